import type { RowProblemCode } from './problem';

export type ParsedNumber = { value: string | null } | { code: RowProblemCode };

const currencySign = /^(?:[A-Z]{2,3}\$?|[A-Z]{0,3}[$¥€£₹₩])\s*|\s*(?:元|[A-Z]{3})$/g;
const plain = /^[+-]?\d+(?:\.\d+)?$/;
/** Groups of three, and of two as in India; the last group has three. */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** With signs, separators and spaces; a longer cell is no number. */
const maxLength = 100;
const maxWholeDigits = 18;
const maxDecimals = 12;

/** True for a cell that means "no value": `--`, `-`, `—`, `N/A`. A blank cell does not. */
export const isNoValue = (cell: string): boolean => /^(?:-+|[–—]+|n\/a)$/i.test(cell.trim());

/**
 * A number as exact decimal text, without thousands separators, currency signs and full-width digits.
 *
 * Shape:  `{ value: null }` for "no value" (`--`); a code for what is no number.
 * Errors: none; `1.2E+5` is no number (a spreadsheet has already lost its digits), nor is `12,34`.
 */
export function parseNumber(cell: string): ParsedNumber {
  if (isNoValue(cell)) return { value: null };
  if (cell.length > maxLength) return { code: 'number_invalid' };
  const text = cell.normalize('NFKC').trim().replace('\u2212', '-').replace(currencySign, '');
  if (!plain.test(text) && !grouped.test(text)) return { code: 'number_invalid' };
  const [whole = '', fraction] = text.replaceAll(',', '').replace('+', '').split('.');
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxWholeDigits || (fraction?.length ?? 0) > maxDecimals)
    return { code: 'number_too_large' };
  const value = fraction === undefined ? digits : `${digits}.${fraction}`;
  return { value: whole.startsWith('-') && /[1-9]/.test(value) ? `-${value}` : value };
}

/** A count: an integer from 0; `12.00` is valid. */
export function parseCount(cell: string): ParsedNumber {
  const parsed = parseNumber(cell);
  if (!('value' in parsed) || parsed.value === null) return parsed;
  const [whole = '0', fraction = ''] = parsed.value.split('.');
  if (/[1-9]/.test(fraction)) return { code: 'number_not_whole' };
  return whole.startsWith('-') ? { code: 'number_negative' } : { value: whole };
}
