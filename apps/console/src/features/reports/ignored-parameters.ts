import type { ReportSearchKey } from './report-address';

/** The parts of a view that an address names, in the words of the page. */
export const repairs = [
  'period',
  'filters',
  'accounts',
  'reportType',
  'page',
  'size',
  'sort',
  'compare',
  'figure',
  'columns',
  'view',
] as const;
export type IgnoredParameter = (typeof repairs)[number];

const partOf = {
  beginDate: 'period',
  endDate: 'period',
  campaign: 'filters',
  unit: 'filters',
  device: 'filters',
  region: 'filters',
  matchMode: 'filters',
  text: 'filters',
  account: 'accounts',
  reportType: 'reportType',
  page: 'page',
  size: 'size',
  sort: 'sort',
  compare: 'compare',
  changed: 'compare',
  figure: 'figure',
  columns: 'columns',
  view: 'view',
} as const satisfies Record<ReportSearchKey, IgnoredParameter>;

/** What of an address was repaired, each part once, in the order of the page. */
export function ignoredParametersOf(broken: readonly ReportSearchKey[]): IgnoredParameter[] {
  const parts = new Set<IgnoredParameter>(broken.map((key) => partOf[key]));
  return repairs.filter((repair) => parts.has(repair));
}
