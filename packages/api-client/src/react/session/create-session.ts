import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createSessionChannel } from './session-channel';

/** Storage of the session token in the browser, such as a cookie. */
export interface TokenStore {
  /** Undefined if no user is logged in. */
  read: () => string | undefined;
  write: (token: string) => void;
  clear: () => void;
}

/** Options of `createSession`. */
export interface SessionOptions {
  tokenStore: TokenStore;
  /** Name of the BroadcastChannel between the tabs; `meridianSession` by default. */
  channelName?: string;
}

/** State of the session in addition to its token. */
export interface SessionState<Notice extends string = string> {
  /** Whether the server has ended the session; the page then requires a new login. */
  isExpired: boolean;
  /** Why the user was, or will be, sent to the login page. */
  notice: Notice | null;
}

/** The session of a browser. Its functions need no component: pass `expireSession` to `on401` of the client. */
export interface BrowserSession<Notice extends string = string> {
  tokenStore: TokenStore;
  /** Hook on the state; `useSession.getState()` and `.setState()` outside components. */
  useSession: UseBoundStore<StoreApi<SessionState<Notice>>>;
  /** Stores the token of a new session, and logs in other tabs of this browser. */
  beginSession: (token: string) => void;
  /** Removes the token. `notice` gives the login page the reason; that of an expired session stays. */
  endSession: (notice?: Notice | null) => void;
  /** Requires a new login, with a reason if one is known. Responses to requests of an earlier session have no effect. */
  expireSession: (notice?: Notice | null) => void;
  /** Subscribes to the removal of the user's data: at logout, or when another user logs in. Returns an unsubscribe function. */
  onSignOut: (listener: () => void) => () => void;
  /** Removes the data of the leaving user: runs the listeners of `onSignOut`. */
  clearUser: () => void;
  /** Logs out other tabs of this browser. */
  broadcastSignOut: () => void;
  /** Subscribes to logins and logouts in other tabs. The token of a login is already stored. Returns an unsubscribe function. */
  onSessionEvent: (listener: (event: 'in' | 'out') => void) => () => void;
}

/**
 * Creates the session of an app: its token, whether it has expired, and the logins and logouts of all tabs of the browser. Create it
 * once, in a module.
 */
export function createSession<Notice extends string = string>({
  tokenStore,
  channelName = 'meridianSession',
}: SessionOptions): BrowserSession<Notice> {
  const useSession = create<SessionState<Notice>>(() => ({ isExpired: false, notice: null }));
  const channel = createSessionChannel(channelName);
  const listeners = new Set<() => void>();
  let hasLeft = false;
  return {
    tokenStore,
    useSession,
    beginSession: (token) => {
      hasLeft = false;
      tokenStore.write(token);
      useSession.setState({ isExpired: false, notice: null });
      channel.broadcast({ event: 'in', token });
    },
    endSession: (notice = null) => {
      hasLeft = true;
      tokenStore.clear();
      useSession.setState((known) => ({
        isExpired: false,
        notice: (known.isExpired ? known.notice : null) ?? notice,
      }));
    },
    expireSession: (notice = null) => {
      if (!hasLeft) useSession.setState({ isExpired: true, notice });
    },
    onSignOut: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clearUser: () => {
      for (const listener of listeners) listener();
    },
    broadcastSignOut: () => channel.broadcast({ event: 'out' }),
    onSessionEvent: (listener) =>
      channel.subscribe((message) => {
        // the message may arrive before the cookie, which travels between processes separately
        if (message.event === 'in') tokenStore.write(message.token);
        listener(message.event);
      }),
  };
}
