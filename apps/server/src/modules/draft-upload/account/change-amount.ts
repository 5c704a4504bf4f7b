import type { AmountChange } from '@meridian/api-client/contract';

/** An exact decimal number: `units` / 10 ^ `scale`. */
interface Decimal {
  units: bigint;
  scale: number;
}

/**
 * The changed amount: computed exactly, rounded to two decimals half up, then kept within the bounds of the change. Null if
 * there is no amount that a relative change could start from.
 */
export function changeAmount(current: number | null, change: AmountChange): number | null {
  const { mode, value, min, max } = change;
  const given = parseDecimal(value);
  if (mode !== 'set' && current === null) return null;
  let cents = toCents(mode === 'set' ? given : changed(parseDecimal(plainText(current ?? 0)), mode, given));
  if (min !== undefined) cents = largest(cents, -toCents(negated(parseDecimal(min)), 'down'));
  if (max !== undefined) cents = -largest(-cents, -toCents(parseDecimal(max), 'down'));
  return Number(cents) / 100;
}

function changed(current: Decimal, mode: 'add' | 'percent', given: Decimal): Decimal {
  if (mode === 'add') return sum(current, given);
  const factor = sum({ units: 100n, scale: 0 }, given);
  return { units: current.units * factor.units, scale: current.scale + factor.scale + 2 };
}

function sum(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: rescaled(one, scale) + rescaled(other, scale), scale };
}

const rescaled = ({ units, scale }: Decimal, wanted: number) => units * 10n ** BigInt(wanted - scale);
const negated = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });
const largest = (one: bigint, other: bigint) => (one > other ? one : other);

/** Hundredths, rounded half up or down. */
function toCents(decimal: Decimal, rounding: 'halfUp' | 'down' = 'halfUp'): bigint {
  if (decimal.scale <= 2) return rescaled(decimal, 2);
  const divisor = 10n ** BigInt(decimal.scale - 2);
  const shifted = decimal.units + (rounding === 'halfUp' ? divisor / 2n : 0n);
  const quotient = shifted / divisor;
  // division truncates: below zero, that would be up
  return shifted < 0n && shifted % divisor !== 0n ? quotient - 1n : quotient;
}

function parseDecimal(text: string): Decimal {
  const [whole = '0', decimals = ''] = text.split('.');
  return { units: BigInt(whole + decimals), scale: decimals.length };
}

/** Amounts of an account, without an exponent. */
function plainText(amount: number): string {
  const text = String(amount);
  return text.includes('e') ? amount.toFixed(20) : text;
}
