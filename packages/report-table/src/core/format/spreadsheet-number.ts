import { decimalText, parseDecimal, shiftDecimal, trimDecimal } from '../decimal/decimal';
import { cellText } from './cell-value';
import { units } from './format-value';

/** A number as a number in a spreadsheet. */
export interface SpreadsheetNumber {
  /** Plain decimal text of the exact value, a percentage as the ratio it is. */
  number: string;
  /** How LibreOffice shows it: only formats that it has by itself, since it takes no others from HTML. */
  calcFormat: string;
  /** How Excel shows it: as the table does. */
  excelFormat: string;
}

/** Significant digits of a number in a spreadsheet. */
const maxDigits = 15;
/** Excel takes no more decimals in a format. */
const maxDecimals = 30;

/**
 * The number of a cell that shows `shown`, which is `formatValue(value, unit)`.
 *
 * Shape:  null for a value that is no number, and for one with more digits, down to the second decimal, than a spreadsheet stores.
 * Units:  in that of the text shown: divided by 10,000 where the column is.
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
  // what rounds to zero has no sign: the second part of a format is for negative numbers
  const isSignHidden = number.startsWith('-') && !shown.startsWith('-');
  return {
    number,
    // of formats with one decimal it has none
    calcFormat: isPercent ? '0.00%' : plain(fraction.length === 1 ? 2 : fraction.length),
    excelFormat: isSignHidden ? `${dressed};${dressed}` : dressed,
  };
}

/** To multiply a value by 10 to this power. */
function shiftOf(unit: string): number {
  if (unit.endsWith('/10000')) return -4;
  return unit === '%' ? -2 : 0;
}
