import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createSessionChannel } from './session-channel';

/** Where the browser stores the token of the session, such as a cookie. */
export interface TokenStore {
  /** Undefined when no user is signed in. */
  read: () => string | undefined;
  write: (token: string) => void;
  clear: () => void;
}

/** What `createSession` needs. */
export interface SessionOptions {
  tokenStore: TokenStore;
  /** Name of the BroadcastChannel between the tabs; `meridianSession` by default. */
  channelName?: string;
}

/** What is known of the session beside its token. */
export interface SessionState<Notice extends string = string> {
  /** The server has ended the session; the page requires a new sign-in. */
  isExpired: boolean;
  /** Why the user was, or will be, sent to the sign-in page. */
  notice: Notice | null;
}

/** The session of a browser. Its functions need no component: pass `expireSession` to `on401` of the client. */
export interface BrowserSession<Notice extends string = string> {
  tokenStore: TokenStore;
  /** Hook on the state; `useSession.getState()` and `.setState()` outside components. */
  useSession: UseBoundStore<StoreApi<SessionState<Notice>>>;
  /** Stores the token of a new session, and signs other tabs of this browser in. */
  beginSession: (token: string) => void;
  /** Removes the token. `notice` gives the sign-in page the reason; the one of an expired session stays. */
  endSession: (notice?: Notice | null) => void;
  /** Requires a new sign-in, for a reason if one is known. Responses to requests of a session that was left do nothing. */
  expireSession: (notice?: Notice | null) => void;
  /** Runs when the user's data must be removed: at sign-out, or when another user signs in. Returns an unsubscribe function. */
  onSignOut: (listener: () => void) => () => void;
  /** Removes what belongs to the user who leaves: runs the listeners of `onSignOut`. */
  clearUser: () => void;
  /** Signs other tabs of this browser out. */
  broadcastSignOut: () => void;
  /** Subscribes to sign-ins and sign-outs in other tabs. A sign-in has stored its token before. Returns an unsubscribe function. */
  onSessionEvent: (listener: (event: 'in' | 'out') => void) => () => void;
}

/**
 * Creates the session of an app: its token, whether it has expired, and the sign-ins and sign-outs of all tabs of the
 * browser. Create it once, in a module.
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
