import { columnTracks, drawsAllCells, useColumnWindow } from '@meridian/ui/grid';
import { useCallback, useMemo, useRef } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { selectColumn } from '../../core/columns/select-column';
import { isNameColumn, type TableMetrics } from '../../core/columns/widths';
import type { Comparison } from '../../core/comparison/compare';
import { fieldOf } from '../../core/format/cell-value';
import { changeCellExtraWidth } from '../components/change-cell-extra-width';
import { decorationWidth } from '../components/number-cell';
import { placeColumns } from '../components/placement';
import type { ColumnDecorations } from '../components/view';
import type { ReportTableModel, RowEvents } from '../model';
import { useColumnResize } from './use-column-resize';
import { useFittedWidths } from './use-fitted-widths';

export interface GridColumnsInput {
  scroller: HTMLElement;
  model: ReportTableModel<object>;
  metrics: TableMetrics;
  rows: readonly object[];
  /** By dataKey; undefined without totals. */
  totals: object | undefined;
  comparison: Comparison | undefined;
  decorations: ColumnDecorations;
  onColumnResize?: RowEvents<object>['onColumnResize'];
  /** Whether rows can be selected. */
  isSelectable: boolean;
  /** Whether all rows and columns are rendered, for print. */
  isPrinted: boolean;
  /** Prevents or allows that a touch on the headers scrolls the table. */
  preventTouchScroll: (isPrevented: boolean) => void;
}

/** The columns for rendering: positions, widths and the range in view. */
export function useGridColumns(input: GridColumnsInput) {
  const {
    scroller,
    model,
    metrics,
    rows,
    totals,
    comparison,
    decorations,
    isSelectable,
    preventTouchScroll,
  } = input;
  const { foldedGroups } = model;
  const { bar, heat } = decorations;
  const sortKey = model.shownSort?.dataKey;
  const columns = useMemo(
    () => placeColumns(isSelectable ? [selectColumn, ...model.columns] : model.columns),
    [model.columns, isSelectable],
  );
  const totalOf = useMemo(() => {
    if (!totals) return undefined;
    return ({ dataKey, part }: ReportColumn) =>
      part === 'previous' ? fieldOf(comparison?.previousSummary, dataKey) : fieldOf(totals, dataKey);
  }, [totals, comparison]);
  const extraWidth = useCallback(
    (column: ReportColumn) =>
      column.part === 'change'
        ? changeCellExtraWidth({
            isFolded: foldedGroups.has(column.dataKey),
            hasBar: column.sortKey === sortKey,
          })
        : decorationWidth(column, { bar, heat }),
    [bar, heat, foldedGroups, sortKey],
  );

  const fit = useFittedWidths({ columns, rows, totalOf, metrics, extraWidth });
  const { measure } = fit;
  const rowsInView = useRef<readonly object[]>([]);
  const handleDraw = useCallback(
    (drawn: readonly object[]) => {
      rowsInView.current = drawn;
      measure(drawn);
    },
    [measure],
  );
  const resize = useColumnResize({
    scroller,
    columns,
    widths: fit.widths,
    fit: { rows: rows.slice(0, measuredForResize), totalOf, metrics, extraWidth },
    rowsInView,
    columnState: model.columnState,
    onColumnStateChange: model.setColumnState,
    onColumnResize: input.onColumnResize,
    preventTouchScroll,
  });
  const { widths, resized } = resize;

  const drawsAll = input.isPrinted || drawsAllCells(model.rowCount, columns.length);
  const window = useColumnWindow({ scroller, columns, widths, drawsAll });
  const tracks = useMemo(() => {
    // during a resize a column has exactly the user's width
    const sized = columns.map((column) =>
      column.id === resized ? { ...column, hasOwnWidth: true } : column,
    );
    const areNames = sized.map((column) => isNameColumn(column, rows.slice(0, sampledRows)));
    // without a column of names, all columns without a user-defined width share the spare width
    const grows = areNames.includes(true) ? areNames : sized.map(({ hasOwnWidth }) => !hasOwnWidth);
    return columnTracks({ columns, widths, grows, hasSpareWidth: window.hasSpareWidth });
  }, [columns, widths, resized, rows, window.hasSpareWidth]);
  return {
    columns,
    totalOf,
    widths,
    /** Widths before a resize. */
    fittedWidths: fit.widths,
    resize,
    drawsAll,
    window,
    tracks,
    /** Call this with the rows that came into view. */
    onDraw: handleDraw,
  };
}

const measuredForResize = 200;
/** Number of rows that decide whether a column contains names or dates. */
const sampledRows = 20;
