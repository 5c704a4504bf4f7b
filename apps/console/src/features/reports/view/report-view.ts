import type { ReportFilter, ReportViewContent, Section } from '@meridian/api-client/contract';
import type { DateRange, RangeErrorCode } from '@meridian/date-range/core';
import type { KpiKey } from '../trend/kpi-keys';

/**
 * What a report shows: the settings of its address, completed by defaults and without what the report does not have. A
 * saved view stores the inherited part; the query has the same keys.
 */
export interface ReportView extends ReportViewContent {
  range: DateRange;
  /** Where several accounts are current. */
  accountIds?: string[] | undefined;
  page: number;
  size: number;
  /** The KPI whose chart is open. */
  metric?: KpiKey | undefined;
  /** Id of the saved view that the address names. */
  view?: string | undefined;
  /** The finer section that the rows are sums of; absent where they are the report's own. */
  from?: Section | undefined;
  /** Why the range cannot be searched; null when it can. */
  rangeError: RangeErrorCode | null;
  /** The range that `compare` refers to; null where nothing is compared. */
  comparedRange: DateRange | null;
  /** The filters that the report has, in the order of the toolbar. */
  offered: readonly ReportFilter[];
  filterCount: number;
  /** Several accounts are current. */
  isForSeveral: boolean;
}

type Setting = keyof ReportViewContent | 'accountIds' | 'page' | 'metric' | 'view' | 'from';

/** Settings to change: undefined restores the default, a range of null clears the dates. */
export type ReportViewChange = { [S in Setting]?: ReportView[S] | undefined } & {
  range?: DateRange | null | undefined;
};
