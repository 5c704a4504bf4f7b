import {
  drawnColumns,
  locateCell,
  rangeContains,
  useCellNavigation,
  useRowTicks,
  type CellPosition,
  type RowTicks,
} from '@meridian/ui/grid';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { isSelectColumn } from '../../core/columns/select-column';
import type { useColumnCommands } from '../columns/use-column-commands';
import type { PlacedColumn } from '../components/placement';
import type { CellInput, CellMenuEntry, CellTexts, ReportTableModel, RowEvents } from '../model';
import type { GridHeadRows } from '../rows/grid-head-rows';
import { useCopy } from '../selection/use-copy';
import type { RowTree } from '../tree/row-tree';
import { gridKeys } from './grid-keys';
import { cellInputOf, notifyClick, notifyDoubleClick } from './notify-click';

export interface GridCellsInput {
  scroller: HTMLElement;
  grid: RefObject<HTMLElement | null>;
  model: ReportTableModel<object>;
  heads: GridHeadRows;
  columns: readonly PlacedColumn[];
  /** Indexes of the columns in view: the first one, and the one after the last. */
  window: { first: number; end: number };
  rowHeight: number;
  /** Height of header rows and pinned rows, in CSS pixels. */
  stickyHeight: number;
  /** Whether the body has rows to move to. */
  hasBody: boolean;
  /** Id of the active cell's element. */
  activeId: string;
  ticks: RowTicks<object> | undefined;
  cellTexts: CellTexts | undefined;
  commands: ReturnType<typeof useColumnCommands>;
  reveal: (cell: CellPosition) => void;
  events: RowEvents<object>;
  tree: RowTree<object> | undefined;
}

