import {
  isOwnMetricKey,
  parseSort,
  parseSortKey,
  sortKeys,
  type MetricId,
  type OwnMetric,
  type SortDirection,
  type SortPart,
} from '@meridian/api-client/contract';
import { sortOf } from '../../platform/lib/paging';
import type { PlannedColumn } from './plan-columns';
import type { RowFormulas } from './row-formulas';

/** Sort order of a report, before its default order: begin date descending, then cost descending. */
export interface ReportOrder {
  by: 'period' | MetricId;
  /** In a comparison: the previous value, or the signed change. */
  part: SortPart;
  direction: SortDirection;
}

/** Sort order by an own metric. */
export interface OwnMetricOrder extends Pick<ReportOrder, 'part' | 'direction'> {
  formulas: RowFormulas;
}

/** Sort order by an own metric whose totals are not known yet. */
export interface OrderByMetric extends Pick<ReportOrder, 'part' | 'direction'> {
  by: OwnMetric;
}

/**
 * Sort order for `sortCol`; none without it, and for an own metric that no longer exists.
 * Errors: `invalid_request` for a column by which the report cannot be sorted, or a change without a comparison.
 */
export function reportOrder(
  sortCol: string | undefined,
  { columns, isCompared }: { columns: readonly PlannedColumn[]; isCompared: boolean },
): { order?: ReportOrder; byMetric?: OrderByMetric } {
  if (isOfMissingMetric(sortCol, columns)) return {};
  const sort = sortOf(sortCol, sortKeys(columns, isCompared));
  if (sort === undefined) return {};
  const { direction } = sort;
  const { dataKey, part } = parseSortKey(sort.key);
  const column = columns.find((each) => each.dataKey === dataKey);
  if (column?.kind === 'ownMetric') return { byMetric: { by: column.metric, part, direction } };
  return { order: { by: column?.kind === 'metric' ? column.id : 'period', part, direction } };
}

function isOfMissingMetric(sortCol: string | undefined, columns: readonly PlannedColumn[]): boolean {
  const { key = '' } = parseSort(sortCol) ?? {};
  const { dataKey } = parseSortKey(key);
  return isOwnMetricKey(dataKey) && !columns.some((column) => column.dataKey === dataKey);
}
