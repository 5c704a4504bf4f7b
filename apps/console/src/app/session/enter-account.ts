import type { UserInfo } from '@meridian/api-client/contract';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { printSearch } from '../../lib/page/search-params';
import type { AccountAddress } from '../../lib/session/account-address';
import { accountInUse, allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { useLinkedAccount } from './linked-account';

export interface AccountEntry {
  search: AccountAddress;
  location: ParsedLocation;
  /** Whether the page is only preloaded. */
  preload: boolean;
  context: { user: UserInfo };
}

/**
 * Makes the account of an address the current one of this tab. Runs before a page that shows data of an account.
 *
 * Shape:  `isOwnAccount` is false if the user may not see the account of the address.
 * Errors: a redirect to the same address with the current account, if it has none.
 */
export function enterAccount({ search: { accountId }, location, preload, context: { user } }: AccountEntry) {
  const { accountId: current, setAccountId } = useCurrentAccount.getState();
  if (accountId === undefined) {
    const search = printSearch({ ...location.search, accountId: current ?? allAccounts });
    const hash = location.hash === '' ? '' : `#${location.hash}`;
    throw redirect({ href: `${location.pathname}${search}${hash}`, replace: true });
  }
  const isOwnAccount =
    accountId === allAccounts || user.accounts.some((account) => account.accountId === accountId);
  if (preload || !isOwnAccount) return { isOwnAccount };
  const shown = accountInUse(accountId, user.accounts);
  const isLink = !useLinkedAccount.getState().isEntered && shown !== current;
  useLinkedAccount.setState({ isEntered: true, ...(isLink && { previousId: current }) });
  if (shown !== current) setAccountId(shown);
  return { isOwnAccount };
}
