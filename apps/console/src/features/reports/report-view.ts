import {
  defaultPageSize,
  dimensionDataKey,
  findSection,
  metrics,
  periodPickerType,
  type Period,
  type ReportFilter,
  type ReportQuery,
} from '@meridian/api-client/contract';
import { defaultRange, validateRange, type DateRange, type RangeErrorCode } from '@meridian/date-range/core';
import type { ReportSort } from '@meridian/report-table';
import type { Report } from './registry';
import type { ReportFilters, ReportSearch } from './report-search';

/** A report as it is asked for: what its address says, completed by defaults. */
export interface ReportView {
  range: DateRange;
  /** Why the range cannot be searched; null when it can. */
  rangeError: RangeErrorCode | null;
  /** The filters that the section has, in the order of the toolbar. */
  offered: readonly ReportFilter[];
  filters: ReportFilters;
  filterCount: number;
  reportType: 1 | 2 | undefined;
  page: number;
  size: number;
  sort: ReportSort;
}

/** Reads the view of a report from its address. `today` is the day in the account's zone, `yyyy-MM-dd`. */
export function readReportView(report: Report, search: ReportSearch, today: string): ReportView {
  const type = periodPickerType[report.period];
  const { beginDate, endDate } = search;
  const range = beginDate && endDate ? { beginDate, endDate } : defaultRange(type, today);
  const verdict = validateRange({ type, range, today });
  const offered = findSection(report.channel, report.section)?.filters ?? [];
  const has = (filter: ReportFilter) => offered.includes(filter);
  const filters: ReportFilters = {
    campaign: has('campaign') ? search.campaign : undefined,
    unit: has('unit') ? search.unit : undefined,
    device: has('device') ? search.device : undefined,
    text: has('text') ? search.text : undefined,
  };
  return {
    range,
    rangeError: verdict.ok ? null : verdict.code,
    offered,
    filters,
    filterCount: Object.values(filters).filter((filter) => filter !== undefined && filter.length > 0).length,
    reportType: search.reportType,
    page: search.page ?? 1,
    size: search.size ?? defaultPageSize,
    sort: readSort(report, search.sort),
  };
}

/** The query of a view, for the list call. `isForSeveral`: the current account stands for several. */
export function queryOf(view: ReportView, isForSeveral: boolean): Omit<ReportQuery, 'accountId'> {
  const { range, filters, reportType } = view;
  return {
    ...range,
    ...(isForSeveral && reportType !== undefined && { reportType }),
    ...(filters.campaign && { campaignNames: filters.campaign }),
    ...(filters.unit && { adgroupNames: filters.unit }),
    ...(filters.device && { devices: filters.device }),
    ...(filters.text && { text: filters.text }),
  };
}

/** The address of the same section in another period: with the filters, and with the range where that period takes it. */
export function searchForPeriod(period: Period, search: ReportSearch, today: string): ReportSearch {
  const { beginDate, endDate, campaign, unit, device, text, reportType, size } = search;
  const range = beginDate && endDate ? { beginDate, endDate } : null;
  const keepsRange = validateRange({ type: periodPickerType[period], range, today }).ok;
  return { ...(keepsRange && range), campaign, unit, device, text, reportType, size };
}

/** `sortCol` of the list call, and `sort` of the address. */
export function printSort(sort: ReportSort): string | undefined {
  return sort ? `${sort.dataKey} ${sort.direction}` : undefined;
}

function readSort(report: Report, text: string | undefined): ReportSort {
  const [dataKey = '', direction] = text?.split(' ') ?? [];
  if (direction !== 'asc' && direction !== 'desc') return null;
  return sortableKeys(report).includes(dataKey) ? { dataKey, direction } : null;
}

/** The columns that the server sorts by: the period and the metrics. */
function sortableKeys({ channel, section, period }: Report): string[] {
  const definition = findSection(channel, section);
  return [
    ...(period === 'custom' ? [] : [period === 'daily' ? 'date' : 'reportDates']),
    ...(definition?.metrics ?? []).map((metric) => metrics[metric].dataKey),
  ];
}

/** The column that names a row of the report. */
export function leadKey({ channel, section }: Report): string | undefined {
  const definition = findSection(channel, section);
  return definition && dimensionDataKey(definition.lead);
}
