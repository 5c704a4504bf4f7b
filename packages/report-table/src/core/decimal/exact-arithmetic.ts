import { decimalText, trimDecimal } from './decimal';
import { unitsAt, type Exact } from './exact';

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

/** Its plain text, without trailing zeros. */
export function exactText({ units, scale }: Exact): string {
  return decimalText(trimDecimal({ isNegative: units < 0n, digits: String(size(units)), scale }));
}

function size(units: bigint): bigint {
  return units < 0n ? -units : units;
}
