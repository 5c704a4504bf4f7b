import { createSession } from '@meridian/api-client/react';
import { clearToken, readToken, writeToken } from './token';

/** Why the user was sent to the sign-in page; a key of the texts `errors`. `910007`: the second step took too long. */
export type SignInNotice = 'verification_failed' | 'sso_rejected' | '910007';

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
