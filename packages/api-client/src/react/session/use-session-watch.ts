import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../client/types';
import { userInfoOptions } from '../user-options';
import type { BrowserSession } from './create-session';

/** What a page does when its session changes elsewhere. */
export interface SessionWatchOptions {
  /** The user that this tab is signed in as. */
  userId: string;
  /** The user has signed out in another tab. */
  onSignOut: () => void;
  /** The window is visible again, and the token is gone: the session has ended. */
  onTokenMissing: () => void;
  /** The same user has signed in again in another tab. Queries are refetched already. */
  onReturn?: () => void;
  /** Another user has signed in; `clearUser` has run. Remove all that is in memory, by default with a reload of the page. */
  onOtherUser?: () => void;
}

/**
 * Keeps this tab with the session of the browser while the component is mounted: a user signs out in another tab or
 * signs in there again, or the token is gone when the window gets the focus.
 */
export function useSessionWatch<Notice extends string>(
  { tokenStore, useSession, clearUser, onSessionEvent }: BrowserSession<Notice>,
  client: ApiClient,
  { userId, ...callbacks }: SessionWatchOptions,
): void {
  const queryClient = useQueryClient();
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const handleSignIn = async () => {
      let user;
      try {
        user = await queryClient.query({ ...userInfoOptions(client), staleTime: 0 });
      } catch {
        return; // the session stays expired: the user can sign in here
      }
      if (user.userId !== userId) {
        clearUser();
        (latest.current.onOtherUser ?? reloadPage)();
        return;
      }
      useSession.setState({ isExpired: false, notice: null });
      void queryClient.invalidateQueries();
      latest.current.onReturn?.();
    };
    const check = () => {
      if (document.visibilityState === 'visible' && tokenStore.read() === undefined)
        latest.current.onTokenMissing();
    };
    const stop = onSessionEvent((event) => {
      if (event === 'out') latest.current.onSignOut();
      else void handleSignIn();
    });
    addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [client, queryClient, userId, tokenStore, useSession, clearUser, onSessionEvent]);
}

// no other user may see what is in memory
const reloadPage = () => location.reload();
