import { isUnreachableError } from '@meridian/api-client';
import { pagePath } from '@meridian/api-client/contract';
import { redirect } from '@tanstack/react-router';
import { offlineMutations } from '../../lib/offline/offline-mutations';
import { endSession } from '../../lib/session/session';
import { loginHref, secondStepHref } from '../access/guard';
import { hasPage } from '../navigation/pages';
import { routeTarget } from '../navigation/route-target';
import type { RouterContext } from '../router-context';
import { loadSession } from './load-session';

/**
 * The guard of everything behind the log-in: loads user and routes, or redirects.
 *
 * Errors: redirects: to the log-in if there is no session, to the second step if the
 *         installation requires it, to the page of a group, to `/404`; the request's error if
 *         the server is unreachable.
 */
export async function enterShell(context: RouterContext, { path, href }: { path: string; href: string }) {
  const session = await sessionOrSignIn(context, href);
  if (session.user.pendingStep === 'secondFactor')
    throw redirect({ href: secondStepHref(href), replace: true });
  if (session.user.pendingStep === 'password' && path !== pagePath('password')) {
    throw redirect({ to: pagePath('password'), replace: true });
  }
  if (hasPage(path)) return session;
  const target = routeTarget(path, session.routes);
  throw target === undefined
    ? redirect({ to: pagePath('notFound'), search: { path }, replace: true })
    : redirect({ href: target, replace: true });
}

async function sessionOrSignIn(context: RouterContext, href: string) {
  try {
    return await loadSession(context);
  } catch (error) {
    if (isUnreachableError(error)) throw error;
    offlineMutations.suspend();
    endSession('verification_failed');
    context.queryClient.clear();
    throw redirect({ href: loginHref(href), replace: true });
  }
}
