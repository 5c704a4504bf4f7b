import {
  drawnColumns,
  locateCell,
  rangeText,
  rangeToCopy,
  useCellNavigation,
  type CellPosition,
  type CellRange,
  type ResizableColumns,
} from '@meridian/ui/grid';
import {
  useMemo,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { CellEditorHandle, CellEditorProps } from './parts/cell-editor';
import { statusHeight } from './parts/grid-status';
import { gridRowHeight, type PlacedGridColumn } from './placed-columns';
import { gridCellText } from './rules/cell-text';
import { tabCell } from './rules/next-cell';
import { clearRange, fillDown } from './rules/range-edits';
import type { GridSort } from './rules/row-order';
import type { EditableGridProps, GridValue } from './types';
import type { GridRows } from './use-grid-rows';
import { useRowTickSet } from './use-row-tick-set';
import { useSlicedEdits } from './use-sliced-edits';

export interface EditableCellsInput {
  props: EditableGridProps;
  rows: GridRows;
  columns: readonly PlacedGridColumn[];
  scroller: HTMLElement;
  /** Unpinned columns in view: from `first` to before `end`. */
  view: { first: number; end: number };
  reveal: (cell: CellPosition) => void;
  editor: RefObject<CellEditorHandle | null>;
  resize: ResizableColumns;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  onFind: () => void;
  /** Opens the menu of a cell or a header; false if it has none. */
  onMenu: (cell: CellPosition) => boolean;
}

/** The active cell, the selected range and the ticked rows, with the keys, clicks and copies that act on them. */
export function useEditableCells(input: EditableCellsInput) {
  const { props, rows, columns, scroller, view, reveal, editor, resize, sort, onSort, onFind, onMenu } =
    input;
  const { getValue } = props;
  const edit = useSlicedEdits(props.onEdit);
  const { rowCount, keyAt, isRemoved } = rows;
  const leavesByTab = useRef(false);
  const ticks = useRowTickSet(props, rows);
  const nav = useCellNavigation({
    rowCount,
    columns,
    rowHeight: gridRowHeight,
    headCount: 1,
    reveal,
    locate,
    onCellKey: handleCellKey,
    pageHeight: () => scroller.clientHeight - gridRowHeight - statusHeight,
  });
  const { active, range } = nav;
  const { first, end } = view;
  const activeColumn = active?.column ?? -1;
  const alwaysDrawn = activeColumn >= first && activeColumn < end ? -1 : activeColumn;
  const drawn = useMemo(
    () => drawnColumns(columns, { first, end, alwaysDrawn }),
    [columns, first, end, alwaysDrawn],
  );
  const stops = columns.filter(({ part }) => part === 'data').map(({ index }) => index);
  const selected = () => (active && active.row >= 0 ? rangeToCopy(active, range) : null);
  const cells = { keyAt, columns, getValue, isRemoved };

  function locate(target: EventTarget | null) {
    return locateCell(target, { headRows: 1, firstAriaIndex: 2, columns: drawn });
  }
  const moveTo = (cell: CellPosition) => {
    nav.select(cell);
    reveal(cell);
  };

  function handleCellKey(cell: CellPosition, event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const canLeave = leavesByTab.current;
    leavesByTab.current = key === 'Escape';
    const isMenuKey = key === 'ContextMenu' || (shiftKey && key === 'F10');
    if (!ctrlKey && !metaKey && (isMenuKey || (altKey && key === 'ArrowDown' && cell.row < 0)))
      return onMenu(cell);
    if (altKey) return false;
    if (ctrlKey || metaKey) return handleControlKey(event);
    if (key === 'Tab') {
      const next =
        canLeave || cell.row < 0 ? null : tabCell(cell, shiftKey ? -1 : 1, { rowCount, columns: stops });
      if (next) moveTo(next);
      return next !== null;
    }
    const part = columns[cell.column]?.part;
    if ((key === 'Enter' || key === ' ') && takeBack(cell)) return true;
    if ((key === 'Enter' || key === 'F2') && !shiftKey && openForm(cell)) return true;
    if (key === ' ' && part === 'select') ticks?.toggleAt(cell.row, shiftKey);
    else if (cell.row < 0) return handleHeadKey(cell, event);
    else if (key === 'Enter') moveTo({ ...cell, row: clamp(cell.row + (shiftKey ? -1 : 1), rowCount) });
    else if (key === 'Delete' || key === 'Backspace') {
      const { data } = columns[cell.column] ?? {};
      if (data && !isRemoved(keyAt(cell.row))) props.typing?.onDiscard(keyAt(cell.row), data.id);
      clearSelected();
    } else return false;
    return true;
  }
  function handleHeadKey({ column }: CellPosition, { key, shiftKey }: KeyboardEvent): boolean {
    const target = columns[column];
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!target?.data) return false;
    if (key === 'Enter' || key === ' ') onSort(nextSort(sort, target.data.id));
    else if (shiftKey && isArrow) resize.resizeBy(target.id, key === 'ArrowRight' ? resizeStep : -resizeStep);
    else return false;
    return true;
  }
  function handleControlKey({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    const selection = selected();
    if (letter === 'z' && !shiftKey) props.onUndo?.();
    else if (letter === 'y' || letter === 'z') props.onRedo?.();
    else if (letter === 'f' || letter === 'h') onFind();
    else if (letter === 'd' && selection) edit(fillDown(selection, cells));
    else if (key === 'Enter' && active) props.onInsert?.(active.row < 0 ? 0 : rows.indexAt(active.row) + 1);
    else if (key === 'Delete' && selection) deleteRows(selection);
    else return false;
    return true;
  }
  function deleteRows(selection: CellRange) {
    const keys = keysOf(selection, keyAt).filter((key) => !isRemoved(key));
    if (keys.length > 0) props.onDelete?.(keys);
  }
  /** Restores the removed rows of the selection; false if the active row was not removed. */
  function takeBack({ row }: CellPosition): boolean {
    if (row < 0 || !isRemoved(keyAt(row))) return false;
    const selection = selected();
    const keys = selection ? keysOf(selection, keyAt).filter(isRemoved) : [keyAt(row)];
    props.removedRows?.onTakeBack?.(keys);
    return true;
  }
  /** Edits the cell outside the grid; false if it is none of such a column. */
  function openForm({ row, column }: CellPosition): boolean {
    const { data } = columns[column] ?? {};
    if (row < 0 || !data?.opensForm || !props.onOpenForm || isRemoved(keyAt(row))) return false;
    props.onOpenForm(keyAt(row), data.id);
    return true;
  }
  function clearSelected() {
    const selection = selected();
    if (selection) edit(clearRange(selection, cells));
  }
  const copy = (event: ClipboardEvent): boolean => {
    const selection = selected();
    if (!selection) return false;
    const textAt = ({ row, column }: CellPosition) => textOf(columns[column], keyAt(row), getValue);
    event.clipboardData.setData('text/plain', rangeText(withoutAddedColumns(selection, stops), textAt));
    event.preventDefault();
    return true;
  };

  return {
    nav,
    drawn,
    ticks,
    stops,
    locate,
    handlePointerDown: (event: PointerEvent<HTMLElement>) => {
      if (resize.handlePointerDown(event)) return;
      const cell = locate(event.target);
      // an edit that must be corrected stays
      if (cell && editor.current?.commit()) nav.onPointerDown(event);
    },
    handleMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof HTMLElement && event.target.closest('input[type=text]')) return;
      // the field of the grid has the focus at all times
      event.preventDefault();
      editor.current?.focus();
    },
    handleClick: (event: MouseEvent<HTMLElement>) => {
      const cell = locate(event.target);
      const column = cell && columns[cell.column];
      if (cell && column?.part === 'select') ticks?.toggleAt(cell.row, event.shiftKey);
      else if (cell?.row === -1 && column?.data && !resize.columnAt(event))
        onSort(nextSort(sort, column.data.id));
      else if (cell && isWithin(event.target, '[data-opens-form]')) openForm(cell);
      else if (isWithin(event.target, '[data-opens-options]')) editor.current?.start();
    },
    handleDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const cell = locate(event.target);
      if (cell && cell.row >= 0 && !openForm(cell)) editor.current?.start();
    },
    handleFocus: () => {
      if (!active && columns.length > 0) nav.select({ row: rowCount > 0 ? 0 : -1, column: stops[0] ?? 0 });
    },
    /** Moves after an edit. */
    handleMove: ({ rows: down, columns: right }: Parameters<CellEditorProps['onMove']>[0]) => {
      if (!active) return;
      const next =
        right === 0
          ? { ...active, row: clamp(active.row + down, rowCount) }
          : tabCell(active, right > 0 ? 1 : -1, { rowCount, columns: stops });
      if (next) moveTo(next);
    },
    handleCopy: (event: ClipboardEvent) => void copy(event),
    handleCut: (event: ClipboardEvent) => {
      if (copy(event)) clearSelected();
    },
  };
}

function isWithin(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function keysOf({ fromRow, toRow }: CellRange, keyAt: (position: number) => string): readonly string[] {
  return Array.from({ length: toRow - fromRow + 1 }, (_, at) => keyAt(fromRow + at));
}

/** One step of the keyboard, in CSS pixels. */
const resizeStep = 16;

/** Ascending, then descending, then the order of the host. */
function nextSort(sort: GridSort | null, columnId: string): GridSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

function clamp(row: number, rowCount: number): number {
  return Math.max(0, Math.min(row, rowCount - 1));
}

/** Checkboxes, row numbers and checks are never copied. */
function withoutAddedColumns<Range extends { fromColumn: number; toColumn: number }>(
  range: Range,
  stops: readonly number[],
): Range {
  const inRange = stops.filter((index) => index >= range.fromColumn && index <= range.toColumn);
  const [fromColumn = range.fromColumn] = inRange;
  return { ...range, fromColumn, toColumn: inRange.at(-1) ?? range.toColumn };
}

function textOf(
  column: PlacedGridColumn | undefined,
  rowKey: string,
  getValue: (rowKey: string, columnId: string) => GridValue,
): string {
  return column?.data ? gridCellText(column.data, rowKey, getValue) : '';
}
