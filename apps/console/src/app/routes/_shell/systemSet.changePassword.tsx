import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PasswordPage } from '../../../features/settings/password-page';
import { homePath } from '../../../lib/session/safe-redirect';
import { useRefreshAccess } from '../../session/use-refresh-access';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/systemSet/changePassword')({
  loader: ({ context }) => context.i18n.loadNamespaces(['settings', 'auth']),
  component: ChangePassword,
});

function ChangePassword() {
  const router = useRouter();
  const { user } = useSignedIn();
  const cancel = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ href: homePath });
  };
  const refreshAccess = useRefreshAccess();
  return (
    <PasswordPage
      userName={user.userName}
      mustChange={user.pendingStep === 'password'}
      onChanged={() => void refreshAccess().then(() => router.navigate({ href: homePath }))}
      onCancel={cancel}
      {...useAccountDay()}
    />
  );
}
