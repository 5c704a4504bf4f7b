import { compareExact, exactOf, exactZero, type Exact } from '../decimal/exact';
import { addExact, divideExact, exactText, multiplyExact } from '../decimal/exact-arithmetic';
import { fieldOf, isEmptyValue } from '../format/cell-value';

/** `scale` times the numerator's sum by the denominator's sum; 1 by default, 100 for percentages, 1000 for CPM. */
export interface RatioRule {
  numerator: string;
  denominator: string;
  scale?: number;
}

export type SummaryRule = 'sum' | 'average' | 'none' | RatioRule;

export interface SummaryColumn {
  dataKey: string;
  summary: SummaryRule;
  /** A ratio with `%*100` keeps four decimals, of which two are displayed. */
  unit?: string | null;
}

/**
 * The summary row of the given rows.
 *
 * Shape:  a value per column; null if there is none: rule `none`, no value in any row, a denominator of zero.
 *         Columns of numbers total to a number if one represents the total exactly, otherwise, like texts, to a decimal text.
 * Units:  those of the rows; totals are exact, then rounded half away from zero to two decimals.
 * Errors: none; empty cells and texts that are not numbers count as absent.
 * Source: a ratio comes from the sums of its parts, never from a mean of ratios.
 */
export function summarize(
  rows: readonly object[],
  columns: readonly SummaryColumn[],
): Record<string, number | string | null> {
  const totals = new Map<string, Total>();
  const totalOf = (dataKey: string) => {
    const total = totals.get(dataKey) ?? addUp(rows, dataKey);
    totals.set(dataKey, total);
    return total;
  };
  return Object.fromEntries(columns.map((column) => [column.dataKey, summaryOf(column, totalOf)]));
}

interface Total {
  sum: Exact;
  /** Rows that have a value. */
  count: number;
  hasText: boolean;
}

function addUp(rows: readonly object[], dataKey: string): Total {
  const total: Total = { sum: exactZero, count: 0, hasText: false };
  for (const row of rows) {
    const value = fieldOf(row, dataKey);
    const exact = isEmptyValue(value) ? null : exactOf(value);
    if (!exact) continue;
    total.sum = addExact(total.sum, exact);
    total.count += 1;
    total.hasText ||= typeof value === 'string';
  }
  return total;
}

function summaryOf({ dataKey, summary, unit }: SummaryColumn, totalOf: (dataKey: string) => Total) {
  if (summary === 'none') return null;
  if (typeof summary === 'object') return ratioOf(summary, unit === '%*100' ? 4 : 2, totalOf);
  const { sum, count, hasText } = totalOf(dataKey);
  const divisor = summary === 'average' ? count : 1;
  const result = count > 0 ? divideExact(sum, { units: BigInt(divisor), scale: 0 }, 2) : null;
  return result && valueOf(result, hasText);
}

function ratioOf(
  { numerator, denominator, scale = 1 }: RatioRule,
  places: number,
  totalOf: (dataKey: string) => Total,
) {
  const above = totalOf(numerator);
  const below = totalOf(denominator);
  const scaled = multiplyExact(above.sum, exactOf(scale) ?? exactZero);
  const ratio = above.count > 0 ? divideExact(scaled, below.sum, places) : null;
  return ratio && valueOf(ratio, above.hasText || below.hasText);
}

function valueOf(exact: Exact, hasText: boolean): number | string {
  const text = exactText(exact);
  const held = hasText ? null : exactOf(Number(text));
  return held && compareExact(held, exact) === 0 ? Number(text) : text;
}
