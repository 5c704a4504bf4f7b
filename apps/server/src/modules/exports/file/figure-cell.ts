import { formatValue, isEmptyValue, spreadsheetNumber } from '@meridian/report-table/core';
import type { FileCell } from './report-file';

/** Significant digits that every spreadsheet keeps. */
const heldDigits = 15;
/** Excel takes no more decimals in a format. */
const mostDecimals = 30;

const plainFigure = /^(?!-0*\.?0*$)-?(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The cell of a figure: a number that its format shows exactly as the screen does.
 *
 * Shape:  null for no value. Text, as shown, for what is no number and for a figure with more digits than a spreadsheet
 *         keeps. The exact value where a spreadsheet keeps it, else rounded as shown.
 * Units:  `unit` is one of `formatValue`, '' for none.
 */
export function figureCell(value: unknown, unit: string): FileCell {
  if (isEmptyValue(value)) return null;
  const shown = formatValue(value, unit);
  // without a unit a text is shown as it is written: with an exponent, or zeros before its first digit
  if (unit === '' && !plainFigure.test(shown)) return shown;
  const figure = spreadsheetNumber(value, { unit, shown });
  if (!figure || digitCount(shown) > heldDigits || decimalCount(shown) > mostDecimals) return shown;
  const number = digitCount(figure.number) > heldDigits ? numberShown(shown) : figure.number;
  return { number, format: figure.excelFormat, shown };
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
