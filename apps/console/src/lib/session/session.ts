import { createSession } from '@meridian/api-client/react';
import { clearToken, readToken, writeToken } from './token';

/** Why the user was sent to the sign-in page; a key of the texts `errors`. */
export type SignInNotice = 'verification_failed' | 'sso_rejected';

export const session = createSession<SignInNotice>({
  tokenStore: { read: readToken, write: writeToken, clear: clearToken },
  channelName: 'sessionEvents',
});

export const {
  beginSession,
  broadcastSignOut,
  clearUser,
  endSession,
  expireSession,
  onSessionEvent,
  onSignOut,
  useSession,
} = session;
