import type { Account } from '@meridian/api-client/contract';
import type { ReportModel } from '../use-report-model';

/** The accounts whose data a report shows: the current ones, as far as the filter by account selects them. */
export function shownAccounts({
  accounts,
  view,
}: Pick<ReportModel, 'accounts'> & { view: Pick<ReportModel['view'], 'accountIds'> }): readonly Account[] {
  const { accountIds } = view;
  if (accountIds === undefined) return accounts;
  return accounts.filter(({ accountId }) => accountIds.includes(String(accountId)));
}
