import { pickFilters, type ReportQuery } from '@meridian/api-client/contract';
import type { ReportView } from './report-view';

/** The query of a view, for the requests of its report. */
export function queryOf(view: ReportView): Omit<ReportQuery, 'accountId'> {
  const { range, reportType, isForSeveral, compare, from, where, groupBy } = view;
  const { accountIds, ...filters } = pickFilters(view);
  return {
    ...range,
    ...filters,
    ...(isForSeveral && reportType !== undefined && { reportType }),
    ...(accountIds && { accountIds: accountIds.map(Number) }),
    ...(where && { where }),
    ...(groupBy && { groupBy }),
    ...(compare && { compare }),
    ...(from && { from }),
  };
}
