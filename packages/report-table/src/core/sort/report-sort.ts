export type SortDirection = 'asc' | 'desc';
/** The sorted field and its direction; null is the default order. */
export type ReportSort = { dataKey: string; direction: SortDirection } | null;

/** The sort after a click on a header: default, ascending, descending, and default again. */
export function nextSort(sort: ReportSort, dataKey: string): ReportSort {
  if (sort?.dataKey !== dataKey) return { dataKey, direction: 'asc' };
  return sort.direction === 'asc' ? { dataKey, direction: 'desc' } : null;
}
