import { useState, type ClipboardEvent } from 'react';
import type { CellPosition, CellRange } from '../core/cell-position';
import type { ReportRow } from '../core/cell-value';
import { copiedCells } from '../core/clipboard';
import type { ReportColumn } from '../core/columns';
import { formatValue } from '../core/format-value';
import type { ReportTableLabels } from '../core/labels';
import { isSelectColumn } from '../core/select-column';

export interface CopyInput {
  columns: readonly ReportColumn[];
  rowAt: (position: number) => ReportRow | undefined;
  active: CellPosition | null;
  range: CellRange | null;
  selection: { rows: () => ReportRow[] } | null;
  labels: ReportTableLabels;
}

/** Copies the range of cells, else the rows that are ticked, with their heads, else the active cell. */
export function useCopy({ columns, rowAt, active, range, selection, labels }: CopyInput) {
  const [said, setSaid] = useState('');
  const chosen = () => {
    const ticked = range ? [] : (selection?.rows() ?? []);
    if (ticked.length > 0) return { columns, rows: ticked, hasHead: true };
    if (!range && (!active || active.row < 0)) return null;
    const { fromRow, toRow, fromColumn, toColumn } = range ?? oneCell(active);
    const rows = Array.from({ length: toRow - fromRow + 1 }, (_, index) => rowAt(fromRow + index));
    return {
      columns: columns.slice(fromColumn, toColumn + 1),
      rows: rows.filter((row) => row !== undefined),
      hasHead: false,
    };
  };
  const handleCopy = (event: ClipboardEvent) => {
    // text that was selected, or typed into something in a cell, is copied as anywhere else
    const hasText = document.getSelection()?.isCollapsed === false;
    const part = hasText || event.target instanceof HTMLInputElement ? null : chosen();
    if (!part) return;
    const shown = part.columns.filter((column) => !isSelectColumn(column));
    const { text, html } = copiedCells(shown, part.rows, { hasHead: part.hasHead });
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    setSaid(labels.copied(formatValue(shown.length * part.rows.length, 't')));
  };
  return { said, onCopy: handleCopy };
}

function oneCell(active: CellPosition | null): CellRange {
  const { row, column } = active ?? { row: 0, column: 0 };
  return { fromRow: row, toRow: row, fromColumn: column, toColumn: column };
}
