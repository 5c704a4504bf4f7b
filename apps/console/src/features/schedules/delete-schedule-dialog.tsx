import type { ReportSchedule } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
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
    <ConfirmDialog
      title={t('deleting.title', { name: schedule.name })}
      body={t('deleting.body')}
      confirmLabel={t('deleting.confirm')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(schedule, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
