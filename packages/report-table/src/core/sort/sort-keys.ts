import { compareExact, exactOf, exactZero } from '../decimal/exact';
import { floatOf, shortNumber } from '../decimal/float';
import { cellText } from '../format/cell-value';
import { orderOf } from './order';

/** One float per row that compares like its number; NaN is empty. */
export function numericSortKeys<Row>(rows: readonly Row[], read: (row: Row) => unknown): Float64Array {
  const keys = new Float64Array(rows.length);
  let areDistinct = true;
  rows.forEach((row, index) => {
    const value = read(row);
    if (typeof value === 'number') {
      keys[index] = Number.isFinite(value) ? value : NaN;
      return;
    }
    if (value instanceof Date) {
      keys[index] = value.getTime();
      return;
    }
    const short = shortNumber(cellText(value));
    const float = Number.isNaN(short) ? floatOf(value) : short;
    keys[index] = float;
    areDistinct &&= Number.isNaN(float) || !Number.isNaN(short);
  });
  // set by the loop above
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (areDistinct) return keys;
  const values = rows.map((row) => read(row));
  return exactKeys(keys, values);
}

/** Longer texts may differ in digits that a float does not have: their ranks, compared exactly if floats are equal. */
function exactKeys(floats: Float64Array, values: readonly unknown[]): Float64Array {
  const keys = new Float64Array(floats.length).fill(NaN);
  const order = orderOf(floats, 'asc').subarray(0, floats.filter((float) => !Number.isNaN(float)).length);
  let rank = 0;
  let start = 0;
  for (let at = 1; at <= order.length; at += 1) {
    const float = floats[order[start] ?? 0];
    if (at < order.length && floats[order[at] ?? 0] === float) continue;
    const equal = order.subarray(start, at);
    if (equal.length === 1) keys[equal[0] ?? 0] = rank++;
    else rank = rankExactly(equal, values, { keys, rank });
    start = at;
  }
  return keys;
}

/** Ranks positions from `rank` on; returns the next rank. */
function rankExactly(
  positions: Uint32Array,
  values: readonly unknown[],
  { keys, rank }: { keys: Float64Array; rank: number },
): number {
  const entries = Array.from(positions, (index) => ({ index, exact: exactOf(values[index]) ?? exactZero }));
  entries.sort((a, b) => compareExact(a.exact, b.exact));
  let next = rank;
  entries.forEach(({ index, exact }, at) => {
    const previous = entries[at - 1];
    if (previous && compareExact(previous.exact, exact) !== 0) next += 1;
    keys[index] = next;
  });
  return next + 1;
}

/** One float per row: numbers and dates come first, then texts, which compare as texts; NaN is empty. */
export function plainSortKeys<Row>(
  rows: readonly Row[],
  read: (row: Row) => unknown,
  compareText: ((a: string, b: string) => number) | undefined,
): Float64Array {
  // a report repeats its texts (dates, campaigns), so each is compared once, for any number of rows
  const ids = new Map<string, number>();
  const keys = new Float64Array(rows.length);
  let hasNumbers = false;
  rows.forEach((row, index) => {
    const value = read(row);
    if (isNumber(value)) {
      hasNumbers = true;
      keys[index] = NaN;
      return;
    }
    const text = cellText(value);
    const id = text === '' ? NaN : (ids.get(text) ?? ids.size);
    if (id === ids.size) ids.set(text, id);
    keys[index] = id;
  });
  const ranks = textRanks(ids, compareText);
  const texts = keys.map((id) => (Number.isNaN(id) ? NaN : (ranks[id] ?? NaN)));
  // set by the loop above
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  return hasNumbers ? withNumbers(texts, rows, read) : texts;
}

const isNumber = (value: unknown) =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Date;

/** Keys of texts, with those of numbers below them. */
function withNumbers<Row>(
  texts: Float64Array,
  rows: readonly Row[],
  read: (row: Row) => unknown,
): Float64Array {
  const numbers = numericSortKeys(rows, (row) => {
    const value = read(row);
    return isNumber(value) ? value : undefined;
  });
  if (texts.every((key) => Number.isNaN(key))) return numbers;
  let rank = -rows.length;
  let previous = NaN;
  for (const position of orderOf(numbers, 'asc')) {
    const number = numbers[position] ?? NaN;
    if (Number.isNaN(number)) break;
    if (number !== previous) rank += 1;
    previous = number;
    texts[position] = rank - 1;
  }
  return texts;
}

/** The rank of each text by its id; the same for texts that compare as equal. */
function textRanks(
  ids: ReadonlyMap<string, number>,
  compareText: ((a: string, b: string) => number) | undefined,
): Float64Array {
  // by code unit first: fast, and so close to most other orders that a merge sort then compares far less
  const texts = [...ids.keys()].sort();
  if (compareText) texts.sort(compareText);
  const ranks = new Float64Array(texts.length);
  let rank = 0;
  texts.forEach((text, at) => {
    const previous = texts[at - 1];
    if (previous !== undefined && compareText?.(previous, text) !== 0) rank += 1;
    ranks[ids.get(text) ?? 0] = rank;
  });
  return ranks;
}
