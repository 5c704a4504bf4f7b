import { orderOf } from './order';
import type { SortDirection } from './report-sort';
import { numericSortKeys, plainSortKeys } from './sort-keys';

export interface SortColumn<Row> {
  /** The value that a row sorts by. */
  read: (row: Row) => unknown;
  /** Whether decimal texts compare by their exact value, as numbers and dates do in every column. Otherwise those come before texts. */
  isNumeric: boolean;
  /** Order of texts; by code unit by default. */
  compareText?: (a: string, b: string) => number;
}

/**
 * The order of the rows.
 *
 * Shape:  positions in `rows`, which stay unchanged; equal values keep their order; empty values (and texts
 *         that are not numbers, in a column of numbers) come last in both directions.
 * Errors: none.
 */
export function sortOrder<Row>(
  rows: readonly Row[],
  { read, isNumeric, compareText }: SortColumn<Row>,
  direction: SortDirection,
): Uint32Array {
  const keys = isNumeric ? numericSortKeys(rows, read) : plainSortKeys(rows, read, compareText);
  return orderOf(keys, direction);
}
