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
 * The ways out. All forget the token and everything that was fetched, and lead to the sign-in page with the way back to
 * this one.
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
        // not before: the page that is left would fetch everything again
        queryClient.clear();
      }
    };
    const leave = () => {
      clearUser();
      useUnsavedDrafts.getState().clear();
      void toSignIn(null).finally(() => useCurrentAccount.getState().setAccountId(null));
    };
    return {
      /** The user leaves: the server ends the session, drafts, tags and account are removed, other tabs follow. */
      logOut: () => {
        // the page does not wait for the response: a session that cannot be ended there ends by itself within a day
        api.call(endpoints.logout).catch(() => undefined);
        leave();
        broadcastSignOut();
      },
      /** The user has left in another tab. */
      leave,
      /** The session has ended, as the sign-in page says: account and drafts stay, so that the page comes back as it was. */
      logInAgain: () => void toSignIn('login_expired'),
    };
  }, [api, queryClient, router]);
}
