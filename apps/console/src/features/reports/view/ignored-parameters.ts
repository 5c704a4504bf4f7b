import { isReportFilter } from '@meridian/api-client/contract';
import type { ReportParameter } from './report-address';

/** The parts of a view in an address, in the order of the page. */
export const ignoredParameters = [
  'period',
  'filters',
  'accounts',
  'reportType',
  'page',
  'size',
  'sort',
  'compare',
  'metric',
  'columns',
  'view',
  'from',
  'groupBy',
  'segment',
  'explain',
  'row',
] as const;
export type IgnoredParameter = (typeof ignoredParameters)[number];

function partOf(key: ReportParameter): IgnoredParameter {
  if (key === 'beginDate' || key === 'endDate') return 'period';
  if (key === 'changed') return 'compare';
  if (key === 'explainBy') return 'explain';
  if (key === 'accountIds') return 'accounts';
  return isReportFilter(key) || key === 'where' ? 'filters' : key;
}

/** The ignored parts of an address without repetitions, in the order of the page. */
export function ignoredParametersOf(names: readonly ReportParameter[]): IgnoredParameter[] {
  const parts = new Set<IgnoredParameter>(names.map(partOf));
  return ignoredParameters.filter((part) => parts.has(part));
}
