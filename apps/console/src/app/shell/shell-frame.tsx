import { lazy, Suspense } from 'react';
import { CanProvider } from '../../lib/can';
import { useSession } from '../../lib/session';
import { useAccountOfOtherTabs } from '../use-account-of-other-tabs';
import { usePermissionRefresh } from '../use-permission-refresh';
import { useResumeMutations } from '../use-resume-mutations';
import { useServerRecovery } from '../use-server-recovery';
import { useSessionWatch } from '../use-session-watch';
import { Shell } from './shell';
import { useSignedIn } from './use-shell';
import { useShellTitle } from './use-shell-title';

const LoginExpiredDialog = lazy(() =>
  import('./login-expired-dialog').then((module) => ({ default: module.LoginExpiredDialog })),
);

/** The shell, and what goes on behind it as long as somebody is signed in. */
export function ShellFrame() {
  const { user } = useSignedIn();
  const isExpired = useSession((state) => state.isExpired);
  useShellTitle();
  useSessionWatch();
  useAccountOfOtherTabs();
  usePermissionRefresh();
  useServerRecovery();
  useResumeMutations(user.userId);
  return (
    <CanProvider permissions={user.permissions}>
      <Shell />
      {isExpired && (
        <Suspense>
          <LoginExpiredDialog />
        </Suspense>
      )}
    </CanProvider>
  );
}
