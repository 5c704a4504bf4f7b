export type SortDirection = 'asc' | 'desc';
/** The sorted field and its direction; null is the default order. */
export type ReportSort = { dataKey: string; direction: SortDirection } | null;

/** What a click on a head does: default, ascending, descending, and default again. */
export function nextSort(sort: ReportSort, dataKey: string): ReportSort {
  if (sort?.dataKey !== dataKey) return { dataKey, direction: 'asc' };
  return sort.direction === 'asc' ? { dataKey, direction: 'desc' } : null;
}
