import { cellText } from '../format/cell-value';
import { parseDecimal } from './decimal';

/** A number to calculate with: `units` times 10 to the power of `-scale`. `Decimal` is its form for text. */
export interface Exact {
  units: bigint;
  scale: number;
}

export const exactZero: Exact = { units: 0n, scale: 0 };

/** The number of a text, or the shortest decimal text of a JS number; null for anything else. */
export function exactOf(value: unknown): Exact | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  const decimal = parseDecimal(cellText(value));
  if (!decimal) return null;
  const units = BigInt(decimal.digits);
  return { units: decimal.isNegative ? -units : units, scale: decimal.scale };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareExact(a: Exact, b: Exact): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Its units with more decimals: `wanted` is at least its scale. */
export function unitsAt({ units, scale }: Exact, wanted: number): bigint {
  return scale === wanted ? units : units * 10n ** BigInt(wanted - scale);
}
