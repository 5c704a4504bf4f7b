import { emptyText } from './cell-value';

type Rows = readonly (readonly string[])[];

/**
 * Rows as a CSV file (RFC 4180): a comma between cells, CRLF after every row, quotes where a cell needs them.
 *
 * Shape:  texts that a spreadsheet would run as a formula start with an apostrophe; numbers, and what `formatValue`
 *         makes of them and of no value (`--`), stay as they are. Excel reads UTF-8 only behind a byte order mark, most programs better without.
 * Errors: none.
 */
export function toCsv(rows: Rows, { hasByteOrderMark }: { hasByteOrderMark: boolean }): string {
  const lines = rows.map((cells) => `${csvLine(cells)}\r\n`);
  return (hasByteOrderMark ? '\uFEFF' : '') + lines.join('');
}

/**
 * Rows as a clipboard takes them for a spreadsheet: a tab between cells, a line feed between rows, none after the last,
 * so that a single cell pastes into a text field as it is.
 *
 * Shape:  cells with tabs or line breaks are quoted, so that each stays one cell; formulas as in `toCsv`.
 * Errors: none.
 */
export function toTsv(rows: Rows): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
}

function csvLine(cells: readonly string[]): string {
  // readers skip a blank line, and with it the row
  if (cells.length === 1 && cells[0] === '') return '""';
  return cells.map((text) => quoteIf(/[",\r\n]/, disarm(text))).join(',');
}

function tsvCell(text: string): string {
  // quotes within a cell are plain characters to a spreadsheet; only one at its start opens a quoted cell
  return quoteIf(/^"|[\t\r\n]/, disarm(text));
}

function quoteIf(pattern: RegExp, text: string): string {
  return pattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Spreadsheets of East Asia take the full-width signs too; tabs and line breaks are trimmed, then the rest is run.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
// one run of digits before the point: two would make long texts quadratic
const numberPattern = /^[+-]?￥?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?%?$/i;

function disarm(text: string): string {
  const isPlain = text === emptyText || numberPattern.test(text);
  return formulaStart.test(text) && !isPlain ? `'${text}` : text;
}
