import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { CellPosition } from '../../core/cell-position';
import type { ReportRow } from '../../core/cell-value';
import type { PinSide } from '../../core/column-state';
import type { ReportColumn } from '../../core/columns';
import type { RowOffsets } from '../../core/row-offsets';
import { isSelectColumn, selectColumn } from '../../core/select-column';
import { isNameColumn } from '../../core/widths';
import { drawsAllCells } from '../../core/window';
import { cellAt, useCellNavigation } from '../use-cell-navigation';
import { useCellReveal } from '../use-cell-reveal';
import { useColumnActions } from '../use-column-actions';
import { useColumnDragStart } from '../use-column-drag-start';
import { useColumnInView } from '../use-column-in-view';
import { useColumnMenu } from '../use-column-menu';
import { useColumnNews } from '../use-column-news';
import { useColumnResize, resizeStep } from '../use-column-resize';
import { useColumnSnap } from '../use-column-snap';
import { useColumnWindow } from '../use-column-window';
import { useCopy } from '../use-copy';
import { useFittedWidths } from '../use-fitted-widths';
import { useHeldTouch } from '../use-held-touch';
import { useRowSelection } from '../use-row-selection';
import { useTableView } from '../use-table-view';
import { BodyRows } from './body-rows';
import { changeRoom } from './change-room';
import { aidWidth } from './figure-cell';
import { HeadRow } from './head-row';
import { PinShades } from './pin-shades';
import { columnTracks, drawnColumns, placeColumns } from './placement';
import { SelectAllBox } from './select-box';
import { SkeletonRows } from './skeleton-rows';
import { SummaryRow } from './summary-row';
import type { TableGridProps } from './table-grid';

export interface GridContentProps extends TableGridProps {
  scroller: HTMLElement;
}

/** The grid: head and totals stay on top, pinned columns at their side, rows scroll. */
export function GridContent(props: GridContentProps) {
  const { caption, model, metrics, rows, summary, status, hasRows, scroller } = props;
  const { aids, comparison, onRowOpen } = props;
  const { labels, sort, rowAt, rowCount, foldedGroups } = model;
  const { bar, heat } = aids;
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
  const isSelectable = selection !== null;

  const columns = useMemo(
    () => placeColumns(isSelectable ? [selectColumn, ...model.columns] : model.columns),
    [model.columns, isSelectable],
  );
  const totalOf = useMemo(() => {
    if (!totals) return undefined;
    return ({ dataKey, part }: ReportColumn) =>
      part === 'previous' ? comparison?.previousSummary?.[dataKey] : totals[dataKey];
  }, [totals, comparison]);
  const sortKey = sort?.dataKey;
  const extraWidth = useCallback(
    (column: ReportColumn) =>
      column.part === 'change'
        ? changeRoom({ isFolded: foldedGroups.has(column.dataKey), hasBar: column.sortKey === sortKey })
        : aidWidth(column, { bar, heat }),
    [bar, heat, foldedGroups, sortKey],
  );
  const fit = useFittedWidths({ columns, rows, totalOf, metrics, extraWidth });
  const heads = useRef<HTMLDivElement>(null);
  const isTouchHeld = useHeldTouch(heads);
  const rowsInView = useRef<readonly ReportRow[]>([]);
  const resize = useColumnResize({
    scroller,
    columns,
    widths: fit.widths,
    fit: { rows: rows.slice(0, measuredForResize), totalOf, metrics, extraWidth },
    rowsInView,
    columnState: model.columnState,
    onColumnStateChange: model.setColumnState,
    isTouchHeld,
  });
  const { widths, resized } = resize;
  const drawsAll = drawsAllCells(rowCount, columns.length);
  const window = useColumnWindow({ scroller, columns, widths, drawsAll });
  const { first, end } = window;
  const { properties, totalWidth } = useMemo(() => {
    // while it is resized a column is as wide as the user says
    const sized = columns.map((column) =>
      column.id === resized ? { ...column, hasOwnWidth: true } : column,
    );
    const grows = sized.map((column) => isNameColumn(column, rows.slice(0, 20)));
    return columnTracks({ columns: sized, widths, grows, hasRoom: window.hasRoom });
  }, [columns, widths, resized, rows, window.hasRoom]);

  const activeId = useId();
  const view = useTableView({ ...props, columns, activeId });
  const actions = useColumnActions(model);
  const grid = useRef<HTMLDivElement>(null);
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
    onCellKey: handleCellKey,
  });
  // the active cell is drawn wherever the table is scrolled to
  const activeColumn = nav.active?.column ?? -1;
  const kept = activeColumn >= first && activeColumn < end ? -1 : activeColumn;
  const drawn = useMemo(() => drawnColumns(columns, { first, end, kept }), [columns, first, end, kept]);
  const copy = useCopy({ columns, rowAt, active: nav.active, range: nav.range, selection, labels });
  const news = useColumnNews({
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
    isTouchHeld,
    onDrop: (column, before) => {
      news.expectMove(column);
      actions.moveBefore(column, before);
    },
  });
  useColumnSnap({ scroller, columns, widths });
  useColumnInView({ scroller, columns, widths: fit.widths, active: activeColumn });
  const { measure } = fit;
  const handleDraw = useCallback(
    (drawn: readonly ReportRow[]) => {
      rowsInView.current = drawn;
      measure(drawn);
    },
    [measure],
  );

  // another page or order begins at its first row
  const direction = sort?.direction;
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
        style={{ ...properties, minWidth: totalWidth }}
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
          news.clear();
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
            onDraw={handleDraw}
            offsetsRef={offsets}
          />
        )}
      </div>
      <PinShades columns={columns} widths={widths} window={window} />
      <span role="status" className="sr-only">
        {news.said || copy.said}
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
    if (isMoved) news.expectMove(column);
    return isMoved;
  }

  function pin(column: ReportColumn, side: PinSide) {
    news.expectMove(column);
    actions.pin(column, side);
  }

  /** Keys that act on a cell; true when one did. */
  function handleCellKey(cell: CellPosition, event: KeyboardEvent): boolean {
    const column = columns[cell.column];
    if (!column) return false;
    const { key, shiftKey, altKey } = event;
    if (cell.row === -headCount) return handleHeadKey(column, { key, shiftKey, altKey });
    if (cell.row < 0) return false;
    if (key === ' ' && selection) {
      selection.toggle(cell.row, shiftKey);
      return true;
    }
    if (key !== 'Enter' && key !== 'F2') return false;
    const inside = grid.current
      ?.querySelector(`[id="${activeId}"]`)
      ?.querySelector<HTMLElement>('[data-cell-focus], a[href], button, input:not([type=checkbox]), select');
    const row = rowAt(cell.row);
    if (inside) inside.focus();
    else if (row) onRowOpen?.(row);
    return true;
  }

  function handleHeadKey(column: ReportColumn, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>) {
    const { key, shiftKey, altKey } = event;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (isSelectColumn(column)) {
      if (key !== ' ' && key !== 'Enter') return false;
      selection?.toggleAll();
    } else if (key === 'Enter' || key === ' ') {
      if (column.isSortable) actions.toggleSort(column);
    } else if ((altKey && key === 'ArrowDown') || key === 'ContextMenu' || (shiftKey && key === 'F10')) {
      menu.open(column, true);
    } else if (step !== 0 && altKey) moveBy(column, step);
    else if (step !== 0 && shiftKey) {
      const width = resize.resizeBy(column, step * resizeStep);
      if (width !== null) news.sayWidth(column, width);
    } else return false;
    return true;
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
const measuredForResize = 200;
