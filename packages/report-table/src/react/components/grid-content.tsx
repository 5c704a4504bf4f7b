import {
  type CellPosition,
  EndSentinel,
  GridCheckbox,
  PinShades,
  type RowOffsets,
  type RowTicks,
  scrollInstantly,
  useCellReveal,
  useColumnInView,
  useColumnSnap,
  usePreventTouchScroll,
} from '@meridian/ui/grid';
import { type Ref, Suspense, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TableMetrics } from '../../core/columns/widths';
import type { Comparison } from '../../core/comparison/compare';
import { useColumnCommands } from '../columns/use-column-commands';
import { useGridColumns } from '../columns/use-grid-columns';
import type { GridHandle } from '../handle/table-handle';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { CellRenderer, CellTexts, ReportTableModel, ReportTableStatus, RowEvents } from '../model';
import { useGridCells } from '../navigation/use-grid-cells';
import type { PinnedLayout } from '../pinned-rows/pinned-layout';
import type { PinnedRows } from '../pinned-rows/pinned-rows';
import { gridHeadRows } from '../rows/grid-head-rows';
import { useRowsNeeded } from '../rows/use-rows-needed';
import type { RowTree } from '../tree/row-tree';
import { useTableView } from '../view/use-table-view';
import { BodyRows, type BodyRowsProps } from './body-rows';
import { GridHeads } from './grid-heads';
import { GridRoot } from './grid-root';
import type { ColumnDecorations } from './view';

// needed once several cells are selected
const SelectionSummary = lazyWithFallback(
  async () => (await import('../selection/selection-summary')).SelectionSummary,
);
// they appear late anyway
const SkeletonRows = lazyWithFallback(async () => (await import('./skeleton-rows')).SkeletonRows);

export interface GridContentProps extends RowEvents<object> {
  caption: string;
  model: ReportTableModel<object>;
  metrics: TableMetrics;
  rows: readonly object[];
  summary: object | undefined;
  status: ReportTableStatus;
  /** False while an empty state or an error replaces the rows. */
  hasRows: boolean;
  hasAutoHeight: boolean;
  renderers: Readonly<Record<string, CellRenderer<object>>>;
  cellTexts?: CellTexts | undefined;
  decorations: ColumnDecorations;
  comparison: Comparison | undefined;
  /** Undefined if rows cannot be selected. */
  ticks: RowTicks<object> | undefined;
  scroller: HTMLElement;
  /** Element of the footer for the summary of selected cells; null without a footer. */
  summarySlot: HTMLElement | null;
  handleRef: Ref<GridHandle>;
  /** Whether all rows and columns are rendered, for print. */
  isPrinted: boolean;
  pinnedRows?: PinnedRows<object> | undefined;
  tree?: RowTree<object> | undefined;
  /** Positions of the pinned rows; undefined without any. */
  pinnedLayout?: PinnedLayout | undefined;
}

