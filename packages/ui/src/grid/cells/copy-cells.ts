import type { ClipboardEvent } from 'react';
import type { CellPosition, CellRange } from './cell-position';

/** The content that a copy puts on the clipboard. */
export interface ClipboardContent {
  /** text/plain: tabs between cells, line feeds between rows. */
  text: string;
  /** text/html: a document with one table. */
  html?: string;
}

/**
 * Puts cells on the clipboard within a copy event.
 *
 * Shape:  false, and the browser copies as usual, if text is selected, an input has the focus or `read` returns
 *         nothing.
 * Errors: none.
 */
export function copyCells(event: ClipboardEvent, read: () => ClipboardContent | null | undefined): boolean {
  const hasText = document.getSelection()?.isCollapsed === false;
  const content = hasText || event.target instanceof HTMLInputElement ? null : read();
  if (!content) return false;
  event.clipboardData.setData('text/plain', content.text);
  if (content.html !== undefined) event.clipboardData.setData('text/html', content.html);
  event.preventDefault();
  return true;
}

/** The cells that a copy takes: the selected range, otherwise the active cell; null for none or a header cell. */
export function rangeToCopy(active: CellPosition | null, range: CellRange | null): CellRange | null {
  if (range || !active || active.row < 0) return range;
  const { row, column } = active;
  return { fromRow: row, toRow: row, fromColumn: column, toColumn: column };
}

/** The texts of a range as a spreadsheet pastes them. Cells with tabs or line breaks are quoted. */
export function rangeText(range: CellRange, textAt: (cell: CellPosition) => string): string {
  const { fromRow, toRow, fromColumn, toColumn } = range;
  const line = (row: number) =>
    Array.from({ length: toColumn - fromColumn + 1 }, (_, at) =>
      quoted(textAt({ row, column: fromColumn + at })),
    ).join('\t');
  return Array.from({ length: toRow - fromRow + 1 }, (_, at) => line(fromRow + at)).join('\n');
}

function quoted(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
