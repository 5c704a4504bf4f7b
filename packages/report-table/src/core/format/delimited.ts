import { emptyText } from './cell-value';

type Rows = readonly (readonly string[])[];

/**
 * Rows as a CSV file (RFC 4180): a comma between cells, CRLF after every row, quotes around cells that need them.
 *
 * Shape:  texts that a spreadsheet would run as a formula start with an apostrophe; numbers, and their texts from
 *         `formatValue` including `--`, stay unchanged. Excel reads UTF-8 only after a byte order mark, most programs better without.
 * Errors: none.
 */
export function toCsv(rows: Rows, { hasByteOrderMark }: { hasByteOrderMark: boolean }): string {
  const lines = rows.map((cells) => `${csvLine(cells)}\r\n`);
  return (hasByteOrderMark ? '\uFEFF' : '') + lines.join('');
}

/**
 * Rows as clipboard text for a spreadsheet: a tab between cells, a line feed between rows but not after the last, so that a single cell
 * pastes into a text field unchanged.
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
  // quotes within a cell are plain characters to a spreadsheet; only a quote at the start opens a quoted cell
  return quoteIf(/^"|[\t\r\n]/, disarm(text));
}

function quoteIf(pattern: RegExp, text: string): string {
  return pattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// East Asian spreadsheets also accept full-width signs; tabs and line breaks are trimmed before the rest runs.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
// one run of digits before the point: two would make long texts quadratic
const numberPattern = /^[+-]?￥?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?%?$/i;

function disarm(text: string): string {
  const isPlain = text === emptyText || numberPattern.test(text);
  return formulaStart.test(text) && !isPlain ? `'${text}` : text;
}
