import Cookies from 'js-cookie';

const cookieName = 'yunShang-Token';
const dayInSeconds = 86_400;

/** The session's token; undefined without a session. */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || undefined;
}

/** Stores the token for a day. Only the page reads it: it is sent in a header, never as a cookie alone. */
export function writeToken(token: string): void {
  Cookies.set(cookieName, token, {
    // not a date: the local clock may be years off
    'max-age': String(dayInSeconds),
    path: '/',
    sameSite: 'Strict',
    secure: location.protocol === 'https:',
  });
}

/** Removes the token. The server ends the session itself. */
export function clearToken(): void {
  Cookies.remove(cookieName, { path: '/' });
}
