import {
  decimalText,
  parseDecimal,
  roundDecimal,
  shiftDecimal,
  splitDecimal,
  trimDecimal,
} from '../decimal/decimal';
import { shortNumber } from '../decimal/float';
import { emptyText, isEmptyValue, cellText } from './cell-value';

/** The unit formats of report columns; any other unit, or none, leaves a value unchanged. */
export const units = ['￥', '￥/10000', '%', '%*100', 't', 't/10000', 't1', 't2', 't2/10000'] as const;
export type Unit = (typeof units)[number];

interface UnitRule {
  /** The value is multiplied by 10 to this power. */
  shift: number;
  /** Displayed decimals; null keeps those of the value. */
  places: 1 | 2 | null;
  prefix: string;
  suffix: string;
  /** 10 to the power of `shift + places`: from the value to the last displayed digit. */
  factor: number;
}

const rule = (shift: number, places: 1 | 2 | null, { prefix = '', suffix = '' } = {}): UnitRule => ({
  shift,
  places,
  prefix,
  suffix,
  factor: 10 ** (shift + (places ?? 0)),
});

const rules = new Map<string, UnitRule>(
  Object.entries({
    '￥': rule(0, 2, { prefix: '￥' }),
    '￥/10000': rule(-4, 2, { prefix: '￥' }),
    '%': rule(0, 2, { suffix: '%' }),
    '%*100': rule(2, 2, { suffix: '%' }),
    t: rule(0, null),
    't/10000': rule(-4, null),
    t1: rule(0, 1),
    t2: rule(0, 2),
    't2/10000': rule(-4, 2),
  } satisfies Record<Unit, UnitRule>),
);

/**
 * A value as its column shows it.
 *
 * Shape:  `--` without a value or a text; a text that is not a number stays unchanged; without a known unit, the plain text of the
 * value.
 * Units:  see `units`; separators `,` and `.`, the sign before the currency, the same in every language.
 * Errors: none. Exact for decimal texts of any length; rounds half away from zero on the decimal value.
 */
export function formatValue(value: unknown, unit?: string | null): string {
  if (isEmptyValue(value)) return emptyText;
  const found = unit ? rules.get(unit) : undefined;
  const text = found ? (formatFast(value, found) ?? formatExact(value, found)) : plainText(value);
  return text === '' ? emptyText : text;
}

/**
 * Whether a value is a number with a fixed number of decimals: with equal signs, a greater one then has the wider text.
 */
export function hasFixedDecimals(value: unknown, unit: string): value is number {
  const found = rules.get(unit);
  if (typeof value !== 'number' || !found) return false;
  return found.places === null ? found.shift === 0 && Number.isSafeInteger(value) : Number.isFinite(value);
}

function plainText(value: unknown): string {
  const text = cellText(value);
  if (typeof value !== 'number' || !text.includes('e')) return text;
  const decimal = parseDecimal(text);
  return decimal ? decimalText(decimal) : text;
}

function formatExact(value: unknown, { shift, places, prefix, suffix }: UnitRule): string {
  const parsed = parseDecimal(cellText(value));
  if (!parsed) return cellText(value);
  const shifted = shiftDecimal(parsed, shift);
  const decimal =
    places !== null ? roundDecimal(shifted, places) : shift < 0 ? trimDecimal(shifted) : shifted;
  const { sign, integer, fraction } = splitDecimal(decimal);
  const point = fraction === '' ? '' : '.';
  return sign + prefix + groupDigits(integer) + point + fraction + suffix;
}

/** Beyond this limit, the error of a scaled float may exceed `tieMargin`. */
const fastLimit = 1e11;
/** Nearer to a tie than this, the float is unreliable, and the decimal text decides. */
const tieMargin = 1e-3;

/** The common case without parsing; null if only the decimal text gives the right result. */
function formatFast(value: unknown, { places, shift, factor, prefix, suffix }: UnitRule) {
  if (places === null) {
    if (typeof value !== 'number' || shift !== 0 || !Number.isSafeInteger(value)) return null;
    return value < 0 ? '-' + groupInteger(-value) : groupInteger(value);
  }
  const number = typeof value === 'number' ? value : typeof value === 'string' ? shortNumber(value) : NaN;
  const scaled = Math.abs(number) * factor;
  if (!(scaled < fastLimit)) return null;
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  if (rest > 0.5 - tieMargin && rest < 0.5 + tieMargin) return null;
  const rounded = rest > 0.5 ? floor + 1 : floor;
  const divisor = places === 2 ? 100 : 10;
  const integer = Math.floor(rounded / divisor);
  const fraction = rounded - integer * divisor;
  const point = places === 2 && fraction < 10 ? '.0' : '.';
  const sign = number < 0 && rounded > 0 ? '-' : '';
  return `${sign}${prefix}${groupInteger(integer)}${point}${fraction}${suffix}`;
}

function groupInteger(integer: number): string {
  return integer < 1000 ? String(integer) : groupDigits(String(integer));
}

/** Thousands separators for a text of digits. */
function groupDigits(digits: string): string {
  let end = digits.length % 3 || 3;
  let text = digits.slice(0, end);
  for (; end < digits.length; end += 3) text += ',' + digits.slice(end, end + 3);
  return text;
}
