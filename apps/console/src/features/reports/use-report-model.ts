import type { Account } from '@meridian/api-client/contract';
import { useEffect } from 'react';
import type { Report } from './registry';
import { type ReportAddress, type ReportSearchKey } from './report-address';
import { readReportSearch, type ReportSearch } from './report-search';
import { readReportView, type ReportView } from './report-view';
import { useReport } from './use-report';
import { useReportColumns, type ReportColumns } from './use-report-columns';

export interface ReportModelInput {
  report: Report;
  /** What the address says of the view. */
  address: ReportAddress;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onAddressChange: (search: ReportSearch, options?: { replace: boolean }) => void;
  /** The current account; undefined when it stands for all of `accounts`. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
}

/** A report on the screen: what was asked for, what was answered, and how to ask for something else. */
export interface ReportModel {
  report: Report;
  /** The address as far as it can be read. */
  search: ReportSearch;
  view: ReportView;
  /** Parameters of the address that could not be used. */
  broken: readonly ReportSearchKey[];
  rows: ReturnType<typeof useReport>;
  columns: ReportColumns;
  account: Account | undefined;
  /** Those that the current one stands for. */
  accounts: readonly Account[];
  today: string;
  /** Changes parts of the view, from its first page unless it names one. */
  change: (search: ReportSearch, options?: { replace: boolean }) => void;
}

export function useReportModel({
  report,
  address,
  onAddressChange,
  account,
  accounts: all,
  today,
}: ReportModelInput): ReportModel {
  const { search, broken } = readReportSearch(address);
  const accounts = account ? [account] : all;
  const view = readReportView(report, search, { today, accounts });
  const rows = useReport({ report, view });
  const change = (next: ReportSearch, options?: { replace: boolean }) =>
    onAddressChange({ ...search, page: undefined, ...next }, options);
  const columns = useReportColumns(report, {
    answered: rows.answer?.data.titleInfos,
    shown: view.columns,
    onShownChange: (keys) => change({ columns: keys, page: search.page }, { replace: true }),
  });
  const { lastPage } = rows;
  useEffect(() => {
    // an old link, or another account with fewer rows
    if (lastPage !== undefined && view.page > lastPage) {
      onAddressChange({ ...search, page: lastPage > 1 ? lastPage : undefined }, { replace: true });
    }
  });
  return {
    report,
    search,
    view,
    broken: [...broken, ...view.ignored],
    rows,
    columns,
    account,
    accounts,
    today,
    change,
  };
}
