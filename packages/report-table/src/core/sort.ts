import { orderOf } from './order';
import { figureKeys, textKeys } from './sort-keys';

export type SortDirection = 'asc' | 'desc';
/** The sorted field and its direction; null is the default order. */
export type ReportSort = { dataKey: string; direction: SortDirection } | null;

/** What a click on a head does: default, ascending, descending, and default again. */
export function nextSort(sort: ReportSort, dataKey: string): ReportSort {
  if (sort?.dataKey !== dataKey) return { dataKey, direction: 'asc' };
  return sort.direction === 'asc' ? { dataKey, direction: 'desc' } : null;
}

export interface SortColumn<Row> {
  /** The value that a row sorts by. */
  read: (row: Row) => unknown;
  /** Figures compare by their exact decimal value, anything else as text. */
  isFigure: boolean;
  /** Order of texts; by code unit unless given. */
  compareText?: (a: string, b: string) => number;
}

/**
 * The order of the rows.
 *
 * Shape:  positions into `rows`, which stay where they are; equal values keep their order, empty values (and texts
 *         that are no numbers, in a column of figures) come last both ways.
 * Errors: none.
 */
export function sortOrder<Row>(
  rows: readonly Row[],
  { read, isFigure, compareText }: SortColumn<Row>,
  direction: SortDirection,
): Uint32Array {
  const keys = isFigure ? figureKeys(rows, read) : textKeys(rows, read, compareText);
  return orderOf(keys, direction);
}
