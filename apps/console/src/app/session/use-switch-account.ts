import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forOtherAccount } from '../../features/reports/view/report-address';
import { accountAddress } from '../../lib/session/account-address';
import { useCurrentAccount } from '../../lib/session/current-account';

/** Makes an account the current one of this tab; replaces the previous account in the address. */
export function useSwitchAccount(): (accountId: number) => void {
  const router = useRouter();
  return useCallback(
    (accountId) => {
      useCurrentAccount.getState().setAccountId(accountId);
      const { pathname, search, hash } = router.latestLocation;
      if (accountAddress(search).accountId === undefined) return;
      void router.navigate({
        to: pathname,
        search: { ...forOtherAccount(search), accountId },
        hash,
        replace: true,
      });
    },
    [router],
  );
}
