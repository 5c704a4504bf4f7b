import { createFileRoute, redirect } from '@tanstack/react-router';
import { endSession } from '../../lib/session';
import { loginHref } from '../guard';
import { isServerAway, loadSession } from '../load-session';
import { groupTarget, hasPage } from '../pages';
import { Shell } from '../shell/shell';

/** Everything behind the sign-in: needs a user and their routes. */
export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context, location }) => {
    const path = location.pathname;
    const target = groupTarget(path);
    if (target !== undefined) throw redirect({ href: target, replace: true });
    if (!hasPage(path)) throw redirect({ to: '/404', search: { path }, replace: true });
    try {
      return await loadSession(context);
    } catch (error) {
      if (isServerAway(error)) throw error;
      endSession('verificationFailed');
      context.queryClient.clear();
      throw redirect({ href: loginHref(location.href), replace: true });
    }
  },
  component: Shell,
});
