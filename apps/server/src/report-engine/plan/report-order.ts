import type { MetricId } from '@meridian/api-client/contract';
import { sortOf } from '../../lib/paging';
import type { ReportColumn } from '../cells/report-columns';

/** What a report is sorted by before its default order: begin date descending, then cost descending. */
export interface ReportOrder {
  by: 'period' | MetricId;
  /** Of a compared report: the figure before, or the signed change from it. */
  part: 'value' | 'previous' | 'change';
  direction: 'asc' | 'desc';
}

/** Whether a report can be sorted by a column. */
export function isSortable(column: ReportColumn): boolean {
  return column.kind === 'period' || column.kind === 'metric';
}

/**
 * What `sortCol` asks for, undefined without one.
 * Errors: `invalid_request` for a column that cannot be sorted by, or a change where nothing is compared.
 */
export function reportOrder(
  sortCol: string | undefined,
  { columns, isCompared }: { columns: readonly ReportColumn[]; isCompared: boolean },
): ReportOrder | undefined {
  const keys = columns.filter(isSortable).flatMap((column) => sortKeys(column, isCompared));
  const sort = sortOf(
    sortCol,
    keys.map(({ key }) => key),
  );
  const found = keys.find(({ key }) => key === sort?.key);
  return sort && found && { by: found.by, part: found.part, direction: sort.direction };
}

interface SortKey extends Pick<ReportOrder, 'by' | 'part'> {
  key: string;
}

function sortKeys(column: ReportColumn, isCompared: boolean): SortKey[] {
  const { dataKey: key } = column;
  if (column.kind !== 'metric') return [{ key, by: 'period', part: 'value' }];
  const by = column.id;
  const compared: SortKey[] = [
    { key: `${key}:previous`, by, part: 'previous' },
    { key: `${key}:change`, by, part: 'change' },
  ];
  return [{ key, by, part: 'value' }, ...(isCompared ? compared : [])];
}
