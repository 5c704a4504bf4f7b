import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isComposing } from '../../lib/composition';
import type { GridColumn } from '../columns/grid-column';
import { moveCell, rangeBetween, type CellPosition, type CellRange } from './cell-position';

export interface CellNavigationInput {
  /** Rows below the header rows. */
  rowCount: number;
  /** All columns, rendered or not. */
  columns: readonly Pick<GridColumn, 'id'>[];
  /** Header rows whose cells can be active. */
  headCount: number;
  /** The cell that contains an element; null for anything else. */
  locate: (target: EventTarget | null) => CellPosition | null;
  /** Height of the rows in view, in CSS pixels. */
  pageHeight: () => number;
  /** Height of one row, in CSS pixels. */
  rowHeight: number;
  /** Brings a cell into view. */
  reveal: (cell: CellPosition) => void;
  /** Handles a key that acts on the active cell instead of moving it; returns whether it did. */
  onCellKey: (cell: CellPosition, event: KeyboardEvent) => boolean;
}

export interface CellNavigation {
  active: CellPosition | null;
  /** Cells selected around the active one; null for a single cell. */
  range: CellRange | null;
  select: (cell: CellPosition) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

interface CellSelection {
  active: CellPosition | null;
  /** The cell where the range starts. */
  anchor: CellPosition | null;
}

/**
 * The active cell and the range of selected cells. Arrows, Home, End and Page move the active cell by the ARIA grid
 * pattern; Shift, Control+A and the pointer select a range. The handlers belong on the element with the role grid.
 */
export function useCellNavigation(input: CellNavigationInput): CellNavigation {
  const { rowCount, columns, headCount, locate, pageHeight, rowHeight, reveal, onCellKey } = input;
  const columnCount = columns.length;
  const [selection, setSelection] = useState<CellSelection>({ active: null, anchor: null });
  const [lastColumns, setLastColumns] = useState(columns);
  if (lastColumns !== columns) {
    setLastColumns(columns);
    setSelection(followColumn(selection, lastColumns, columns));
  }
  // rows and columns may have become fewer since
  const active = clampCell(selection.active, { rowCount, columnCount, headCount });
  const anchor = clampCell(selection.anchor, { rowCount, columnCount, headCount });

  const select = (cell: CellPosition, isExtending: boolean) => {
    setSelection({ active: cell, anchor: isExtending ? (anchor ?? active ?? cell) : cell });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) {
      // from a control in a cell back to the cell
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event))
        event.currentTarget.focus({ preventScroll: true });
      return;
    }
    if (!active) return;
    if (onCellKey(active, event)) {
      event.preventDefault();
      return;
    }
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key.toLowerCase() === 'a' && rowCount > 0) {
      setSelection({
        anchor: { row: 0, column: 0 },
        active: { row: rowCount - 1, column: columnCount - 1 },
      });
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && selection.anchor !== selection.active) {
      select(active, false);
      return;
    }
    if (event.altKey) return;
    const pageRows = Math.max(1, Math.floor(pageHeight() / rowHeight) - 1);
    const next = moveCell(
      active,
      { key: event.key, isControl },
      { rowCount, columnCount, headCount, pageRows },
    );
    if (!next) return;
    event.preventDefault();
    const isExtending = event.shiftKey && active.row >= 0;
    // header cells are in no range
    const to = isExtending ? { ...next, row: Math.max(0, next.row) } : next;
    select(to, isExtending);
    reveal(to);
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = locate(event.target);
    if (cell && cell.row >= -headCount && event.button === 0) select(cell, event.shiftKey && cell.row >= 0);
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || !active || active.row < 0) return;
    const cell = locate(event.target);
    if (!cell || cell.row < 0 || (cell.row === active.row && cell.column === active.column)) return;
    // a drag across cells selects cells, not their text
    document.getSelection()?.removeAllRanges();
    select(cell, true);
  };

  return {
    active,
    range: rangeBetween(anchor, active),
    select: (cell) => select(cell, false),
    onKeyDown: handleKeyDown,
    onFocus: () => {
      if (!active && columnCount > 0) select({ row: rowCount > 0 ? 0 : -headCount, column: 0 }, false);
    },
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
  };
}

/** The active cell stays with its column when columns are moved. */
function followColumn(
  selection: CellSelection,
  previous: readonly Pick<GridColumn, 'id'>[],
  current: readonly Pick<GridColumn, 'id'>[],
): CellSelection {
  const { active } = selection;
  const id = active && previous[active.column]?.id;
  const column = current.findIndex((each) => each.id === id);
  if (!active || column < 0 || column === active.column) return selection;
  const moved = { ...active, column };
  return { active: moved, anchor: moved };
}

function clampCell(
  cell: CellPosition | null,
  size: { rowCount: number; columnCount: number; headCount: number },
): CellPosition | null {
  if (!cell || size.columnCount === 0) return null;
  return {
    row: Math.max(-size.headCount, Math.min(cell.row, size.rowCount - 1)),
    column: Math.min(cell.column, size.columnCount - 1),
  };
}
