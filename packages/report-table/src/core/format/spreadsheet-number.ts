import { decimalText, parseDecimal, shiftDecimal, trimDecimal } from '../decimal/decimal';
import { cellText } from './cell-value';
import { units } from './format-value';

/** A number for a spreadsheet. */
export interface SpreadsheetNumber {
  /** Plain decimal text of the exact value, a percentage as its ratio. */
  number: string;
  /** Format for LibreOffice: only built-in formats, since it accepts no others from HTML. */
  calcFormat: string;
  /** Format for Excel, like the table's. */
  excelFormat: string;
}

/** Significant digits of a number in a spreadsheet. */
const maxDigits = 15;
/** Maximum decimals of a format in Excel. */
const maxDecimals = 30;

/**
 * The number of a cell that shows `shown`, which is `formatValue(value, unit)`.
 *
 * Shape:  null for a value that is not a number, and for one with more digits, down to the second decimal, than a spreadsheet stores.
 * Units:  those of the displayed text: divided by 10,000 if the column is.
 */
export function spreadsheetNumber(
  value: unknown,
  { unit, shown }: { unit: string; shown: string },
): SpreadsheetNumber | null {
  const decimal = parseDecimal(cellText(value));
  const [integer = '', fraction = ''] = shown.replace(/[^\d.]/g, '').split('.');
  const digits = (integer + fraction.slice(0, 2)).replace(/^0+|(?<!0)0+$/g, '');
  if (!decimal || digits.length > maxDigits) return null;
  const number = decimalText(trimDecimal(shiftDecimal(decimal, shiftOf(unit))));

  const isPercent = shown.endsWith('%');
  const isGrouped = units.some((known) => known === unit);
  const plain = (decimals: number) =>
    (isGrouped ? '#,##0' : '0') + (decimals > 0 ? `.${'0'.repeat(Math.min(decimals, maxDecimals))}` : '');
  const dressed = (shown.includes('￥') ? '"￥"' : '') + plain(fraction.length) + (isPercent ? '%' : '');
  // a value that rounds to zero has no sign: the second part of a format is for negative numbers
  const isSignHidden = number.startsWith('-') && !shown.startsWith('-');
  return {
    number,
    // it has no built-in format with one decimal
    calcFormat: isPercent ? '0.00%' : plain(fraction.length === 1 ? 2 : fraction.length),
    excelFormat: isSignHidden ? `${dressed};${dressed}` : dressed,
  };
}

/** The power of 10 by which a value is multiplied. */
function shiftOf(unit: string): number {
  if (unit.endsWith('/10000')) return -4;
  return unit === '%' ? -2 : 0;
}
