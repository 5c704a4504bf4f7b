import { cellText } from '../format/cell-value';
import { decimalText, parseDecimal, trimDecimal } from './decimal';

/** A number to calculate with: `units` times 10 to the power of `-scale`. `Decimal` is its form for text. */
export interface Exact {
  units: bigint;
  scale: number;
}

export const exactZero: Exact = { units: 0n, scale: 0 };

/** The number that a text writes, or the shortest decimal text of a JS number; null for anything else. */
export function exactOf(value: unknown): Exact | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  const decimal = parseDecimal(cellText(value));
  if (!decimal) return null;
  const units = BigInt(decimal.digits);
  return { units: decimal.isNegative ? -units : units, scale: decimal.scale };
}

export function addExact(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function multiplyExact(a: Exact, b: Exact): Exact {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Rounded half away from zero to `places` decimals; null for a zero divisor. */
export function divideExact(dividend: Exact, divisor: Exact, places: number): Exact | null {
  if (divisor.units === 0n) return null;
  const scale = Math.max(dividend.scale, divisor.scale);
  const above = unitsAt(dividend, scale) * 10n ** BigInt(places);
  const below = unitsAt(divisor, scale);
  const quotient = (2n * size(above) + size(below)) / (2n * size(below));
  return { units: above < 0n === below < 0n ? quotient : -quotient, scale: places };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareExact(a: Exact, b: Exact): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Its plain text, without zeros at the end of its decimals. */
export function exactText({ units, scale }: Exact): string {
  return decimalText(trimDecimal({ isNegative: units < 0n, digits: String(size(units)), scale }));
}

function unitsAt({ units, scale }: Exact, wanted: number): bigint {
  return scale === wanted ? units : units * 10n ** BigInt(wanted - scale);
}

function size(units: bigint): bigint {
  return units < 0n ? -units : units;
}
