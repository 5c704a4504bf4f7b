import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';

/** Asks before a form with unsaved input is closed. */
export function CloseUnsavedDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation(['access', 'shell']);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('shell:tags.unsaved.closeTitle')}
        description={t('access:users.form.unsaved')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('shell:tags.unsaved.keep')}</Button>
            </DialogClose>
            <Button variant="danger" onClick={onConfirm}>
              {t('shell:tags.unsaved.close')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
