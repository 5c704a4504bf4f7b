import { useEffect } from 'react';
import { accountChosenElsewhere, useCurrentAccount } from '../../lib/session/current-account';
import { useSignedIn } from '../shell/use-shell';

/** Follows the account that the user chooses in another tab of the browser. */
export function useAccountOfOtherTabs(): void {
  const { accounts } = useSignedIn().user;
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const accountId = accountChosenElsewhere(event, accounts);
      if (accountId !== undefined) useCurrentAccount.setState({ accountId });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [accounts]);
}
