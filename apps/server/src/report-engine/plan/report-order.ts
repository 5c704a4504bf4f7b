import {
  parseSortKey,
  sortKeys,
  type MetricId,
  type ReportColumnDefinition,
  type SortDirection,
  type SortPart,
} from '@meridian/api-client/contract';
import { sortOf } from '../../platform/lib/paging';

/** Sort order of a report, before its default order: begin date descending, then cost descending. */
export interface ReportOrder {
  by: 'period' | MetricId;
  /** In a comparison: the previous value, or the signed change. */
  part: SortPart;
  direction: SortDirection;
}

/**
 * Sort order for `sortCol`; undefined without it.
 * Errors: `invalid_request` for a column by which the report cannot be sorted, or a change without a comparison.
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
