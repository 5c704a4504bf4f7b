import { floatOf } from '../decimal/float';

/** The float of a number; null without a value, and for one beyond all floats. Precise enough to draw, not to display. */
function finiteNumber(value: unknown): number | null {
  const number = floatOf(value);
  return Number.isFinite(number) ? number : null;
}

/** The largest number; 0 when none is positive. */
export function largestOf(values: readonly unknown[]): number {
  return values.reduce<number>((largest, value) => Math.max(largest, finiteNumber(value) ?? 0), 0);
}

/** Share of the largest value, 0 to 1: the length of a bar. */
export function shareOf(value: unknown, largest: number): number {
  const number = finiteNumber(value) ?? 0;
  return largest > 0 && number > 0 ? Math.min(1, number / largest) : 0;
}

/** Share of the largest change in either direction, -1 to 1: the length and the side of a bar. */
export function changeShareOf(changes: readonly unknown[]): (change: unknown) => number {
  const largest = changes.reduce<number>(
    (largestSoFar, change) => Math.max(largestSoFar, Math.abs(finiteNumber(change) ?? 0)),
    0,
  );
  return (change) => (largest > 0 ? Math.max(-1, Math.min(1, (finiteNumber(change) ?? 0) / largest)) : 0);
}

export type HeatLevel = 0 | 1 | 2 | 3;

/** Lower bounds of the three heat levels, as quantiles of the shown values. */
const heatQuantiles = [0.3, 0.5, 0.9] as const;

/** Least spread of the values, without their extremes, as a share of the median: below it, tints would mark chance. */
const leastSpread = 0.15;

/** The lower bound of each heat level; null when there are too few values for levels, or when they hardly differ. */
export function heatThresholds(values: readonly unknown[]): readonly number[] | null {
  const numbers = values.map(finiteNumber).filter((number) => number !== null);
  const sorted = Float64Array.from(numbers).sort();
  const at = (quantile: number) => sorted[Math.floor(quantile * sorted.length)] ?? Infinity;
  const spread = at(0.9) - at(0.1);
  if (sorted.length < 4 || !(spread > 0) || spread < leastSpread * Math.abs(at(0.5))) return null;
  return heatQuantiles.map(at);
}

/** 0 (no tint) to 3. */
export function heatLevel(value: unknown, steps: readonly number[] | null): HeatLevel {
  const number = finiteNumber(value);
  if (number === null || !steps) return 0;
  const [one = Infinity, two = Infinity, three = Infinity] = steps;
  return number >= three ? 3 : number >= two ? 2 : number >= one ? 1 : 0;
}
