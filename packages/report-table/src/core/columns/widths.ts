import { cellText } from '../format/cell-value';
import { hasFixedDecimals } from '../format/format-value';
import { columnText } from '../format/own-units';
import type { ReportColumn } from './columns';

/** CSS pixels of the table's current size; read from the page, since only it knows the font. */
export interface TableMetrics {
  rowHeight: number;
  headHeight: number;
  cellPadding: number;
  /** Space left of the first column and right of the last one. */
  gutter: number;
  /** Width of one tabular digit in the weight of totals. */
  digitWidth: number;
  /** Factor from widths of columns, which are given for the medium size, to the current size. */
  columnFactor: number;
}

export interface FitOptions {
  rows: readonly object[];
  /** The total of a column. */
  totalOf?: ((column: ReportColumn) => unknown) | undefined;
  metrics: TableMetrics;
  /** Extra width beside the numbers of a column, for example for a bar; null if it shows no number. */
  extraWidth?: (column: ReportColumn) => number | null;
}

/** All rows of a page up to this size are measured before the first rendering. */
export const measuredRows = 50;
/** Number of measured rows of larger pages: those first in view; the others are measured once rendered, see `growWidths`. */
const firstRows = 30;

/** Widths at the current size, by index of the column, so that no header and no number is truncated. */
export function fitWidths(columns: readonly ReportColumn[], options: FitOptions): readonly number[] {
  const { metrics, rows } = options;
  const measured = { ...options, rows: rows.length > measuredRows ? rows.slice(0, firstRows) : rows };
  return columns.map((column, index) => {
    const sized = Math.round(column.width * metrics.columnFactor);
    // users may narrow a header until it is truncated, but never a number
    const head = column.hasOwnWidth ? 0 : headWidth(column) + paddings(columns, index, metrics);
    return Math.max(sized, Math.ceil(head), numbersWidth(columns, index, measured));
  });
}

/** The same widths, increased for rows that came into view; the same array if none needs it. */
export function growWidths(
  columns: readonly ReportColumn[],
  widths: readonly number[],
  options: Omit<FitOptions, 'totalOf'>,
): readonly number[] {
  const needed = columns.map((_, index) => numbersWidth(columns, index, options));
  if (needed.every((width, index) => (widths[index] ?? 0) >= width)) return widths;
  return needed.map((width, index) => Math.max(widths[index] ?? 0, width));
}

/** Width that a column needs so that no number, date or total is truncated; 0 for texts. */
export function numbersWidth(columns: readonly ReportColumn[], index: number, options: FitOptions): number {
  const { rows, totalOf, metrics, extraWidth } = options;
  const column = columns[index];
  const extra = column && extraWidth ? extraWidth(column) : 0;
  if (!column || extra === null) return 0;
  let content = totalOf && column.isNumeric ? contentWidth(column, totalOf(column), metrics) : 0;
  for (const value of widestValues(column, rows)) {
    content = Math.max(content, contentWidth(column, value, metrics));
  }
  if (column.sub) content = Math.max(content, subWidth(column.sub, options));
  if (content === 0) return 0;
  return Math.ceil(content + extra + paddings(columns, index, metrics)) + 1;
}

/** Values that include the one with the widest text. For numbers with fixed decimals, the minimum and the maximum suffice. */
function widestValues({ read, unit, format }: ReportColumn, rows: readonly object[]): unknown[] {
  const values: unknown[] = [];
  let least = Infinity;
  let greatest = -Infinity;
  for (const row of rows) {
    const value = read(row);
    if (format || !hasFixedDecimals(value, unit)) {
      values.push(value);
      continue;
    }
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  if (least <= greatest) values.push(least, greatest);
  return values;
}

function contentWidth(column: ReportColumn, value: unknown, { digitWidth }: TableMetrics): number {
  return numberWidth(column.isNumeric ? numberText(column, value) : dateText(column, value), digitWidth);
}

/** Type size of the second line of a cell, relative to the first: 12 px of 13. */
const subSize = 12 / 13;

const numberPattern = /^[-￥\d,.%]+$/;

/** Empty for a text in a column of numbers, which may be truncated. */
function numberText(column: ReportColumn, value: unknown): string {
  const text = columnText(column, value);
  // a unit of the host is measured, whatever its text is
  return column.format || numberPattern.test(text) ? text : '';
}

function paddings(columns: readonly ReportColumn[], index: number, metrics: TableMetrics): number {
  const atLeft = index === 0 ? metrics.gutter : metrics.cellPadding;
  const atRight = index === columns.length - 1 ? metrics.gutter : metrics.cellPadding;
  return atLeft + atRight;
}

/** The width of a column's second lines. */
function subWidth(sub: ReportColumn, { rows, metrics }: FitOptions): number {
  const widths = rows.map((row) => contentWidth(sub, sub.read(row), metrics));
  return Math.max(0, ...widths) * subSize;
}

const datePattern = /^[\d\s\-~:./]+$/;

/** Dates and hours in text columns are never truncated either. */
function dateText({ dom }: ReportColumn, value: unknown): string {
  if (dom !== 'text') return '';
  const text = cellText(value);
  return datePattern.test(text) ? text : '';
}

/** Whether a column takes a share of the spare width: a column of names. */
export function isNameColumn(column: ReportColumn, rows: readonly object[]): boolean {
  if (column.isNumeric || column.dom !== 'text' || column.hasOwnWidth) return false;
  return rows.length === 0 || rows.some((row) => dateText(column, column.read(row)) === '');
}

/** The width of a formatted number, never too small: every glyph counts as wide as in the widest usual font. */
export function numberWidth(text: string, digitWidth: number): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) digits += glyphDigits(text.charAt(at));
  return digits * digitWidth;
}

function glyphDigits(glyph: string): number {
  if (glyph >= '0' && glyph <= '9') return 1;
  if (',.:'.includes(glyph)) return 0.6;
  // CJK, and letters that are wider than the widest character of numbers
  if (glyph > '\u2e7f' || '%mwMW@'.includes(glyph)) return 1.85;
  return glyph >= 'A' && glyph <= 'Z' ? 1.4 : 1.1;
}

/** Headers have the same font size in all four sizes. */
function headWidth({ title, unitDesc, isSortable }: ReportColumn): number {
  const text = unitDesc === '' ? title : `${title} ${unitDesc}`;
  let width = isSortable ? 17 : 0;
  for (const glyph of text) width += glyph.charCodeAt(0) > 0x2e7f ? 12.5 : 7;
  return width;
}
