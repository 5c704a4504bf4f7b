import { type CellPosition, type CellRange, moveCell, rangeBetween } from '@meridian/ui/grid';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface CellNavigationInput {
  rowCount: number;
  /** Drawn or not. */
  columns: readonly { id: string }[];
  /** Titles, and totals. */
  headCount: number;
  /** The cell that contains an element; null for anything else. */
  locate: (target: EventTarget | null) => CellPosition | null;
  /** CSS pixels: of the rows in view, and of one row. */
  pageHeight: () => number;
  rowHeight: number;
  /** Brings a cell into view. */
  reveal: (cell: CellPosition) => void;
  /** Keys that do something with a cell other than leaving it; true when the key was one. */
  onCellKey: (cell: CellPosition, event: KeyboardEvent) => boolean;
}

export interface CellNavigation {
  active: CellPosition | null;
  /** Cells selected around the active one; null for one cell alone. */
  range: CellRange | null;
  select: (cell: CellPosition) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

interface Selection {
  active: CellPosition | null;
  /** The cell where the range starts. */
  anchor: CellPosition | null;
}

/** The active cell and the range of cells: by arrows, Home, End and Page as in the ARIA grid pattern, and by pointer. */
export function useCellNavigation(input: CellNavigationInput): CellNavigation {
  const { rowCount, columns, headCount, locate, pageHeight, rowHeight, reveal, onCellKey } = input;
  const columnCount = columns.length;
  const [selection, setSelection] = useState<Selection>({ active: null, anchor: null });
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
      if (event.key === 'Escape' && !event.defaultPrevented)
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
    // heads are in no range
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
    // from one cell to another it is cells that are selected, not their text
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

/** How elements relate to positions of cells. */
export interface GridCoordinates {
  /** Rows of heads of all kinds. */
  headRows: number;
  /** Index for assistive technology of the first row that is no head. */
  firstAriaIndex: number;
  /** Those that are drawn, which are the children of a row. */
  columns: readonly { index: number }[];
}

/** The cell that contains an element; null for anything else. */
export function cellAt(
  target: EventTarget | null,
  { headRows, firstAriaIndex, columns }: GridCoordinates,
): CellPosition | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('[role=row]');
  const at = [...(row?.children ?? [])].findIndex((cell) => cell.contains(target));
  const column = columns[at];
  if (!row || !column) return null;
  const index = Number(row.getAttribute('aria-rowindex'));
  return {
    row: index <= headRows ? index - headRows - 1 : index - firstAriaIndex,
    column: column.index,
  };
}

/** The active cell stays with its column where columns are moved. */
function followColumn(
  selection: Selection,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Selection {
  const { active } = selection;
  const id = active && before[active.column]?.id;
  const column = after.findIndex((each) => each.id === id);
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
