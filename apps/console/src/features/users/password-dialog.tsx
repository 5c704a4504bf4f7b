import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent } from '@meridian/ui';
import { CopyIcon } from '@meridian/ui/icons';
import { notify } from '../../lib/page/notices';

export interface NewPassword {
  /** Name of the user. */
  name: string;
  password: string;
}

/** Shows a one-time password, only once. Closes only with its button. */
export function PasswordDialog({ name, password, onClose }: NewPassword & { onClose: () => void }) {
  const { t } = useTranslation('access');
  const copy = () =>
    void navigator.clipboard.writeText(password).then(
      () => notify({ tone: 'success', title: t('users.password.copied') }),
      () => undefined,
    );
  return (
    <Dialog open>
      <DialogContent
        title={<span className="wrap-anywhere">{t('users.password.title', { name })}</span>}
        description={t('users.password.body')}
        actions={
          <>
            <Button icon={<CopyIcon />} onClick={copy}>
              {t('users.password.copy')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('users.password.done')}
            </Button>
          </>
        }
      >
        <output className="block rounded-sm bg-sunken px-4 py-3 text-center font-mono text-20 text-fg-1 select-all">
          {password}
        </output>
      </DialogContent>
    </Dialog>
  );
}
