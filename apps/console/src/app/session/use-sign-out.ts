import { endpoints } from '@meridian/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApi } from '../../lib/api/api';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { offlineMutations } from '../../lib/offline/offline-mutations';
import { useCurrentAccount } from '../../lib/session/current-account';
import { broadcastSignOut, clearUser, endSession, type SignInNotice } from '../../lib/session/session';
import { loginHref, loginPath } from '../access/guard';

/**
 * Ways to end the session. All remove the token and everything that was fetched, and open the log-in page with the return address of
 * this page.
 */
export function useSignOut() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMemo(() => {
    const toSignIn = async (notice: SignInNotice | null) => {
      const { href, pathname } = router.state.location;
      offlineMutations.suspend();
      endSession(notice);
      void queryClient.cancelQueries();
      try {
        if (pathname !== loginPath) await router.navigate({ href: loginHref(href), replace: true });
      } finally {
        // not earlier: the page that is left would refetch everything
        queryClient.clear();
      }
    };
    const leave = () => {
      clearUser();
      useUnsavedDrafts.getState().clear();
      void toSignIn(null).finally(() => useCurrentAccount.getState().setAccountId(null));
    };
    return {
      /** The user logs out: the server ends the session, drafts, tags and account are removed, and other tabs follow. */
      logOut: () => {
        // the page does not wait for the response: a session that cannot be ended there expires within a day
        api.call(endpoints.logout).catch(() => undefined);
        leave();
        broadcastSignOut();
      },
      /** The user has logged out in another tab. */
      leave,
      /** The session has ended, as the log-in page says: account and drafts stay, so that the page is restored unchanged. */
      logInAgain: () => void toSignIn('login_expired'),
    };
  }, [api, queryClient, router]);
}
