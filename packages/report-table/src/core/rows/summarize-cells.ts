import type { ReportColumn } from '../columns/columns';
import { compareExact, exactOf, exactZero, type Exact } from '../decimal/exact';
import { addExact, divideExact, exactText } from '../decimal/exact-arithmetic';
import { isEmptyValue } from '../format/cell-value';
import { columnText } from '../format/own-units';

/** A summary of cells; texts in the format of their columns. */
export interface CellsSummary {
  /** Number of cells that have a value. */
  count: number;
  /** Null without numbers, for columns of different units, and for percentages, whose sum has no meaning. */
  sum: string | null;
  /** As `sum`. */
  average: string | null;
  /** Null without numbers, and for columns of different units. */
  minimum: string | null;
  maximum: string | null;
}

/**
 * Count, sum, average, minimum and maximum of the cells of `rows` in `columns`. Exact: numbers are added as decimals. Texts and empty
 * cells are left out of all but the count, which texts are part of.
 */
export function summarizeCells(columns: readonly ReportColumn[], rows: readonly object[]): CellsSummary {
  const values = columns.flatMap(({ read }) => rows.map(read)).filter((value) => !isEmptyValue(value));
  const [first] = columns;
  const isOfOneUnit = columns.every(
    ({ isNumeric, unit, format }) => isNumeric && unit === first?.unit && format === first.format,
  );
  const numbers = isOfOneUnit ? values.map(exactOf).filter((value) => value !== null) : [];
  const [start] = numbers;
  const count = values.length;
  if (!first || !start) return { count, sum: null, average: null, minimum: null, maximum: null };
  const text = (exact: Exact) => columnText(first, exactText(exact));
  const extreme = (sign: 1 | -1) =>
    text(numbers.reduce((found, each) => (sign * compareExact(each, found) > 0 ? each : found), start));
  const isRatio = first.unit.startsWith('%');
  const sum = numbers.reduce(addExact, exactZero);
  const size = { units: BigInt(numbers.length), scale: 0 };
  // a unit that keeps all decimals of a value would show those of a division, too
  const average = divideExact(sum, size, keepsDecimals(first) ? averageDecimals : sum.scale + 8);
  return {
    count,
    sum: isRatio ? null : text(sum),
    average: isRatio || !average ? null : text(average),
    minimum: extreme(-1),
    maximum: extreme(1),
  };
}

const averageDecimals = 2;

function keepsDecimals({ unit }: ReportColumn): boolean {
  return unit === '' || unit === 't' || unit === 't/10000';
}
