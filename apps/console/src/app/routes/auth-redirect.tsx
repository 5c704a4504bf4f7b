import { createFileRoute, redirect } from '@tanstack/react-router';
import { forgetLanguage } from '../../lib/language/language';
import { notify } from '../../lib/page/notices';
import { beginSession, useSession } from '../../lib/session/session';
import { readToken } from '../../lib/session/token';
import { loginHref } from '../access/guard';
import { FramePending } from '../errors/frame-pending';

/**
 * Return address for the company's log-in page, and hand-over of a token by a trusted page. In all other cases it opens the log-in page
 * with an error.
 */
export const Route = createFileRoute('/auth-redirect')({
  pendingComponent: FramePending,
  beforeLoad: async ({ context: { api, queryClient, i18n }, location: { href }, preload }) => {
    if (preload) return;
    // at once and not by the router, which would treat it as a navigation: the token must not get into history or logs
    History.prototype.replaceState.call(history, history.state, '', '/auth-redirect');
    const { receiveSignIn } = await import('../session/receive-sign-in');
    const received = await receiveSignIn(api, href);
    const { next } = received;
    if ('token' in received) {
      queryClient.clear();
      forgetLanguage();
      beginSession(received.token);
      throw redirect({ href: next, replace: true });
    }
    const { notice } = received;
    useSession.setState({ notice });
    // a logged-in user never sees the log-in page
    if (readToken() !== undefined) {
      notify({ tone: 'error', title: i18n.t(notice, { ns: 'errors' }) });
      throw redirect({ href: '/', replace: true });
    }
    throw redirect({ href: loginHref(next), replace: true });
  },
});
