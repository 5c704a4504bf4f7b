import type { Account, ReportRow } from '@meridian/api-client/contract';
import { rowAccountIds } from '../drill-down/drill-down-link';
import type { ReportModel } from '../use-report-model';

/** The account of rows: the current one, or the one that they all name; undefined if there are several, or it is not known. */
export function accountOfRows(
  rows: readonly ReportRow[],
  { account, accounts, view }: Pick<ReportModel, 'account' | 'accounts' | 'view'>,
): Account | undefined {
  if (account) return account;
  const [id, ...others] = new Set(
    rows.map((row) => {
      const [own, ...more] = rowAccountIds(row, { view, accounts }) ?? [];
      return more.length === 0 ? own : undefined;
    }),
  );
  return others.length === 0 ? accounts.find(({ accountId }) => String(accountId) === id) : undefined;
}
