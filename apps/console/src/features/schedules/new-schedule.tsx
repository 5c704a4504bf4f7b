import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, DialogTrigger } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import type { ReportPath } from '../../lib/page/report-path';
import { ReportsLink } from '../../lib/page/reports-link';

/** Explains where a new scheduled report starts, and leads there. */
export function NewSchedule({ reportPath }: { reportPath: ReportPath }) {
  const { t } = useTranslation('schedules');
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="primary" icon={<PlusIcon />}>
          {t('newReport')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('newReport')}
        description={t('emptyBody')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('close')}</Button>
            </DialogClose>
            <ReportsLink reportPath={reportPath} />
          </>
        }
      />
    </Dialog>
  );
}
