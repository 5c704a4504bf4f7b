import { recordOf, type Account } from '@meridian/api-client/contract';
import { useEffect, useState } from 'react';
import type { Report } from './registry';
import { useReportColumns, type ReportColumns } from './table/use-report-columns';
import { useReport } from './use-report';
import { isOnePeriod } from './view/is-one-period';
import { printReportView } from './view/print-view';
import { readReportView } from './view/read-view';
import type { ReportAddress, ReportParameter } from './view/report-address';
import type { ReportView, ReportViewChange } from './view/report-view';

export interface ReportModelInput {
  report: Report;
  /** The parameters of the page's address. */
  address: ReportAddress;
  /** Changes the address; `replace` adds no history entry. */
  onAddressChange: (address: ReportAddress, options?: { replace: boolean }) => void;
  /** The current account; undefined if all of `accounts` are current. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** A report on screen: its view, its data, and functions that change the view. */
export interface ReportModel {
  report: Report;
  view: ReportView;
  /** The address of the view, without invalid parameters. */
  address: ReportAddress;
  /** Parameters of the address that the report does not use. */
  ignored: readonly ReportParameter[];
  rows: ReturnType<typeof useReport>;
  columns: ReportColumns;
  account: Account | undefined;
  /** The current accounts. */
  accounts: readonly Account[];
  today: string;
  /** Changes parts of the view, and returns to the first page and closes the open row unless the same page is given. */
  change: (change: ReportViewChange, options?: { replace: boolean }) => void;
  /** Data key of the column whose menu opened a new filter; undefined while none is open. */
  columnToFilter: string | undefined;
  setColumnToFilter: (dataKey: string | undefined) => void;
  /** Removes the ignored parameters from the address. */
  dropIgnored: () => void;
}

export function useReportModel({
  report,
  address: parameters,
  onAddressChange,
  account,
  accounts: all,
  today,
}: ReportModelInput): ReportModel {
  const accounts = account ? [account] : all;
  const { view, address, ignored } = readReportView(parameters, { report, today, accounts });
  const rows = useReport({ report, view });
  const change = (next: ReportViewChange, options?: { replace: boolean }) => {
    // an open row stays as long as its page does
    const row = next.page === view.page ? view.row : undefined;
    onAddressChange({ ...address, ...printReportView({ page: undefined, row, ...next }) }, options);
  };
  const dropIgnored = () =>
    onAddressChange({ ...address, ...recordOf(ignored, () => undefined) }, { replace: true });
  const columns = useReportColumns(report, {
    loaded: rows.response?.data.titleInfos,
    // rows of a longer comparison need their dates, too
    range: isOnePeriod(report.period, view.range) ? (view.comparedRange ?? view.range) : view.range,
    groupBy: view.groupBy,
    isSplit: view.segment !== undefined,
    shown: view.columns,
    onShownChange: (keys) => change({ columns: keys, page: view.page }, { replace: true }),
  });
  const [columnToFilter, setColumnToFilter] = useState<string>();
  const { lastPage } = rows;
  useEffect(() => {
    // an old link, or another account with fewer rows
    if (lastPage !== undefined && view.page > lastPage) {
      change({ page: lastPage }, { replace: true });
    }
  });
  return {
    report,
    view,
    address,
    ignored,
    rows,
    columns,
    account,
    accounts,
    today,
    change,
    columnToFilter,
    setColumnToFilter,
    dropIgnored,
  };
}
