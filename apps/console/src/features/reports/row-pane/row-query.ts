import { periodColumnKeys, rowFilters, type ReportRow } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { rowAccountIds, drillDownAddress, type DrillDownOptions } from '../drill-down/drill-down-link';
import { printReportView, noFilters } from '../view/print-view';
import type { ReportAddress } from '../view/report-address';
import { queryOf } from '../view/report-query';

/** The days of a row: those of its day, week or month, otherwise those of the report. */
export function rowRange(row: ReportRow, range: DateRange): DateRange {
  const period = periodColumnKeys.map((key) => row[key]).find((value) => typeof value === 'string');
  const [beginDate = '', endDate = beginDate] = (period ?? '').split('~');
  return beginDate === '' ? range : { beginDate, endDate };
}

/**
 * The query of exactly what a row shows, in its own days or in others. In the days of the report it is compared as the
 * report is, whatever the threshold of changes. Undefined if no filter can select the row.
 */
export function rowQuery(row: ReportRow, { report, view, accounts }: DrillDownOptions, range: DateRange) {
  const filters = rowFilters(report, row);
  const accountIds = rowAccountIds(row, { view, accounts });
  if (!filters || accountIds === null) return undefined;
  const isWhole = isSameRange(range, view.range);
  const compare = isWhole && view.compare ? { ...view.compare, changedBy: undefined } : undefined;
  return queryOf({ ...view, ...noFilters, ...filters, accountIds, range, compare });
}

/**
 * The address of the level below a row, in the days of the row: its totals are those of the row. A day, week or month of several has no
 * comparison, which would be with other days than that of the row.
 */
export function childrenAddress(row: ReportRow, options: DrillDownOptions): ReportAddress | undefined {
  const address = drillDownAddress(row, options);
  const { range } = options.view;
  const own = rowRange(row, range);
  if (!address || isSameRange(own, range)) return address;
  return { ...address, ...printReportView({ range: own, compare: undefined }) };
}

function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.beginDate === other.beginDate && one.endDate === other.endDate;
}
