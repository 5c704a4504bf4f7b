import { userInfoOptions } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/api';
import { clearUser, useSession } from '../../lib/session/session';
import { onSessionEvent } from '../../lib/session/session-tabs';
import { readToken } from '../../lib/session/token';
import { useSignedIn } from '../shell/use-shell';
import { useSignOut } from './use-sign-out';

/**
 * Keeps this tab with the session of the browser: a user logs out in another tab, or signs in there again, or the
 * token is gone when the window comes to the front.
 */
export function useSessionWatch(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { userId } = useSignedIn().user;
  const { leave, logInAgain } = useSignOut();
  useEffect(() => {
    const comeBack = async () => {
      let user;
      try {
        user = await queryClient.query({ ...userInfoOptions(api), staleTime: 0 });
      } catch {
        return; // the dialog stays, and with it the way to sign in here
      }
      if (user.userId !== userId) {
        clearUser();
        // no other user may see what is in memory
        location.reload();
        return;
      }
      useSession.setState({ isExpired: false });
      void queryClient.invalidateQueries();
      void router.invalidate();
    };
    const check = () => {
      if (document.visibilityState === 'visible' && readToken() === undefined) logInAgain();
    };
    const stop = onSessionEvent((event) => {
      if (event === 'out') leave();
      else void comeBack();
    });
    addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [api, queryClient, router, userId, leave, logInAgain]);
}
