import { create } from 'zustand';
import { broadcastSession } from './session-tabs';
import { clearToken, writeToken } from './token';

/** Why the user was sent to the sign-in page; a key of the texts `errors`. */
export type SignInNotice = 'verification_failed' | 'sso_rejected';

interface Session {
  /** The server has ended the session; the page requires a new login. */
  isExpired: boolean;
  notice: SignInNotice | null;
}

/** What is known of the session beside its token. */
export const useSession = create<Session>(() => ({ isExpired: false, notice: null }));

let hasLeft = false;
const forgetters = new Set<() => void>();

/** Keeps the token of a new session, and lets waiting tabs of this browser in. */
export function beginSession(token: string): void {
  hasLeft = false;
  writeToken(token);
  useSession.setState({ isExpired: false, notice: null });
  broadcastSession({ event: 'in', token });
}

/** Removes the token. `notice` gives the sign-in page the reason. */
export function endSession(notice: SignInNotice | null = null): void {
  hasLeft = true;
  clearToken();
  useSession.setState({ isExpired: false, notice });
}

/** Asks to sign in again; called when the server responds with 401. Responses to requests of an earlier session do nothing. */
export function expireSession(): void {
  if (!hasLeft) useSession.setState({ isExpired: true });
}

/** Runs when the data of the user must be removed: at log-out, or when another user signs in. Returns an unsubscribe function. */
export function onSignOut(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/** Forgets what belongs to the user who leaves. */
export function clearUser(): void {
  for (const forget of forgetters) forget();
}
