import { formatValue, isEmptyValue, spreadsheetNumber } from '@meridian/report-table/format';
import type { FileCell } from './report-file';

/** Significant digits that every spreadsheet stores. */
const maxDigits = 15;
/** Excel's maximum of decimals in a format. */
const maxDecimals = 30;

const plainNumber = /^(?!-0*(?:\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The cell of a metric value: a number whose format displays it as the screen does.
 *
 * Shape:  null for no value. The displayed text for what is no number and for more digits than a spreadsheet stores. The
 *         exact value where a spreadsheet stores it, else rounded as displayed.
 * Units:  `unit` is one of `formatValue`, '' for none.
 */
export function numberCell(value: unknown, unit: string): FileCell {
  if (isEmptyValue(value)) return null;
  const shown = formatValue(value, unit);
  // without a unit, a text with an exponent or leading zeros is displayed as it is
  if (unit === '' && !plainNumber.test(shown)) return shown;
  const parsed = spreadsheetNumber(value, { unit, shown });
  if (!parsed || digitCount(shown) > maxDigits || decimalCount(shown) > maxDecimals) return shown;
  const number = digitCount(parsed.number) > maxDigits ? numberShown(shown) : parsed.number;
  return { number, format: parsed.excelFormat, shown };
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').replace(/^0+/, '').length;
}

function decimalCount(shown: string): number {
  return (/\.(\d+)/.exec(shown)?.[1] ?? '').length;
}

function numberShown(shown: string): string {
  const plain = shown.replace(/[￥,%]/g, '');
  return shown.endsWith('%') ? `${plain}e-2` : plain;
}
