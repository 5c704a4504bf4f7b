import {
  parseSortKey,
  sortKeys,
  type MetricId,
  type ReportColumnDefinition,
  type SortDirection,
  type SortPart,
} from '@meridian/api-client/contract';
import { sortOf } from '../../platform/lib/paging';

/** What a report is sorted by before its default order: begin date descending, then cost descending. */
export interface ReportOrder {
  by: 'period' | MetricId;
  /** Of a compared report: the previous value, or the signed change from it. */
  part: SortPart;
  direction: SortDirection;
}

/**
 * The order that `sortCol` names; undefined without one.
 * Errors: `invalid_request` for a column that a report cannot be sorted by, or a change where nothing is compared.
 */
export function reportOrder(
  sortCol: string | undefined,
  { columns, isCompared }: { columns: readonly ReportColumnDefinition[]; isCompared: boolean },
): ReportOrder | undefined {
  const sort = sortOf(sortCol, sortKeys(columns, isCompared));
  if (sort === undefined) return undefined;
  const { dataKey, part } = parseSortKey(sort.key);
  const metric = columns.find((column) => column.kind === 'metric' && column.dataKey === dataKey);
  return { by: metric?.kind === 'metric' ? metric.id : 'period', part, direction: sort.direction };
}
