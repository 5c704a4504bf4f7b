import { pagePath } from '@meridian/api-client/contract';
import { safeRedirect } from '../../lib/session/safe-redirect';

/** Path of the log-in page. The query `redirect` contains the address to open afterwards. */
export const loginPath = pagePath('login');

/** Pages that need no session: the log-in page, and the hand-over from a trusted log-in page. */
const isLogin = (path: string) => /^\/login\/?$/i.test(path);
const isHandOver = (path: string) => /^\/auth-redirect\/?$/i.test(path);

/** Decision about a navigation: continue, redirect, or continue once user and routes are known. */
export type GuardDecision =
  | { kind: 'proceed' }
  | { kind: 'redirect'; href: string }
  | { kind: 'needs-session' };

/**
 * The guard of every navigation.
 *
 * Shape:  `path` is the pathname, `href` path, search and hash of the requested page.
 */
export function decideGuard({
  path,
  href,
  hasToken,
}: {
  path: string;
  href: string;
  hasToken: boolean;
}): GuardDecision {
  if (isHandOver(path)) return { kind: 'proceed' };
  if (hasToken) return isLogin(path) ? { kind: 'redirect', href: '/' } : { kind: 'needs-session' };
  return isLogin(path) ? { kind: 'proceed' } : { kind: 'redirect', href: loginHref(href) };
}

/** The log-in page, which returns to `href` afterwards. */
export function loginHref(href: string): string {
  return `${loginPath}?${new URLSearchParams({ redirect: href }).toString()}`;
}

/** The second step of a session that needs one, which returns to `href` afterwards. */
export function secondStepHref(href: string): string {
  return `/second-step?${new URLSearchParams({ redirect: href }).toString()}`;
}

/** The page behind `/redirect/{path}`: the path itself with its search, to replace the address. */
export function refreshTarget(href: string, origin: string): string {
  return safeRedirect(href.replace(/^\/redirect/i, ''), origin);
}
