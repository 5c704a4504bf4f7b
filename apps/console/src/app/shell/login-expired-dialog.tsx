import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent } from '@meridian/ui';
import { useSignOut } from '../use-sign-out';

/** The server has ended the session. Every way out of the dialog leads to the sign-in page and back here. */
export function LoginExpiredDialog() {
  const { t } = useTranslation();
  const { logInAgain } = useSignOut();
  return (
    <Dialog open onOpenChange={logInAgain}>
      <DialogContent
        role="alertdialog"
        title={t('expired.title')}
        description={t('expired.body')}
        closesOnBackdrop={false}
        actions={
          <Button variant="primary" onClick={logInAgain}>
            {t('expired.action')}
          </Button>
        }
      />
    </Dialog>
  );
}
