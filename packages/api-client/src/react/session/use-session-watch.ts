import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../client/types';
import { userInfoOptions } from '../user-options';
import type { BrowserSession } from './create-session';

/** Callbacks of a page for changes of its session elsewhere. */
export interface SessionWatchOptions {
  /** The user who is logged in in this tab. */
  userId: string;
  /** The user has logged out in another tab. */
  onSignOut: () => void;
  /** The window is visible again, and the token is gone: the session has ended. */
  onTokenMissing: () => void;
  /** The same user has logged in again in another tab. Queries are already refetched. */
  onReturn?: () => void;
  /** Another user has logged in; `clearUser` has run. Remove all data in memory, by default by reloading the page. */
  onOtherUser?: () => void;
}

/**
 * Synchronizes this tab with the session of the browser while the component is mounted: a user logs out in another tab or logs in again
 * there, or the token is gone when the window gets the focus.
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
        return; // the session stays expired: the user can log in here
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

// no other user may see data in memory
const reloadPage = () => location.reload();
