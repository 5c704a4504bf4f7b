import { createFileRoute, redirect } from '@tanstack/react-router';
import { endSession } from '../../lib/session';
import { accessTo } from '../access';
import { loginHref } from '../guard';
import { isServerAway, loadSession } from '../load-session';
import { groupTargets, hasPage } from '../pages';
import type { RouterContext } from '../router';
import { Shell } from '../shell/shell';

/** Everything behind the sign-in: needs a user and their routes. */
export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context, location }) => {
    const path = location.pathname;
    const targets = groupTargets(path);
    const [target, ...others] = targets;
    if (target !== undefined && others.length === 0) throw redirect({ href: target, replace: true });
    if (target === undefined && !hasPage(path))
      throw redirect({ to: '/404', search: { path }, replace: true });
    const session = await sessionOrSignIn(context, location.href);
    if (target === undefined) return session;
    const open = targets.find((candidate) => accessTo(candidate, session.routes, hasPage) === 'open');
    throw redirect({ href: open ?? target, replace: true });
  },
  component: Shell,
});

/** Errors: a redirect to the sign-in where there is no session; that of the call where the server is away. */
async function sessionOrSignIn(context: RouterContext, href: string) {
  try {
    return await loadSession(context);
  } catch (error) {
    if (isServerAway(error)) throw error;
    endSession('verificationFailed');
    context.queryClient.clear();
    throw redirect({ href: loginHref(href), replace: true });
  }
}
