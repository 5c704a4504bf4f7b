import type { Language } from '@meridian/i18n/core';
import { textOf, type ReportRow } from './cell-value';
import type { ReportColumn } from './columns';
import { formatValue } from './format-value';

/** Widths are CSS pixels. */
const estimate = { cn: 17, tw: 17, en: 9 } as const satisfies Record<Language, number>;
const estimatePadding = 30;

/** A column's width from its title: 17 px a character in Chinese, 9 px in English, plus 30 px. */
export function estimateColumnWidth(title: string, language: Language): number {
  return [...title].length * estimate[language] + estimatePadding;
}

/** What the size of the table means in CSS pixels; read from the page, since only it knows the font. */
export interface TableMetrics {
  rowHeight: number;
  cellPadding: number;
  /** Space left of the first column and right of the last one. */
  gutter: number;
  /** Width of one tabular digit in the weight of totals. */
  digitWidth: number;
  /** Widths of columns are given for the medium size; this is the factor of the present one. */
  columnFactor: number;
}

export interface FitOptions {
  rows: readonly ReportRow[];
  summary: ReportRow | undefined;
  metrics: TableMetrics;
  /** Room a column needs beside its figures, for example for a bar. */
  extraWidth?: (column: ReportColumn) => number;
}

/** Rows that are measured: a page and more. The rest is measured as it is drawn, see `growColumns`. */
export const measuredRows = 100;

/** A column with its width at the present size. */
export interface FittedColumn extends ReportColumn {
  /** Takes a share of the space that is left: a column of names. */
  grows: boolean;
}

/** The columns in the order they are drawn, raised so that no head and no figure is cut. */
export function fitColumns(columns: readonly ReportColumn[], options: FitOptions): FittedColumn[] {
  const { metrics, rows, summary } = options;
  const measured = rows.length > measuredRows ? rows.slice(0, measuredRows) : rows;
  return columns.map((column, index) => {
    const sized = Math.round(column.width * metrics.columnFactor);
    const needed = headWidth(column) + paddings(columns, index, metrics);
    const fitted = { ...column, width: Math.max(sized, Math.ceil(needed)) };
    const figures = figuresWidth(fitted, index, columns, {
      ...options,
      rows: summary ? [...measured, summary] : measured,
    });
    return { ...fitted, width: Math.max(fitted.width, figures), grows: isName(column, measured) };
  });
}

/** The same columns, wider where rows that come into view need it; the same array where none does. */
export function growColumns(
  columns: readonly FittedColumn[],
  options: Omit<FitOptions, 'summary'>,
): readonly FittedColumn[] {
  const widths = columns.map((column, index) => figuresWidth(column, index, columns, options));
  if (columns.every((column, index) => column.width >= (widths[index] ?? 0))) return columns;
  return columns.map((column, index) => ({ ...column, width: Math.max(column.width, widths[index] ?? 0) }));
}

function figuresWidth(
  column: ReportColumn,
  index: number,
  columns: readonly ReportColumn[],
  { rows, metrics, extraWidth }: Omit<FitOptions, 'summary'>,
): number {
  let content = 0;
  for (const row of rows) {
    const text = column.isFigure ? formatValue(row[column.dataKey], column.unit) : dateText(column, row);
    content = Math.max(content, figureWidth(text, metrics.digitWidth));
  }
  if (content === 0) return 0;
  return Math.ceil(content + (extraWidth?.(column) ?? 0) + paddings(columns, index, metrics)) + 1;
}

function paddings(columns: readonly ReportColumn[], index: number, metrics: TableMetrics): number {
  const atLeft = index === 0 ? metrics.gutter : metrics.cellPadding;
  const atRight = index === columns.length - 1 ? metrics.gutter : metrics.cellPadding;
  return atLeft + atRight;
}

const dateLike = /^[\d\s\-~:./]+$/;

/** Dates and hours in text columns are figures too: never cut. */
function dateText({ dom, dataKey }: ReportColumn, row: ReportRow): string {
  if (dom !== 'text') return '';
  const text = textOf(row[dataKey]);
  return dateLike.test(text) ? text : '';
}

function isName(column: ReportColumn, rows: readonly ReportRow[]): boolean {
  if (column.isFigure || column.dom !== 'text') return false;
  return rows.length === 0 || rows.some((row) => dateText(column, row) === '');
}

/** The width of a formatted figure, never too small: every glyph is counted at the widest it has in usual fonts. */
export function figureWidth(text: string, digitWidth: number): number {
  let digits = 0;
  for (const glyph of text) digits += glyphDigits(glyph);
  return digits * digitWidth;
}

function glyphDigits(glyph: string): number {
  if (glyph === ',' || glyph === '.' || glyph === ':') return 0.6;
  if (glyph === '%' || glyph.charCodeAt(0) > 0x2e7f) return 1.85;
  return glyph >= '0' && glyph <= '9' ? 1 : 1.1;
}

/** Heads have one type size in all four sizes. */
function headWidth({ title, unitDesc, isSortable }: ReportColumn): number {
  const text = unitDesc === '' ? title : `${title} ${unitDesc}`;
  let width = isSortable ? 17 : 0;
  for (const glyph of text) width += glyph.charCodeAt(0) > 0x2e7f ? 12.5 : 7;
  return width;
}
