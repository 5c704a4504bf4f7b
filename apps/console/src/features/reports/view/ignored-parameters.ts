import { isReportFilter } from '@meridian/api-client/contract';
import type { ReportParameter } from './report-address';

/** The parts of a view that an address can name, in the order of the page. */
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
] as const;
export type IgnoredParameter = (typeof ignoredParameters)[number];

function partOf(key: ReportParameter): IgnoredParameter {
  if (key === 'beginDate' || key === 'endDate') return 'period';
  if (key === 'changed') return 'compare';
  if (key === 'accountIds') return 'accounts';
  return isReportFilter(key) ? 'filters' : key;
}

/** The parts of an address that the page ignored, each once, in the order of the page. */
export function ignoredParametersOf(names: readonly ReportParameter[]): IgnoredParameter[] {
  const parts = new Set<IgnoredParameter>(names.map(partOf));
  return ignoredParameters.filter((part) => parts.has(part));
}
