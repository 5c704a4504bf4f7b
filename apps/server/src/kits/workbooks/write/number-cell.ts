import { formatValue, isEmptyValue, spreadsheetNumber } from '@meridian/report-table/format';
import type { FileCell } from './report-file';

/** Significant digits that every spreadsheet stores. */
const maxDigits = 15;
/** Excel's limit of decimal places in a format. */
const maxDecimals = 30;

const plainNumber = /^(?!-0*(?:\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The cell for a metric value: a number with a format that displays it as on the screen.
 *
 * Shape: null for no value. The displayed text if it is not a number, or has more digits than a spreadsheet stores. The
 * exact value where a spreadsheet can store it, otherwise rounded as displayed.
 * Units: `unit` is one of `formatValue`, '' for none.
 */
export function numberCell(value: unknown, unit: string): FileCell {
  if (isEmptyValue(value)) return null;
  const shown = formatValue(value, unit);
  // without a unit, texts with an exponent or leading zeros are displayed unchanged
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
