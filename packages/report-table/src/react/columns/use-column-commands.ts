import { useColumnDragStart, type CellPosition } from '@meridian/ui/grid';
import type { PinSide } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { useTableMenu } from '../menu/use-table-menu';
import type { ReportTableModel } from '../model';
import { movableColumn } from './movable-column';
import { useColumnActions } from './use-column-actions';
import { useColumnAnnouncements } from './use-column-announcements';
import type { useColumnResize } from './use-column-resize';

export interface ColumnCommandsInput {
  scroller: HTMLElement;
  model: ReportTableModel<object>;
  columns: readonly ReportColumn[];
  /** Row of the titles, see `GridHeadRows`. */
  headCount: number;
  resize: ReturnType<typeof useColumnResize>;
  /** Brings a cell into view. */
  reveal: (cell: CellPosition) => void;
  /** Prevents or allows that a touch on the headers scrolls the table. */
  preventTouchScroll: (isPrevented: boolean) => void;
  /** Returns the focus to the grid. */
  onFocusLost: () => void;
}

/** The commands of columns, by header, keyboard, drag and menu. They announce their effect. */
export function useColumnCommands(input: ColumnCommandsInput) {
  const { scroller, model, columns, headCount, resize, reveal, preventTouchScroll, onFocusLost } = input;
  const actions = useColumnActions(model);
  const announcements = useColumnAnnouncements({
    columns,
    labels: model.labels,
    reveal: (column) => reveal({ row: -headCount, column }),
  });
  const moveBy = (column: ReportColumn, places: 1 | -1) => {
    const isMoved = actions.moveBy(column, places);
    if (isMoved) announcements.expectMove(column);
    return isMoved;
  };
  const pin = (column: ReportColumn, side: PinSide) => {
    announcements.expectMove(column);
    actions.pin(column, side);
  };
  const resizeBy = (column: ReportColumn, difference: number) => {
    const width = resize.resizeBy(column, difference);
    if (width !== null) announcements.announceWidth(column, width);
  };
  const menu = useTableMenu({ scroller, columns, model, actions: { ...actions, moveBy, pin }, onFocusLost });
  const startDrag = useColumnDragStart({
    scroller,
    // the narrow layout has its own order
    columns: model.isNarrow ? [] : columns.map(movableColumn),
    preventTouchScroll,
    onDrop: ({ id }, before) => {
      const column = columns.find((each) => each.id === id);
      if (!column) return;
      announcements.expectMove(column);
      actions.moveBefore(column, before);
    },
  });
  const { toggleSort, resetWidth } = actions;
  return { toggleSort, resetWidth, moveBy, resizeBy, menu, startDrag, announcements };
}
