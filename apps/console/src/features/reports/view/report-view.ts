import type {
  ExplainedMetric,
  ReportFilter,
  ReportViewContent,
  Section,
} from '@meridian/api-client/contract';
import type { DateRange, RangeErrorCode } from '@meridian/date-range/core';
import type { KpiKey } from '../trend/kpi-keys';

/**
 * The view of a report: the settings of its address, completed by defaults and without settings that the report does not support. A
 * saved view stores the inherited part; the query has the same keys.
 */
export interface ReportView extends ReportViewContent {
  range: DateRange;
  /** Used if several accounts are current. */
  accountIds?: string[] | undefined;
  page: number;
  size: number;
  /** The KPI whose chart is open. */
  metric?: KpiKey | undefined;
  /** Id of the saved view in the address. */
  view?: string | undefined;
  /** The more detailed section whose sums are shown; absent for the report's own rows. */
  from?: Section | undefined;
  /** The metric whose change is explained; only in a comparison. */
  explain?: ExplainedMetric | undefined;
  /** The section whose rows explain it; absent for the report's own. */
  explainBy?: Section | undefined;
  /** Key of the row whose details are open, if it is on the page. */
  row?: string | undefined;
  /** Why the range is invalid; null if it is valid. */
  rangeError: RangeErrorCode | null;
  /** The range for `compare`; null without a comparison. */
  comparedRange: DateRange | null;
  /** The report's filters, in the order of the toolbar. */
  offered: readonly ReportFilter[];
  filterCount: number;
  /** Whether several accounts are current. */
  isForSeveral: boolean;
}

type Setting =
  | keyof ReportViewContent
  | 'accountIds'
  | 'page'
  | 'metric'
  | 'view'
  | 'from'
  | 'explain'
  | 'explainBy'
  | 'row';

/** Settings to change: undefined restores the default, a null range clears the dates. */
export type ReportViewChange = { [S in Setting]?: ReportView[S] | undefined } & {
  range?: DateRange | null | undefined;
};