/** The selection: active cell, range and selected rows, with their keys, clicks, context menu and copying. */
export function useGridCells(input: GridCellsInput) {
  const { scroller, grid, model, heads, columns, window, activeId, commands, reveal } = input;
  const { events } = input;
  const { onRowOpen } = events;
  const { rowAt, rowCount } = model;
  const selection = useRowTicks({ ticks: input.ticks, rowCount, rowAt });
  const { headCount, headRows, firstAriaIndex } = heads;
  const { toggleSort, moveBy, resizeBy, menu } = commands;

  /** Moves the focus to the control in a cell; without one, opens the row. */
  const enter = (cell: CellPosition) => {
    const inside = grid.current
      ?.querySelector(`[id="${activeId}"]`)
      ?.querySelector<HTMLElement>(
        '[data-cell-focus], a[href], button:not([data-row-menu]), input:not([type=checkbox]), select',
      );
    const row = rowAt(cell.row);
    if (inside) inside.focus();
    else if (row) (onRowOpen ?? events.onRowClick)?.(row);
  };
  const openRow = (position: number) => {
    const row = rowAt(position);
    if (row) onRowOpen?.(row);
  };
  const columnKey = gridKeys({
    columns,
    headCount,
    toggleRow: selection?.toggle,
    toggleAll: selection?.toggleAll,
    enter,
    openRow: onRowOpen && openRow,
    toggleSort,
    moveBy,
    resizeBy,
    openMenu: (cell) => openMenu(cell, null),
  });
  const nav = useCellNavigation({
    rowCount: input.hasBody ? rowCount : 0,
    columns,
    headCount,
    locate,
    pageHeight: () => scroller.clientHeight - input.stickyHeight,
    rowHeight: input.rowHeight,
    reveal,
    onCellKey: (cell, event) => {
      if (isCopyWithTitles(event)) {
        // where scripts may not write to the clipboard, the plain copy remains
        void copy.toClipboard({ hasTitles: true }).catch(() => false);
        return true;
      }
      const row = input.tree?.rowAfterKey({ event, cell, column: columns[cell.column], model });
      if (row === undefined) return columnKey(cell, event);
      const next = { ...cell, row };
      nav.select(next);
      reveal(next);
      return true;
    },
  });
  useCellFocus(nav.active, (active) => {
    const cell = inputAt(active);
    if (cell) events.onCellFocus?.(cell);
  });
  const { first, end } = window;
  const activeColumn = nav.active?.column ?? -1;
  const alwaysDrawn = activeColumn >= first && activeColumn < end ? -1 : activeColumn;
  const drawn = useMemo(
    () => drawnColumns(columns, { first, end, alwaysDrawn }),
    [columns, first, end, alwaysDrawn],
  );
  const { active, range } = nav;
  const copy = useCopy({ columns, rowAt, active, range, selection, model, cellTexts: input.cellTexts });

  function locate(target: EventTarget | null) {
    return locateCell(target, { headRows, firstAriaIndex, columns: drawn });
  }

  /** A cell as passed to the host; null for headers, totals and checkboxes. */
  function inputAt(cell: CellPosition | null) {
    const column = cell && columns[cell.column];
    // on a later page, rows before the first one exist
    const row = cell && cell.row >= 0 ? rowAt(cell.row) : undefined;
    return row && column && !isSelectColumn(column) ? cellInputOf(row, column) : null;
  }

  /** Opens the menu at the pointer, or by key at the cell; false if there is none. */
  function openMenu(position: CellPosition, point: MouseEvent | null): boolean {
    const column = columns[position.column];
    if (!column) return false;
    const cell = inputAt(position);
    const items = cell ? menuEntries(cell, events) : [];
    const isHead = position.row === -headCount && !isSelectColumn(column);
    if (cell && items.length > 0) menu.open(column, !point, { cell, items, point });
    else if (isHead) menu.open(column, !point);
    else return false;
    return true;
  }

  /** Opens the commands of a row below its button. */
  function openRowMenu(position: CellPosition, button: Element): void {
    const cell = inputAt(position);
    const items = (cell && events.getRowMenuItems?.(cell.row)) ?? [];
    if (!cell || items.length === 0) return;
    const { left, bottom } = button.getBoundingClientRect();
    menu.open(cell.column, false, { cell, items, point: { clientX: left, clientY: bottom } });
  }

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { target, shiftKey } = event;
    const cell = locate(target);
    const column = cell && columns[cell.column];
    if (!column) return;
    const input = inputAt(cell);
    const rowMenuButton = target instanceof Element ? target.closest('[data-row-menu]') : null;
    if (rowMenuButton) openRowMenu(cell, rowMenuButton);
    else if (input) notifyClick(event, input, events);
    else if (!isSelectColumn(column)) return;
    else if (cell.row === -headCount) selection?.toggleAll();
    else if (cell.row >= 0) selection?.toggle(cell.row, shiftKey);
  };
  const handleDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const cell = inputAt(locate(event.target));
    if (cell) notifyDoubleClick(event, cell, events);
  };
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // the menu key targets the grid itself, which means the active cell
    const isByKey = target === currentTarget;
    const cell = isByKey ? nav.active : locate(target);
    // a control in the cell may have its own menu
    if (!cell || event.defaultPrevented || !openMenu(cell, isByKey ? null : event)) return;
    event.preventDefault();
    if (!rangeContains(nav.range, cell)) nav.select(cell);
  };
  return {
    nav,
    copy,
    drawn,
    selection,
    activeColumn,
    handleClick,
    handleDoubleClick,
    handleContextMenu,
  };
}

/** The commands of a cell, then those of its row. */
function menuEntries(
  cell: CellInput<object>,
  { getCellMenuItems, getRowMenuItems }: RowEvents<object>,
): readonly CellMenuEntry[] {
  const own = getCellMenuItems?.(cell) ?? [];
  const ofRow = getRowMenuItems?.(cell.row) ?? [];
  return own.length > 0 && ofRow.length > 0 ? [...own, 'separator', ...ofRow] : [...own, ...ofRow];
}

/** Control+Shift+C, with Command on a Mac. */
function isCopyWithTitles({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'c';
}

/** Calls `onFocus` with each cell that becomes the active one. */
function useCellFocus(active: CellPosition | null, onFocus: (cell: CellPosition) => void) {
  const latest = useRef(onFocus);
  useEffect(() => {
    latest.current = onFocus;
  });
  const { row, column } = active ?? {};
  useEffect(() => {
    if (row !== undefined && column !== undefined) latest.current({ row, column });
  }, [row, column]);
}
