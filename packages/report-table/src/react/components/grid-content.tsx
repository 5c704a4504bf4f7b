import { useEffect, useId, useMemo, useRef, type MouseEvent } from 'react';
import type { PinSide } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import type { TableMetrics } from '../../core/columns/widths';
import type { Comparison } from '../../core/comparison/compare';
import type { RowData } from '../../core/format/cell-value';
import type { CellPosition } from '../../core/rows/cell-position';
import type { RowOffsets } from '../../core/rows/row-offsets';
import { useColumnMenu } from '../column-menu/use-column-menu';
import { useColumnActions } from '../columns/use-column-actions';
import { useColumnAnnouncements } from '../columns/use-column-announcements';
import { useColumnInView } from '../columns/use-column-in-view';
import { useColumnSnap } from '../columns/use-column-snap';
import { useGridColumns } from '../columns/use-grid-columns';
import { useColumnDragStart } from '../drag/use-column-drag-start';
import { usePreventTouchScroll } from '../drag/use-prevent-touch-scroll';
import type { CellRenderer, ReportTableModel, ReportTableStatus, RowSelection } from '../model';
import { gridKeys } from '../navigation/grid-keys';
import { cellAt, useCellNavigation } from '../navigation/use-cell-navigation';
import { useCellReveal } from '../navigation/use-cell-reveal';
import { useCopy } from '../selection/use-copy';
import { useRowSelection } from '../selection/use-row-selection';
import { useTableView } from '../view/use-table-view';
import { BodyRows } from './body-rows';
import { HeadRow } from './head-row';
import { PinShades } from './pin-shades';
import { drawnColumns } from './placement';
import { SelectAllBox } from './select-box';
import { SkeletonRows } from './skeleton-rows';
import { SummaryRow } from './summary-row';
import type { ColumnDecorations } from './view';

export interface GridContentProps {
  caption: string;
  model: ReportTableModel<RowData>;
  metrics: TableMetrics;
  rows: readonly RowData[];
  summary: RowData | undefined;
  status: ReportTableStatus;
  /** False where something else stands in for the rows. */
  hasRows: boolean;
  hasAutoHeight: boolean;
  renderers: Readonly<Record<string, CellRenderer<RowData>>>;
  decorations: ColumnDecorations;
  comparison: Comparison | undefined;
  selection: RowSelection<RowData> | undefined;
  onRowOpen: { open(row: RowData): void }['open'] | undefined;
  scroller: HTMLElement;
}

