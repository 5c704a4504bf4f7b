import type { UserInfo } from '@meridian/api-client/contract';
import { findReport } from '../../features/reports/registry';
import { prefetchReportRows } from '../../features/reports/report-rows-options';
import { reportAddressSchema } from '../../features/reports/view/report-address';
import { currentDay } from '../../lib/dates/today';
import { accountAddress } from '../../lib/session/account-address';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import type { RouterContext } from '../router-context';

export interface PrefetchContext extends RouterContext {
  search: Readonly<Record<string, unknown>>;
  user: UserInfo;
  askedAt: Date;
}

/** Fetches the rows of a report whose link the pointer or the focus is on. */
export function prefetchReport(
  path: string,
  { search, user: { accounts }, askedAt, ...clients }: PrefetchContext,
): void {
  const report = findReport(path);
  const { accountId = allAccounts } = accountAddress(search);
  // requests are about the current account
  const isCurrent = accountId === (useCurrentAccount.getState().accountId ?? allAccounts);
  const account = accounts.find((each) => each.accountId === accountId);
  const shown = account ?? accounts[0];
  if (!report || report.layout === 'centre' || !isCurrent || !shown) return;
  prefetchReportRows(clients, {
    report,
    address: reportAddressSchema.parse(search),
    accounts: account ? [account] : accounts,
    today: currentDay(shown, { askedAt, now: new Date() }),
  });
}
