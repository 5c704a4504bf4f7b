import type { ImportProblem } from '@meridian/api-client/contract';

/**
 * The rows that failed, as a file for a spreadsheet: row number, reason, then the cells as they are in the
 * imported file.
 *
 * Shape:  CSV with a byte order mark, so that Excel reads Chinese; a cell that a spreadsheet would take for a formula
 *         starts with an apostrophe.
 */
export function failedRowsCsv(
  problems: readonly ImportProblem[],
  heads: { row: string; reason: string },
): string {
  const lines = problems.map(({ dataNum, failMessage, cells = [] }) => [
    String(dataNum ?? ''),
    failMessage,
    ...cells,
  ]);
  return `\uFEFF${[[heads.row, heads.reason], ...lines].map(printLine).join('\r\n')}\r\n`;
}

const printLine = (cells: readonly string[]) => cells.map((cell) => quote(disarm(cell))).join(',');

const disarm = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell);

const isNumber = (cell: string) => /^[+-]?[\d.,]+%?$/.test(cell);

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
