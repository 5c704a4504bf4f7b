import type { ErrorCode, SessionEndReason } from '@meridian/api-client/contract';
import { createSession } from '@meridian/api-client/react';
import { clearToken, readToken, writeToken } from './token';

/** Why the user was sent to the log-in page: a key of the texts `errors`, or an error code of the log-in. */
export type SignInNotice =
  | 'login_expired'
  | 'verification_failed'
  | 'sso_rejected'
  | `${ErrorCode}`
  | `session_${SessionEndReason}`
  | 'network';

export const session = createSession<SignInNotice>({
  tokenStore: { read: readToken, write: writeToken, clear: clearToken },
  channelName: 'sessionEvents',
});

export const {
  beginSession,
  broadcastSignOut,
  clearUser,
  endSession,
  onSessionEvent,
  onSignOut,
  useSession,
} = session;

/** Requires a new log-in, and says why unless the session expired: `on401` of the client. */
export const expireSession = (reason: SessionEndReason | null) =>
  session.expireSession(reason === null ? null : `session_${reason}`);