/** The grid: headers and totals stay at the top, pinned columns at their side, rows scroll. */
export function GridContent(props: GridContentProps) {
  const { caption, model, metrics, status, hasRows, scroller, pinnedLayout } = props;
  const { rowAt, rowCount } = model;
  const activeId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const headGroup = useRef<HTMLDivElement>(null);
  const offsets = useRef<RowOffsets>(null);
  const heads = gridHeadRows(props);
  const { totals, headCount, headRows, headsHeight, firstAriaIndex } = heads;
  const isLoading = status === 'loading';
  const preventTouchScroll = usePreventTouchScroll(headGroup);
  const isSelectable = props.ticks !== undefined;
  const rows = pinnedLayout?.measuredRows ?? props.rows;
  const layout = useGridColumns({ ...props, rows, totals, isSelectable, preventTouchScroll });
  const { columns, widths, resize, window } = layout;
  const view = useTableView({ ...props, columns, activeId });
  const { topHeight = 0, footHeight = 0, pinnedCount = 0 } = pinnedLayout ?? {};
  const stickyHeight = headsHeight + topHeight + footHeight;
  const revealBody = useCellReveal({
    scroller,
    grid,
    offsets,
    columns,
    widths,
    firstAriaIndex,
    footHeight,
    headsHeight: headsHeight + topHeight,
  });
  const reveal = (cell: CellPosition) => revealBody(pinnedLayout?.cellToReveal(cell) ?? cell);
  const onFocusLost = () => grid.current?.focus({ preventScroll: true });
  const columnInput = { scroller, model, columns, headCount, resize, reveal };
  const commands = useColumnCommands({ ...columnInput, preventTouchScroll, onFocusLost });
  const { announcements, menu } = commands;
  const hasBody = hasRows && !isLoading;
  const cells = useGridCells({
    scroller,
    grid,
    model,
    heads,
    columns,
    window,
    activeId,
    commands,
    reveal,
    hasBody,
    stickyHeight,
    rowHeight: metrics.rowHeight,
    ticks: props.ticks,
    cellTexts: props.cellTexts,
    tree: props.tree,
    events: props,
  });
  const { nav, copy, drawn, selection } = cells;
  const handleRest = useRowsNeeded(model, props.onRowsNeeded);
  useImperativeHandle(props.handleRef, () => ({
    scrollToRow: (row) => reveal({ row, column: -1 }),
    focusCell: (row, columnId) => {
      const cell = { row, column: columns.findIndex(({ id }) => id === columnId) };
      grid.current?.focus({ preventScroll: true });
      nav.select(cell);
      reveal(cell);
    },
    copy: (positions) =>
      copy.toClipboard(positions && { rows: positions.map(rowAt).filter((row) => row !== undefined) }),
  }));
  useColumnSnap({ scroller, columns, widths });
  useColumnInView({ scroller, columns, widths: layout.fittedWidths, active: cells.activeColumn });
  useScrollToFirstRow(scroller, model);
  const body: BodyRowsProps = {
    scroller,
    rowCount,
    rowAt,
    firstAriaIndex,
    view,
    columns: drawn,
    headsHeight: stickyHeight,
    rowHeight: metrics.rowHeight,
    drawsAll: layout.drawsAll,
    isFaded: status === 'refreshing',
    active: nav.active,
    range: nav.range,
    isSelected: selection?.isSelected,
    onDraw: layout.onDraw,
    onRest: handleRest,
    offsetsRef: offsets,
  };
  return (
    <>
      <GridRoot
        grid={grid}
        caption={caption}
        status={status}
        activeId={activeId}
        layout={layout}
        commands={commands}
        cells={cells}
        isTree={props.tree !== undefined}
        rowCount={model.totalCount + headRows + pinnedCount}
      >
        <GridHeads
          ref={headGroup}
          model={model}
          heads={heads}
          commands={commands}
          view={view}
          active={nav.active}
          columns={drawn}
          totalOf={layout.totalOf}
          selectAll={selection && <GridCheckbox state={selection.state()} label={model.labels.selectAll} />}
        />
        {isLoading && (
          <Suspense>
            <SkeletonRows columns={columns} />
          </Suspense>
        )}
        {hasBody &&
          (pinnedLayout ? <pinnedLayout.Rows {...body} layout={pinnedLayout} /> : <BodyRows {...body} />)}
      </GridRoot>
      {props.onEndReached && hasBody && status === 'ready' && (
        <EndSentinel rowCount={rowCount} onEndReached={props.onEndReached} />
      )}
      {!props.isPrinted && <PinShades columns={columns} widths={widths} window={window} />}
      <span role="status" className="sr-only">
        {announcements.message || copy.message}
      </span>
      {menu.menu}
      {nav.range &&
        props.summarySlot &&
        createPortal(
          <Suspense>
            <SelectionSummary range={nav.range} columns={columns} model={model} />
          </Suspense>,
          props.summarySlot,
        )}
    </>
  );
}

/** Scrolls to the first row when the page or the order changes. */
function useScrollToFirstRow(scroller: HTMLElement, { offset, sort }: ReportTableModel<object>): void {
  const { dataKey, direction } = sort ?? {};
  // not when the table appears, since the host may have scrolled to a row
  const shown = useRef({ offset, dataKey, direction });
  useEffect(() => {
    const last = shown.current;
    if (last.offset === offset && last.dataKey === dataKey && last.direction === direction) return;
    shown.current = { offset, dataKey, direction };
    scrollInstantly(scroller, { top: 0 });
  }, [scroller, offset, dataKey, direction]);
}
