import { pagePath } from '@meridian/api-client/contract';
/** Target of a log-in without a requested page. */
export const homePath = pagePath('home');

/**
 * The address to open after a log-in, from a value that an attacker may have put into the link.
 *
 * Shape:  path, search and hash of a page of this origin; `/home/index` for everything else: other origins in any
 *         spelling (`//evil`, `/\evil`, encoded), other schemes, control characters, and the log-in pages themselves.
 * Errors: none.
 */
export function safeRedirect(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !isPlainPath(value)) return homePath;
  const url = parseUrl(value, origin);
  // dot segments are already resolved: `/a/..//evil` has become `//evil`
  if (url?.origin !== origin || !isPlainPath(url.pathname) || isSignIn(url.pathname)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** Whether a text starts a path of this host, however often its path is percent-decoded. */
function isPlainPath(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  let path: string | undefined = value.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 5; round += 1) {
    if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
    const decoded = decode(path);
    if (decoded === path) return true;
    if (decoded === undefined) return false;
    path = decoded;
  }
  return false;
}

const isSignIn = (path: string) => /^\/(login|auth-redirect|second-step)(\/|$)/i.test(decode(path) ?? path);

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // not UTF-8: no page of the console has such a path
  }
};

const parseUrl = (value: string, origin: string) => {
  try {
    return new URL(value, origin);
  } catch {
    return undefined; // not an address
  }
};
