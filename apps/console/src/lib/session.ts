import { create } from 'zustand';
import { clearToken, readToken, writeToken } from './token';

/** Why somebody is on the sign-in page without having asked for it; a key of the texts `errors`. */
export type SignInNotice = 'verificationFailed';

interface Session {
  /** The server has ended the session; the page asks to log in again. */
  isExpired: boolean;
  notice: SignInNotice | null;
}

/** What is known of the session beside its token. */
export const useSession = create<Session>(() => ({ isExpired: false, notice: null }));

/** Keeps the token of a new session. */
export function beginSession(token: string): void {
  writeToken(token);
  useSession.setState({ isExpired: false, notice: null });
}

/** Forgets the token. `notice` tells the sign-in page why. */
export function endSession(notice: SignInNotice | null = null): void {
  clearToken();
  useSession.setState({ isExpired: false, notice });
}

/** Asks to log in again; called when the server answers 401. */
export function expireSession(): void {
  if (readToken()) useSession.setState({ isExpired: true });
}
