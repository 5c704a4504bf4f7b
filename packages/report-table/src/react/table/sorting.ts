import type { ReportColumn } from '../../core/columns/columns';
import type { ReportSort } from '../../core/sort/report-sort';

/** TanStack's `SortingState`. */
type Sorting = { id: string; desc: boolean }[];

/** A sort in TanStack's form. Sorts by a part of a comparison have no separate column there. */
export function sortingOf(columns: readonly ReportColumn[], sort: ReportSort): Sorting {
  if (!sort) return [];
  const column = columns.find(({ sortKey }) => sortKey === sort.dataKey);
  return [{ id: column?.id ?? sort.dataKey, desc: sort.direction === 'desc' }];
}

/** The first sort of a TanStack table in the report table's form. */
export function reportSortOf(columns: readonly ReportColumn[], [first]: Sorting): ReportSort {
  if (!first) return null;
  const column = columns.find(({ id }) => id === first.id);
  return { dataKey: column?.sortKey ?? first.id, direction: first.desc ? 'desc' : 'asc' };
}
