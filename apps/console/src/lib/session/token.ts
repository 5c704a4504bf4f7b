import Cookies from 'js-cookie';

const cookieName = 'yunShang-Token';
const dayInSeconds = 86_400;

/** The session's token; undefined when nobody is signed in. */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || undefined;
}

/** Keeps the token for a day. Only the page reads it: it travels in a header, never as a cookie alone. */
export function writeToken(token: string): void {
  Cookies.set(cookieName, token, {
    // not a date: the clock here may be years off
    'max-age': String(dayInSeconds),
    path: '/',
    sameSite: 'Strict',
    secure: location.protocol === 'https:',
  });
}

/** Forgets the token. The session itself is ended by the server. */
export function clearToken(): void {
  Cookies.remove(cookieName, { path: '/' });
}