/** The grid: head and totals stay on top, pinned columns at their side, rows scroll. */
export function GridContent(props: GridContentProps) {
  const { caption, model, metrics, summary, status, hasRows, scroller } = props;
  const { labels, sort, rowAt, rowCount, foldedGroups } = model;
  const { comparisonParts } = model;
  const isLoading = status === 'loading';
  const totals = isLoading ? undefined : summary;
  const hasGroups = model.columns.some(({ group }) => group !== null);
  const headCount = totals ? 2 : 1;
  const headRows = headCount + (hasGroups ? 1 : 0);
  const headsHeight =
    (hasGroups ? 2 * metrics.headHeight - groupRowSaving : metrics.headHeight) +
    (totals ? metrics.rowHeight : 0);
  const selection = useRowSelection({ selection: props.selection, rowCount, rowAt });
  const heads = useRef<HTMLDivElement>(null);
  const preventTouchScroll = usePreventTouchScroll(heads);
  const grid = useRef<HTMLDivElement>(null);
  const { columns, totalOf, widths, fittedWidths, resize, drawsAll, window, tracks, onDraw } = useGridColumns(
    {
      ...props,
      totals,
      isSelectable: selection !== null,
      preventTouchScroll,
    },
  );
  const { first, end } = window;

  const activeId = useId();
  const view = useTableView({ ...props, columns, activeId });
  const actions = useColumnActions(model);
  const firstAriaIndex = model.offset + headRows + 1;
  const offsets = useRef<RowOffsets>(null);
  const reveal = useCellReveal({ scroller, grid, offsets, columns, widths, headsHeight, firstAriaIndex });
  const nav = useCellNavigation({
    rowCount: hasRows && !isLoading ? rowCount : 0,
    columns,
    headCount,
    locate,
    pageHeight: () => scroller.clientHeight - headsHeight,
    rowHeight: metrics.rowHeight,
    reveal,
    onCellKey: gridKeys({
      columns,
      headCount,
      toggleRow: selection?.toggle,
      toggleAll: selection?.toggleAll,
      enter,
      toggleSort: actions.toggleSort,
      moveBy,
      resizeBy: (column, difference) => {
        const width = resize.resizeBy(column, difference);
        if (width !== null) announcements.announceWidth(column, width);
      },
      openMenu: (column) => menu.open(column, true),
    }),
  });
  // the active cell is drawn wherever the table is scrolled to
  const activeColumn = nav.active?.column ?? -1;
  const kept = activeColumn >= first && activeColumn < end ? -1 : activeColumn;
  const drawn = useMemo(() => drawnColumns(columns, { first, end, kept }), [columns, first, end, kept]);
  const copy = useCopy({ columns, rowAt, active: nav.active, range: nav.range, selection, labels });
  const announcements = useColumnAnnouncements({
    columns,
    labels,
    reveal: (column) => reveal({ row: -headCount, column }),
  });
  const menu = useColumnMenu({
    scroller,
    columns,
    model,
    actions: { ...actions, moveBy, pin },
    onFocusLost: () => grid.current?.focus({ preventScroll: true }),
  });
  const startDrag = useColumnDragStart({
    scroller,
    columns,
    isNarrow: model.isNarrow,
    preventTouchScroll,
    onDrop: (column, before) => {
      announcements.expectMove(column);
      actions.moveBefore(column, before);
    },
  });
  useColumnSnap({ scroller, columns, widths });
  useColumnInView({ scroller, columns, widths: fittedWidths, active: activeColumn });

  // another page or order begins at its first row
  const { dataKey: sortKey, direction } = sort ?? {};
  useEffect(() => {
    scroller.scrollTo({ top: 0 });
  }, [scroller, model.offset, sortKey, direction]);

  const activeIn = (row: number) => (nav.active?.row === row ? nav.active.column : -1);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={caption}
        aria-busy={isLoading || status === 'refreshing'}
        aria-multiselectable
        aria-colcount={columns.length}
        aria-rowcount={isLoading ? -1 : model.totalCount + headRows}
        aria-activedescendant={nav.active ? activeId : undefined}
        tabIndex={0}
        className="group/grid min-h-full outline-none"
        style={{ ...tracks.properties, minWidth: tracks.totalWidth }}
        onFocus={() => {
          nav.onFocus();
          copy.preload();
        }}
        onKeyDown={nav.onKeyDown}
        onPointerDown={(event) => {
          if (resize.handlePointerDown(event)) return;
          nav.onPointerDown(event);
          startDrag(event);
        }}
        onPointerMove={nav.onPointerMove}
        onDoubleClick={(event) => {
          const column = resize.columnAt(event);
          if (column?.hasOwnWidth) actions.resetWidth(column);
        }}
        onContextMenu={handleContextMenu}
        onCopy={(event) => {
          announcements.clear();
          copy.onCopy(event);
        }}
        onClick={handleClick}
        onMouseDown={keepFocus}
      >
        <div ref={heads} role="rowgroup" className="sticky top-0 z-pinned">
          {hasGroups && comparisonParts && (
            <comparisonParts.GroupRow
              columns={drawn}
              folded={foldedGroups}
              onToggle={model.toggleGroup}
              labels={comparisonParts.labels}
            />
          )}
          <HeadRow
            columns={drawn}
            ariaRowIndex={hasGroups ? 2 : 1}
            isSecond={hasGroups}
            sort={sort}
            activeColumn={activeIn(-headCount)}
            activeId={activeId}
            onSort={actions.toggleSort}
            openMenu={menu.openId}
            onMenu={(column) => menu.open(column, false)}
            onMenuNear={menu.preload}
            menuLabel={labels.columnMenu}
            selectAll={selection && <SelectAllBox state={selection.state()} label={labels.selectAll} />}
          />
          {totalOf && (
            <SummaryRow
              columns={drawn}
              ariaRowIndex={headRows}
              totalOf={totalOf}
              totalCount={model.totalCount}
              activeColumn={activeIn(-1)}
              view={view}
            />
          )}
        </div>
        {isLoading && <SkeletonRows columns={columns} />}
        {hasRows && !isLoading && (
          <BodyRows
            scroller={scroller}
            rowCount={rowCount}
            rowHeight={metrics.rowHeight}
            headsHeight={headsHeight}
            rowAt={rowAt}
            firstAriaIndex={firstAriaIndex}
            columns={drawn}
            drawsAll={drawsAll}
            view={view}
            isFaded={status === 'refreshing'}
            active={nav.active}
            range={nav.range}
            isSelected={selection?.isSelected}
            onDraw={onDraw}
            offsetsRef={offsets}
          />
        )}
      </div>
      <PinShades columns={columns} widths={widths} window={window} />
      <span role="status" className="sr-only">
        {announcements.message || copy.message}
      </span>
      {menu.menu}
    </>
  );

  function locate(target: EventTarget | null) {
    return cellAt(target, { headRows, firstAriaIndex, columns: drawn });
  }

  function handleClick({ target, shiftKey }: MouseEvent<HTMLElement>) {
    const cell = locate(target);
    const column = cell && columns[cell.column];
    if (!selection || !column || !isSelectColumn(column)) return;
    if (cell.row === -headCount) selection.toggleAll();
    else if (cell.row >= 0) selection.toggle(cell.row, shiftKey);
  }

  function handleContextMenu(event: MouseEvent<HTMLElement>) {
    const { target, currentTarget } = event;
    // of a key, where no head stands: the active one is meant
    const cell = target === currentTarget ? nav.active : locate(target);
    const column = cell?.row === -headCount ? columns[cell.column] : undefined;
    if (!cell || !column || isSelectColumn(column)) return;
    event.preventDefault();
    nav.select(cell);
    menu.open(column, target === currentTarget);
  }

  function moveBy(column: ReportColumn, places: 1 | -1) {
    const isMoved = actions.moveBy(column, places);
    if (isMoved) announcements.expectMove(column);
    return isMoved;
  }

  function pin(column: ReportColumn, side: PinSide) {
    announcements.expectMove(column);
    actions.pin(column, side);
  }

  /** Into what stands in a cell, else into what its row opens. */
  function enter(cell: CellPosition) {
    const inside = grid.current
      ?.querySelector(`[id="${activeId}"]`)
      ?.querySelector<HTMLElement>('[data-cell-focus], a[href], button, input:not([type=checkbox]), select');
    const row = rowAt(cell.row);
    if (inside) inside.focus();
    else if (row) props.onRowOpen?.(row);
  }
}

/** Pressing what the Tab key does not stop at leaves the focus with the grid, whose keys go on from there. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !target.closest('[tabindex="-1"]')) return;
  event.preventDefault();
  currentTarget.focus({ preventScroll: true });
}

/** Two rows of heads are lower than twice one, in CSS pixels. */
const groupRowSaving = 14;
