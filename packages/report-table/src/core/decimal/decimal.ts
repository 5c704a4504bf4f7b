/**
 * The package's one decimal engine. `decimal.ts` parses, shifts, rounds and writes decimals as text; `exact.ts` calculates with them as
 * bigints; `float.ts` has the fast path for values that a float represents exactly. Our own engine instead of a library: `formatValue`
 * runs for every cell in view in every frame, and the core must stay small.
 */

/** An exact decimal: the unsigned `digits` times 10 to the power of `-scale`; scale is never negative. */
export interface Decimal {
  isNegative: boolean;
  digits: string;
  scale: number;
}

// four digits of exponent: every JS number fits, and a text cannot request a million zeros
const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** Whether a text is a decimal. */
export function isDecimalText(text: string): boolean {
  return decimalPattern.test(text) && /^[+-]?\.?\d/.test(text);
}

/** The decimal of a text, exponents expanded; null if the text is not a number. */
export function parseDecimal(text: string): Decimal | null {
  const match = decimalPattern.exec(text);
  if (!match) return null;
  const [, sign, integer = '', fraction = '', exponent = '0'] = match;
  if (integer === '' && fraction === '') return null;
  return shiftDecimal(
    { isNegative: sign === '-', digits: trimLeadingZeros(integer + fraction), scale: fraction.length },
    Number(exponent),
  );
}

/** The decimal times 10 to the power of `places`, exactly. */
export function shiftDecimal(decimal: Decimal, places: number): Decimal {
  const scale = decimal.scale - places;
  if (scale >= 0) return { ...decimal, scale };
  return { ...decimal, digits: trimLeadingZeros(decimal.digits + '0'.repeat(-scale)), scale: 0 };
}

/** Rounded half away from zero, or padded with zeros, to `places` decimals. */
export function roundDecimal(decimal: Decimal, places: number): Decimal {
  const surplus = decimal.scale - places;
  if (surplus <= 0) return { ...decimal, digits: decimal.digits + '0'.repeat(-surplus), scale: places };
  const padded = decimal.digits.padStart(surplus + 1, '0');
  const kept = padded.slice(0, -surplus);
  const isUp = padded.charAt(padded.length - surplus) >= '5';
  return { ...decimal, digits: isUp ? String(BigInt(kept) + 1n) : kept, scale: places };
}

/** Removes trailing zeros of its decimals. */
export function trimDecimal(decimal: Decimal): Decimal {
  const { digits } = decimal;
  let { scale } = decimal;
  let end = digits.length;
  while (scale > 0 && (end === 0 || digits.charAt(end - 1) === '0')) {
    end = Math.max(0, end - 1);
    scale -= 1;
  }
  return { ...decimal, digits: digits.slice(0, end) || '0', scale };
}

/** Integer and fraction digits as written; `sign` is empty for zero. */
export function splitDecimal({ isNegative, digits, scale }: Decimal) {
  const padded = digits.padStart(scale + 1, '0');
  const point = padded.length - scale;
  return {
    sign: isNegative && /[1-9]/.test(digits) ? '-' : '',
    integer: padded.slice(0, point),
    fraction: padded.slice(point),
  };
}

/** The plain text of a decimal: no exponent, no separators, no minus on zero. */
export function decimalText(decimal: Decimal): string {
  const { sign, integer, fraction } = splitDecimal(decimal);
  return fraction === '' ? sign + integer : `${sign}${integer}.${fraction}`;
}

function trimLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
