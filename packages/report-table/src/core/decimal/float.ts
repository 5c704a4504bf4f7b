import { isEmptyValue, cellText } from '../format/cell-value';
import { isDecimalText } from './decimal';

/** A float represents every decimal with up to this many significant digits. */
const exactDigits = 15;
const powersOfTen = Float64Array.from({ length: exactDigits }, (_, exponent) => 10 ** exponent);
const zero = '0'.charCodeAt(0);
const nine = '9'.charCodeAt(0);
const minus = '-'.charCodeAt(0);
const point = '.'.charCodeAt(0);

/**
 * The number of a short plain text (`-1234.50`): no other short text has the same float. NaN for anything else, which
 * must be parsed exactly.
 */
export function shortNumber(text: string): number {
  const isNegative = text.charCodeAt(0) === minus;
  if (text.length > exactDigits) return NaN;
  let units = 0;
  let digits = 0;
  let integerDigits = -1;
  for (let at = isNegative ? 1 : 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) {
      units = units * 10 + (code - zero);
      digits += 1;
    } else if (code === point && integerDigits < 0) integerDigits = digits;
    else return NaN;
  }
  if (digits === 0) return NaN;
  // both are exact, so the quotient is rounded once, like `Number(text)`, in half its time
  const size = integerDigits < 0 ? units : units / (powersOfTen[digits - integerDigits] ?? NaN);
  return isNegative ? -size : size;
}

/** The float nearest to a number; NaN without a value and for a text that is not a number. */
export function floatOf(value: unknown): number {
  if (isEmptyValue(value)) return NaN;
  if (typeof value === 'number') return value;
  const text = cellText(value);
  const short = shortNumber(text);
  return Number.isNaN(short) && isDecimalText(text) ? Number(text) : short;
}
