import type { ReportSchedule } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useScheduleChanges } from './use-schedule-changes';

export interface DeleteScheduleDialogProps {
  schedule: ReportSchedule;
  onClose: () => void;
}

/** Asks before a scheduled report is deleted. */
export function DeleteScheduleDialog({ schedule, onClose }: DeleteScheduleDialogProps) {
  const { t } = useTranslation('schedules');
  const { remove } = useScheduleChanges();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{t('deleting.title', { name: schedule.name })}</span>}
        description={t('deleting.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(schedule, { onSettled: onClose })}
            >
              {t('deleting.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
