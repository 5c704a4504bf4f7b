import type { ColumnDom } from '../columns/columns';
import { isEmptyValue, cellText } from './cell-value';
import { toTsv } from './delimited';
import { columnText, type FormattedColumn } from './own-units';
import { plainTextOf } from './plain-text';
import { spreadsheetNumber, type SpreadsheetNumber } from './spreadsheet-number';

/** A column to copy; a column of the table is one. */
export interface CopiedColumn<Row> extends FormattedColumn {
  title: string;
  /** After the title in the header; may be empty. */
  unitDesc: string;
  isNumeric: boolean;
  /** Markup is copied as its text. */
  dom?: ColumnDom;
  read: (row: Row) => unknown;
}

/** Clipboard content of a copy: a spreadsheet takes the HTML, a text field the text. */
export interface CopiedCells {
  /** text/plain: tabs between cells. */
  text: string;
  /** text/html: a document with one table. */
  html: string;
}

/**
 * Cells as displayed, with missing values as empty cells.
 *
 * Shape:  in a spreadsheet numbers arrive as numbers, unrounded, in a format that shows them like the table; texts
 *         stay texts, even if they resemble numbers, dates or formulas. A number with more digits than
 *         a spreadsheet stores arrives as text.
 * Errors: none.
 */
export function copiedCells<Row>(
  columns: readonly CopiedColumn<Row>[],
  rows: readonly Row[],
  { hasHead }: { hasHead: boolean },
): CopiedCells {
  const head = columns.map(({ title, unitDesc }) => (unitDesc === '' ? title : `${title} ${unitDesc}`));
  const headHtml = columns.map(({ isNumeric }, at) => textCell('th', head[at] ?? '', isNumeric));
  const body = rows.map((row) => columns.map((column) => copiedCell(column, column.read(row))));
  const texts = body.map((cells) => cells.map(({ text }) => text));
  const lines = body.map((cells) => tableRow(cells.map(({ html }) => html)));
  return {
    text: toTsv(hasHead ? [head, ...texts] : texts),
    html:
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>' +
      (hasHead ? `<thead>${tableRow(headHtml)}</thead>` : '') +
      `<tbody>${lines.join('')}</tbody></table></body></html>`,
  };
}

function tableRow(cells: readonly string[]): string {
  return `<tr>${cells.join('')}</tr>`;
}

function copiedCell<Row>(column: CopiedColumn<Row>, value: unknown): CopiedCells {
  const { unit, format, isNumeric, dom } = column;
  if (isEmptyValue(value)) return { text: '', html: '<td></td>' };
  const text = dom === 'html' ? plainTextOf(cellText(value)) : columnText(column, value);
  // no spreadsheet format shows a number as the host's function does
  const numeric = isNumeric && !format ? spreadsheetNumber(value, { unit, shown: text }) : null;
  return { text, html: numeric ? numberCell(text, numeric) : textCell('td', text, isNumeric) };
}

function numberCell(text: string, { number, calcFormat, excelFormat }: SpreadsheetNumber): string {
  const calc = `sdval="${number}" sdnum="1033;0;${calcFormat}"`;
  const excel = `x:num="${number}" style="mso-number-format:'${cssText(excelFormat)}'"`;
  return `<td align="right" ${calc} ${excel}>${escapeHtml(text)}</td>`;
}

/** A cell that stays text: `@` is the number format of texts. */
function textCell(tag: 'td' | 'th', text: string, isNumeric: boolean): string {
  const align = isNumeric ? 'right' : 'left';
  const attributes = `align="${align}" sdnum="1033;0;@" style="mso-number-format:'\\@'"`;
  return `<${tag} ${attributes}>${escapeHtml(text)}</${tag}>`;
}

/** A format in a CSS text within an attribute: Excel requires backslashes before its characters, and codes for quotes. */
function cssText(format: string): string {
  return format.replace(/[#,.;]/g, '\\$&').replaceAll('"', '\\0022');
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function escapeHtml(text: string): string {
  return (
    text
      .replace(/[&<>"]/g, (character) => entities.get(character) ?? character)
      // a literal space beside another one would be lost
      .replace(/(?<!\S) | (?!\S)/g, '&#32;')
      // a plain <br> starts a new row in Excel
      .replace(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">')
  );
}
