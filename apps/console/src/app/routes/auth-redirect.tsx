import { createFileRoute, redirect } from '@tanstack/react-router';
import { forgetLanguage } from '../../lib/language/language';
import { notify } from '../../lib/page/notices';
import { beginSession, useSession } from '../../lib/session/session';
import { readToken } from '../../lib/session/token';
import { loginHref } from '../access/guard';

/**
 * Where the sign-in page of the company leads back, and where a trusted page hands a token over. Everything else leads to the
 * sign-in page, which says so.
 */
export const Route = createFileRoute('/auth-redirect')({
  beforeLoad: async ({ context: { api, queryClient, i18n }, location: { href }, preload }) => {
    if (preload) return;
    // at once, and not by the router, which would take it for a navigation: no history and no log shall have the token
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
    // a signed-in user never sees the sign-in page
    if (readToken() !== undefined) {
      notify({ tone: 'error', title: i18n.t(notice, { ns: 'errors' }) });
      throw redirect({ href: '/', replace: true });
    }
    throw redirect({ href: loginHref(next), replace: true });
  },
});
