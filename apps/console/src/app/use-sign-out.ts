import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../lib/api';
import { useCurrentAccount } from '../lib/current-account';
import { endSession } from '../lib/session';
import { loginHref } from './guard';

/**
 * The two ways out. Both forget the token and everything that was fetched, and lead to the sign-in page with the way
 * back to this one.
 */
export function useSignOut() {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const leave = () => {
    const { href } = router.state.location;
    endSession();
    queryClient.clear();
    void router.navigate({ href: loginHref(href), replace: true });
  };
  return {
    /** The user leaves: the server ends the session, the account is forgotten. */
    logOut: () => {
      // the page does not wait for the answer: a session that cannot be ended there ends by itself within a day
      api.call('logout').catch(() => undefined);
      leave();
      useCurrentAccount.getState().setAccountId(null);
    },
    /** The server has ended the session: the account stays, so that the page comes back as it was. */
    logInAgain: leave,
  };
}
