import type { MetricId } from '@meridian/api-client/contract';
import { sortOf } from '../../lib/paging';
import type { ReportColumn } from './report-columns';

/** What a report is sorted by before its default order: begin date descending, then cost descending. */
export interface ReportOrder {
  by: 'period' | MetricId;
  direction: 'asc' | 'desc';
}

/** Whether a report can be sorted by a column. */
export function isSortable(column: ReportColumn): boolean {
  return column.kind === 'period' || column.kind === 'metric';
}

/** What `sortCol` asks for, undefined without one. Errors: `invalid_request` for a column that cannot be sorted by. */
export function reportOrder(
  sortCol: string | undefined,
  columns: readonly ReportColumn[],
): ReportOrder | undefined {
  const sort = sortOf(
    sortCol,
    columns.filter(isSortable).map(({ dataKey }) => dataKey),
  );
  const column = columns.find(({ dataKey }) => dataKey === sort?.key);
  return sort && column && { by: column.kind === 'metric' ? column.id : 'period', direction: sort.direction };
}
