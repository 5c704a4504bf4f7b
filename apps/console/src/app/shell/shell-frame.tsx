import { useTranslation } from '@meridian/i18n';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { CanProvider } from '../../lib/session/can';
import { useSession } from '../../lib/session/session';
import { usePageRecovery } from '../offline/use-page-recovery';
import { useResumeMutations } from '../offline/use-resume-mutations';
import { useAccountOfLink } from '../session/use-account-of-link';
import { useConsoleSession } from '../session/use-console-session';
import { useLiveAccess } from '../session/use-live-access';
import { Shell } from './shell';
import { useSignedIn, usePageName } from './use-shell';

const LoginExpiredDialog = lazy(() =>
  import('./login-expired-dialog').then((module) => ({ default: module.LoginExpiredDialog })),
);

/** The shell, and its background work while a user is logged in. */
export function ShellFrame() {
  const { user } = useSignedIn();
  const isExpired = useSession((state) => state.isExpired);
  useShellTitle();
  useConsoleSession();
  useLiveAccess();
  useAccountOfLink();
  usePageRecovery();
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

/**
 * Sets the window title to the page on screen, in the current language: `Keyword · Daily · Meridian`. A page with a special title sets
 * it afterwards (`usePageTitle`).
 */
function useShellTitle(): void {
  const { t } = useTranslation('common');
  const page = usePageName();
  const title = page === '' ? undefined : t('pageTitle', { page });
  // before the effects of the page below
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
