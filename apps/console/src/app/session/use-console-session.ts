import { useSessionWatch, useUserRefresh } from '@meridian/api-client/react';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/api/api';
import { session } from '../../lib/session/session';
import { useSignedIn } from '../shell/use-shell';
import { useSignOut } from './use-sign-out';

/**
 * Keeps this tab in line with the session of the browser: the page follows log-outs and log-ins in other tabs, and menu and page follow
 * the user's permissions.
 */
export function useConsoleSession(): void {
  const api = useApi();
  const router = useRouter();
  const { userId } = useSignedIn().user;
  const { leave, logInAgain } = useSignOut();
  useSessionWatch(session, api, {
    userId,
    onSignOut: leave,
    onTokenMissing: logInAgain,
    onReturn: () => void router.invalidate(),
  });
  useUserRefresh(api, () => void router.invalidate());
}
