import type { NumberFormat } from '@meridian/api-client/contract';
import Big from 'big.js';
import { localSigns } from './money';
import { normalizeText } from './normalize-text';
import type { RowProblemCode } from './problem';

export type ParsedNumber =
  | {
      value: string | null;
      /** Currency sign or code beside the digits, as in the file. */
      sign?: string;
      /** Whether the amount had too many digits and was rounded. */
      isRounded?: boolean;
      /** Whether it is written as `(12.50)`, which is negative in accounting. */
      isInBrackets?: boolean;
    }
  | { code: RowProblemCode };

const signs = `[A-Z]{2,3}\\$?|[A-Z]{0,3}[$¥€£₹₩]|${localSigns.join('|')}`;
const form = new RegExp(String.raw`^([+-]?)(?:(${signs})\s*)?([+-]?\d(?:[\d,.'’ ]*\d)?)(?:\s*(${signs}))?$`);
/** A number in brackets, with a currency sign on either side. */
const inBrackets = /^([^()\d]{0,9})\(([^()]+)\)([^()\d]{0,9})$/;
const plain: Record<NumberFormat, RegExp> = { point: /^\d+(?:\.\d+)?$/, comma: /^\d+(?:,\d+)?$/ };
/**
 * Groups of three, and of two as in India; the last group has three; blanks and apostrophes are separators in every
 * format.
 */
const grouped: Record<NumberFormat, RegExp> = {
  point: /^(?:[1-9]\d?(?:,\d{2})+,\d{3}|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['’]\d{3})+|(?: \d{3})+))(?:\.\d+)?$/,
  comma: /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:['’]\d{3})+|(?: \d{3})+)(?:,\d+)?$/,
};
const decimalMark: Record<NumberFormat, string> = { point: '.', comma: ',' };
/** Including signs, separators and spaces; longer cells are not numbers. */
const maxLength = 100;
const maxWholeDigits = 18;
/** No provider has more decimals; further digits are rounding noise of binary numbers. */
const maxDecimals = 6;

/** Whether a cell means "no value": `--`, `-`, `—`, `N/A`. A blank cell does not. */
export const isNoValue = (cell: string): boolean => /^(?:-+|[–—]+|n\/a)$/i.test(cell.trim());

/**
 * Converts a number in the file's format to exact decimal text, without thousands separators, currency signs and
 * full-width digits. More than six decimals are rounded to `digits`. Numbers in brackets are negative.
 *
 * Shape: `{ value: null }` for "no value" (`--`); a code for an invalid number.
 * Errors: none; `1.2E+5` is invalid (a spreadsheet has already lost its digits), and so is `12,34` with a decimal
 * point.
 */
export function parseNumber(cell: string, format: NumberFormat, digits = maxDecimals): ParsedNumber {
  if (isExact(cell, format)) return { value: format === 'comma' ? cell.replace(',', '.') : cell };
  if (isNoValue(cell)) return { value: null };
  if (cell.length > maxLength) return { code: 'number_invalid' };
  const written = normalizeText(cell).trim().replace('\u2212', '-');
  const isInBrackets = inBrackets.test(written) && !/[+-]/.test(written);
  const match = form.exec(isInBrackets ? written.replace(inBrackets, '$1$2$3').trim() : written);
  const [, outer = '', before = '', number = '', after = ''] = match ?? [];
  const text = number.replace(/^[+-]/, '');
  if (!plain[format].test(text) && !grouped[format].test(text)) return { code: 'number_invalid' };
  const isNegative = isInBrackets || outer === '-' || number.startsWith('-');
  const [whole = '', fraction = ''] = text.split(decimalMark[format]);
  const wholeDigits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (wholeDigits.length > maxWholeDigits) return { code: 'number_too_large' };
  const exact = fraction === '' ? wholeDigits : `${wholeDigits}.${fraction}`;
  const isRounded = fraction.length > maxDecimals;
  const value = isRounded ? new Big(exact).toFixed(digits) : exact;
  const currencySign = before || after;
  return {
    value: isNegative && /[1-9]/.test(value) ? `-${value}` : value,
    ...(currencySign && { sign: currencySign }),
    ...(isRounded && { isRounded }),
    ...(isInBrackets && { isInBrackets }),
  };
}

const exact: Record<NumberFormat, RegExp> = {
  point: /^(?:0|[1-9]\d{0,17})(?:\.\d{1,6})?$/,
  comma: /^(?:0|[1-9]\d{0,17})(?:,\d{1,6})?$/,
};

/** Whether a text is already normalized: a fast path for most cells. */
const isExact = (cell: string, format: NumberFormat) => cell.length <= 25 && exact[format].test(cell);

const wholeNumber = /^(?:0|[1-9]\d{0,17})$/;

/** Parses a count: an integer of at least 0; `12.00` is valid. */
export function parseCount(cell: string, format: NumberFormat): ParsedNumber {
  if (cell.length <= 18 && wholeNumber.test(cell)) return { value: cell };
  const parsed = parseNumber(cell, format, 0);
  if (!('value' in parsed) || parsed.value === null) return parsed;
  const [whole = '0', fraction = ''] = parsed.value.split('.');
  if (/[1-9]/.test(fraction)) return { code: 'number_not_whole' };
  return whole.startsWith('-') ? { code: 'number_negative' } : { value: whole };
}
