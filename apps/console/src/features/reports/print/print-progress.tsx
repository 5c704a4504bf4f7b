import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent, ProgressBar } from '@meridian/ui';

export interface PrintProgressProps {
  /** Numbers of rows. */
  loaded: number;
  total: number;
  onCancel: () => void;
}

/** The progress of loading the rows to print. */
export function PrintProgress({ loaded, total, onCancel }: PrintProgressProps) {
  const { t } = useTranslation(['print', 'common']);
  return (
    <Dialog open onOpenChange={onCancel}>
      <DialogContent
        title={t('preparing')}
        description={t('loaded', { loaded, total })}
        closesOnBackdrop={false}
        widthPx={400}
        className="print:hidden"
        actions={<Button onClick={onCancel}>{t('common:cancel')}</Button>}
      >
        <ProgressBar label={t('preparing')} value={loaded / total} />
      </DialogContent>
    </Dialog>
  );
}
