import { isEmptyValue, textOf, type ReportRow } from './cell-value';
import { compareExact, exactOf } from './exact';
import { orderOf } from './order';

export type SortDirection = 'asc' | 'desc';
/** The sorted field and its direction; null is the default order. */
export type ReportSort = { dataKey: string; direction: SortDirection } | null;

/** What a click on a head does: default, ascending, descending, and default again. */
export function nextSort(sort: ReportSort, dataKey: string): ReportSort {
  if (sort?.dataKey !== dataKey) return { dataKey, direction: 'asc' };
  return sort.direction === 'asc' ? { dataKey, direction: 'desc' } : null;
}

export interface SortColumn {
  dataKey: string;
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
export function sortOrder(
  rows: readonly ReportRow[],
  column: SortColumn,
  direction: SortDirection,
): Uint32Array {
  const values = rows.map((row) => row[column.dataKey]);
  return orderOf(column.isFigure ? figureKeys(values) : textKeys(values, column.compareText), direction);
}

/** One float per value, in the order of the values; NaN is empty. */
function figureKeys(values: readonly unknown[]): Float64Array {
  const keys = new Float64Array(values.length);
  for (let index = 0; index < keys.length; index += 1) {
    const value = values[index];
    if (typeof value === 'number') keys[index] = Number.isFinite(value) ? value : NaN;
    else if (isEmptyValue(value)) keys[index] = NaN;
    else if (textOf(value).length > exactFloatDigits) return exactKeys(values);
    else keys[index] = exactOf(value) ? Number(value) : NaN;
  }
  return keys;
}

/** Longer texts may differ in digits that a float does not hold. */
const exactFloatDigits = 15;

function exactKeys(values: readonly unknown[]): Float64Array {
  const exacts = values.map((value) => (isEmptyValue(value) ? null : exactOf(value)));
  return ranks(exacts, compareExact);
}

function textKeys(values: readonly unknown[], compareText = byCodeUnit): Float64Array {
  // a report repeats its texts (dates, campaigns), so each is compared once, whatever the number of rows
  const texts = [...new Set(values.filter((value) => !isEmptyValue(value)).map(textOf))].sort(compareText);
  const rankOf = new Map(texts.map((text, rank) => [text, rank]));
  return Float64Array.from(values, (value) => rankOf.get(textOf(value)) ?? NaN);
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function ranks<T>(values: readonly (T | null)[], compare: (a: T, b: T) => number): Float64Array {
  const present = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  present.sort((a, b) => compare(a.value, b.value));
  const keys = new Float64Array(values.length).fill(NaN);
  let rank = 0;
  present.forEach(({ value, index }, position) => {
    const previous = present[position - 1];
    if (previous && compare(previous.value, value) !== 0) rank += 1;
    keys[index] = rank;
  });
  return keys;
}
