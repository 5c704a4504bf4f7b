import {
  defaultPageSize,
  drillDownFilters,
  drillDownOf,
  finerSections,
  hoursBelow,
  type Account,
  type ReportRow,
  type Section,
} from '@meridian/api-client/contract';
import { reports, type Report } from '../registry';
import { printReportView } from '../view/print-view';
import type { ReportAddress } from '../view/report-address';
import type { ReportView, ReportViewChange } from '../view/report-view';

/** A report whose rows lead to the level below. */
export interface DrillDownOptions {
  report: Report;
  view: ReportView;
  /** The current accounts. */
  accounts: readonly Pick<Account, 'accountId' | 'accountNo' | 'accountName'>[];
}

/** The report of the level below, in the same period and layout; undefined if there is none. */
export function reportBelow(report: Report): Report | undefined {
  return reportOf(report, drillDownOf(report.channel, report.section)?.section);
}

/** The report of the hours of a day, in the same layout; undefined if the report's days cannot be split. */
export function hoursReport(report: Report): Report | undefined {
  return reportOf(report, hoursBelow(report.channel, report.section, report.period));
}

/** The report of another section, in the same channel, period and layout. */
export function reportOf(
  { layout, channel, period }: Report,
  section: Section | undefined,
): Report | undefined {
  return reports.find(
    (other) =>
      other.kind === 'section' &&
      other.layout === layout &&
      other.channel === channel &&
      other.section === section &&
      other.period === period,
  );
}

/**
 * The address of the report below that shows what belongs to a row: with the range, comparison and mode of accounts, without page and
 * order. Undefined if no filter can select it.
 */
export function drillDownAddress(row: ReportRow, options: DrillDownOptions): ReportAddress | undefined {
  const { channel, section } = options.report;
  const below = drillDownOf(channel, section);
  const filters = below && drillDownFilters(below, row);
  if (!filters) return undefined;
  const { range, compare, from } = options.view;
  const kept = finerSections(channel, below.section).find((finer) => finer === from);
  // the threshold selects rows of the report, not those below them
  const whole = compare && { ...compare, changedBy: undefined };
  return addressOf(row, { ...filters, range, compare: whole, from: kept }, options);
}

/** The address of the hours of a row's day. Without a comparison, which would be with the previous day and not with that of the row. */
export function hoursAddress(row: ReportRow, options: DrillDownOptions): ReportAddress | undefined {
  const day = row['date'];
  const filters = drillDownFilters({ by: [] }, row);
  if (typeof day !== 'string' || !filters) return undefined;
  return addressOf(row, { ...filters, range: { beginDate: day, endDate: day } }, options);
}

/** An address with the accounts of a row, and with the mode of accounts, page size and open chart of its report. */
export function addressOf(
  row: ReportRow,
  change: ReportViewChange,
  { view, accounts }: DrillDownOptions,
): ReportAddress | undefined {
  const accountIds = rowAccountIds(row, { view, accounts });
  if (accountIds === null) return undefined;
  const { reportType, size, metric } = view;
  return {
    size: size === defaultPageSize ? undefined : size,
    ...printReportView({ reportType, metric, accountIds, ...change }),
  };
}

/** The filter for the accounts of a row: its own, or those of the report if it sums them; null if its account is not known. */
export function rowAccountIds(
  { accountNo, accountName }: ReportRow,
  { view, accounts }: Pick<DrillDownOptions, 'view' | 'accounts'>,
): string[] | undefined | null {
  if (!view.isForSeveral || accountNo === undefined) return view.accountIds;
  const own = accounts.filter(
    (account) =>
      account.accountNo === accountNo && (accountName === undefined || account.accountName === accountName),
  );
  return own.length === 1 ? own.map(({ accountId }) => String(accountId)) : null;
}
