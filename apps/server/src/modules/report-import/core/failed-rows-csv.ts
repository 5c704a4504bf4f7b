import type { ImportProblem } from '@meridian/api-client/contract';
import type { Span } from './parse-date';

/**
 * Failed rows as a file that the user can correct and import: row number and problem, then the cells as in the imported
 * file.
 *
 * Shape: CSV with a byte order mark, so that Excel detects UTF-8; a cell that a spreadsheet would take for a formula
 * starts with an apostrophe. `period` precedes the header of a file without days.
 */
export function failedRowsCsv(
  problems: readonly ImportProblem[],
  {
    heads,
    header,
    period,
  }: { heads: { row: string; reason: string }; header: readonly string[]; period: Span | null },
): string {
  const lines = problems
    .filter(({ dataNum }) => dataNum !== null)
    .map(({ dataNum, failMessage, cells = [] }) => [String(dataNum), failMessage, ...cells]);
  const above = period ? [[`${period.beginDate} - ${period.endDate}`]] : [];
  const all = [...above, [heads.row, heads.reason, ...header], ...lines];
  return `\uFEFF${all.map(printLine).join('\r\n')}\r\n`;
}

const printLine = (cells: readonly string[]) => cells.map((cell) => quote(disarm(cell))).join(',');

const disarm = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell);

const isNumber = (cell: string) => /^[+-]?[\d.,]+%?$/.test(cell);

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
