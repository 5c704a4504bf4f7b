import {
  defaultPageSize,
  findSection,
  parseSort,
  periodPickerType,
  printSort,
  recordOf,
  reportFilterIds,
  type Account,
  type ReportFilter,
  type ReportQuery,
} from '@meridian/api-client/contract';
import {
  defaultRange,
  validateRange,
  type DateRange,
  type RangeErrorCode,
  type RangeType,
} from '@meridian/date-range/core';
import type { ReportSort } from '@meridian/report-table';
import { isKpiKey, type KpiKey } from './kpi-keys';
import type { Report } from './registry';
import { reportSearchKeys, type ReportSearchKey } from './report-address';
import { comparedRange, type ReportComparisonView } from './report-compare';
import { knownColumnKeys, sortableKeys } from './report-keys';
import { pickFilters, type ReportFilters, type ReportSearch } from './report-search';

/** A report as it is asked for: what its address says, completed by defaults. */
export interface ReportView {
  range: DateRange;
  /** Why the range cannot be searched; null when it can. */
  rangeError: RangeErrorCode | null;
  /** The filters that the report has, in the order of the toolbar. */
  offered: readonly ReportFilter[];
  filters: ReportFilters;
  filterCount: number;
  /** The current account stands for several. */
  isForSeveral: boolean;
  reportType: 1 | 2 | undefined;
  page: number;
  size: number;
  sort: ReportSort;
  /** null where nothing is compared. */
  compare: ReportComparisonView | null;
  /** The KPI whose chart is open. */
  metric: KpiKey | null;
  /** Data keys of the columns in their order; undefined: as the user has them. */
  columns: readonly string[] | undefined;
  /** What the address says and this report cannot do. */
  ignored: readonly ReportSearchKey[];
}

export interface ReportContext {
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
  /** The current account, or all that it stands for. */
  accounts: readonly Pick<Account, 'accountId'>[];
}

/** The rules of the picker that a report has: one week in the report centre, else those of its period. */
export function pickerTypeOf({ layout, period }: Pick<Report, 'layout' | 'period'>): RangeType {
  return layout === 'centre' ? 3 : periodPickerType[period];
}

/** Reads the view of a report from its address. */
export function readReportView(
  report: Report,
  search: ReportSearch,
  { today, accounts }: ReportContext,
): ReportView {
  const type = pickerTypeOf(report);
  const { beginDate, endDate } = search;
  const isCleared = beginDate === '' && endDate === '';
  const range = beginDate && endDate ? { beginDate, endDate } : defaultRange(type, today);
  const verdict = validateRange({ type, range: isCleared ? null : range, today });
  const isForSeveral = accounts.length > 1;
  const offered: ReportFilter[] = [
    ...(isForSeveral ? (['accountIds'] as const) : []),
    ...(findSection(report.channel, report.section)?.filters ?? []),
  ];
  const isOwn = (id: string) => accounts.some(({ accountId }) => String(accountId) === id);
  const isUsable = (filter: ReportFilter) =>
    offered.includes(filter) && (filter !== 'accountIds' || search.accountIds?.every(isOwn) === true);
  const filters = pickFilters(search, isUsable);
  const compared = search.compare && verdict.ok && comparedRange({ type, range, basis: search.compare });
  const compare =
    search.compare && compared ? { basis: search.compare, range: compared, changedBy: search.changed } : null;
  const sort = readSort(report, search.sort, compare !== null);
  const metric = isKpiKey(search.metric) ? search.metric : null;
  const known = knownColumnKeys(report);
  const columns = search.columns?.filter((key) => known.has(key));
  const isIgnored: Partial<Record<ReportSearchKey, boolean>> = {
    beginDate: beginDate !== undefined && !endDate && !isCleared,
    endDate: endDate !== undefined && !beginDate && !isCleared,
    ...recordOf(reportFilterIds, (filter) => isMissing(search[filter], filters[filter])),
    // while a range cannot be searched, nothing can be compared with it: that is said already
    compare: verdict.ok && isMissing(search.compare, compare),
    changed: verdict.ok && isMissing(search.changed, compare),
    sort: verdict.ok && isMissing(search.sort, sort),
    metric: isMissing(search.metric, metric),
    columns: columns?.length !== search.columns?.length,
  };
  return {
    range,
    rangeError: verdict.ok ? null : verdict.code,
    offered,
    filters,
    filterCount: Object.values(filters).filter((filter) => filter !== undefined && filter.length > 0).length,
    isForSeveral,
    reportType: search.reportType,
    page: search.page ?? 1,
    size: search.size ?? defaultPageSize,
    sort,
    compare,
    metric,
    columns: columns && columns.length > 0 ? columns : undefined,
    ignored: searchKeysOf(isIgnored),
  };
}

/** The query of a view, for the calls of a report. */
export function queryOf(view: ReportView): Omit<ReportQuery, 'accountId'> {
  const { range, reportType, isForSeveral, compare } = view;
  const { accountIds, ...filters } = view.filters;
  return {
    ...range,
    ...(isForSeveral && reportType !== undefined && { reportType }),
    ...(accountIds && { accountIds: accountIds.map(Number) }),
    ...filters,
    ...(compare && {
      compare: {
        basis: compare.basis,
        ...(compare.changedBy !== undefined && { changedBy: compare.changedBy, changedKey: 'cost' }),
      },
    }),
  };
}

/** The address of the same section in another period: with the filters, and with the range where that period takes it. */
export function searchForPeriod(
  target: Pick<Report, 'layout' | 'period'>,
  search: ReportSearch,
  today: string,
): ReportSearch {
  const { beginDate, endDate } = search;
  const range = beginDate && endDate ? { beginDate, endDate } : null;
  const keepsRange = validateRange({ type: pickerTypeOf(target), range, today }).ok;
  const kept = { ...search, beginDate: undefined, endDate: undefined, page: undefined, sort: undefined };
  return { ...kept, ...(keepsRange && range) };
}

/** `sortCol` of the list endpoint, and `sort` of the address. */
export function printTableSort(sort: ReportSort): string | undefined {
  return sort ? printSort({ key: sort.dataKey, direction: sort.direction }) : undefined;
}

function readSort(report: Report, text: string | undefined, isCompared: boolean): ReportSort {
  const order = parseSort(text);
  if (order === null || !sortableKeys(report, isCompared).includes(order.key)) return null;
  return { dataKey: order.key, direction: order.direction };
}

function isMissing(asked: unknown, got: unknown): boolean {
  return asked !== undefined && (got === undefined || got === null);
}

function searchKeysOf(flags: Partial<Record<ReportSearchKey, boolean>>): ReportSearchKey[] {
  return reportSearchKeys.filter((key) => flags[key]);
}
