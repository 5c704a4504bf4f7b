import {
  dimensionDataKey,
  drillDownFilters,
  findSection,
  finerSections,
  metrics,
  parseSort,
  periodColumnKey,
  periodPickerType,
  printSort,
  segmentReport,
  type ReportRow,
} from '@meridian/api-client/contract';
import { lastSelectableDay, validateRange, type DateRange } from '@meridian/date-range/core';
import { rowAccountIds, type DrillDownOptions } from '../drill-down/drill-down-link';
import type { ChildRowsRequest } from '../open-rows/use-child-rows';
import { reports, type Report } from '../registry';
import { isSortableKey } from '../report-keys';
import { noFilters, printReportView } from '../view/print-view';
import type { ReportAddress } from '../view/report-address';
import { queryOf } from '../view/report-query';

export interface SegmentOptions extends DrillDownOptions {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The data key of the column whose values name the segments of a report; undefined without segments. */
export function segmentKey({ report, view }: Pick<DrillDownOptions, 'report' | 'view'>): string | undefined {
  const target = view.segment && segmentReport(view.segment, report);
  if (!target) return undefined;
  return target.groupBy === 'period' ? periodColumnKey(target.period) : dimensionDataKey(target.groupBy);
}

/** Data keys of the metrics of a report that segments add up in. */
export function summedKeys({ channel, section }: Pick<DrillDownOptions['report'], 'channel' | 'section'>) {
  return (findSection(channel, section)?.metrics ?? []).flatMap((id) =>
    metrics[id].kind === 'sum' ? [metrics[id].dataKey] : [],
  );
}

/**
 * The request for the segments of a row in the days of the row, each beside its values in the days that the row is compared with.
 * `previous`: the row in the comparison period. Undefined if no filter selects what belongs to the row.
 */
export function segmentRequest(
  row: ReportRow,
  previous: object | undefined,
  options: SegmentOptions,
): ChildRowsRequest | undefined {
  const found = segmentsOfRow(row, previous, options);
  if (!found) return undefined;
  const { own, change, isOrdered, days } = found;
  const { view } = options;
  return {
    ...own,
    query: queryOf({ ...view, ...noFilters, ...change }),
    sortCol: days ? printSort({ key: days, direction: 'asc' }) : isOrdered ? view.sort : undefined,
    ...(change.groupBy === 'hour' && { orderKey: dimensionDataKey(change.groupBy) }),
  };
}

/** The report that lists all segments of a row, and its address. Undefined if there is none. */
export function segmentLink(
  row: ReportRow,
  previous: object | undefined,
  options: SegmentOptions,
): { report: Report; address: ReportAddress } | undefined {
  const found = segmentsOfRow(row, previous, options);
  const report =
    found &&
    reports.find(
      ({ channel, section, period, kind, layout }) =>
        kind === 'section' &&
        layout === options.report.layout &&
        channel === found.own.channel &&
        section === found.own.section &&
        period === found.own.period,
    );
  if (!found || !report) return undefined;
  const { reportType, sort } = options.view;
  const address = printReportView({ reportType, ...found.change, sort: found.isOrdered ? sort : undefined });
  return { report, address };
}

/** What selects the segments of a row. */
function segmentsOfRow(row: ReportRow, previous: object | undefined, options: SegmentOptions) {
  const { report, view, accounts, today } = options;
  const target = view.segment && segmentReport(view.segment, report);
  const filters = target && drillDownFilters(target, row);
  const accountIds = rowAccountIds(row, { view, accounts });
  if (!filters || accountIds === null) return undefined;
  const { section, period, groupBy } = target;
  const type = periodPickerType[period];
  const isValid = (each: DateRange) => validateRange({ type, range: each, today }).ok;
  const lastDay = lastSelectableDay(type, today);
  const range = daysOf(row, report, { ...view.range, endDate: earlier(view.range.endDate, lastDay) });
  if (!range || !isValid(range)) return undefined;
  const compared = view.comparedRange && daysOf(previous ?? {}, report, view.comparedRange);
  const compare =
    view.compare && compared && isValid(compared)
      ? { ...view.compare, basis: compared, changedBy: undefined }
      : undefined;
  const own = { channel: report.channel, section, period };
  const days = groupBy === 'period' ? periodColumnKey(period) : undefined;
  const order = parseSort(view.sort);
  const isOrdered =
    order !== null && isSortableKey(own, order.key, { isCompared: compare !== undefined, groupBy });
  const from = finerSections(own.channel, section).find((finer) => finer === view.from);
  return { own, days, isOrdered, change: { ...filters, accountIds, range, compare, groupBy, from } };
}

/** The days of a row that are in a range; null if it has none, such as a row that exists in the comparison period only. */
function daysOf(row: object, { period }: DrillDownOptions['report'], range: DateRange): DateRange | null {
  const key = periodColumnKey(period);
  if (key === undefined) return range;
  const value = new Map<string, unknown>(Object.entries(row)).get(key);
  if (typeof value !== 'string') return null;
  const [first = '', last = first] = value.split('~');
  return {
    beginDate: first > range.beginDate ? first : range.beginDate,
    endDate: earlier(last, range.endDate),
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
