import { useRowSlots } from '@meridian/ui/grid';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import { filterLabels } from '../filter/labels';
import type { GridFilter } from '../filter/use-grid-filter';
import { gridLabels } from '../labels';
import { GridMenu, type OpenMenu } from '../menu/grid-menu';
import { cellEntries, headEntries, rowEntries, type MenuEntry } from '../menu/menu-entries';
import { PasteDialog } from '../paste/paste-dialog';
import { usePaste } from '../paste/use-paste';
import { gridRowHeight, placedColumns } from '../placed-columns';
import type { GridSort } from '../rules/row-order';
import type { CellIssue, EditableColumn, EditableGridProps } from '../types';
import { useEditableCells } from '../use-editable-cells';
import { useGridLayout } from '../use-grid-layout';
import type { GridRows } from '../use-grid-rows';
import { CellEditor, type CellEditorHandle } from './cell-editor';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import { GridStatus } from './grid-status';
import type { EditedCell } from './use-cell-draft';

export interface EditableContentProps {
  ref: Ref<EditableContentHandle>;
  props: EditableGridProps;
  rows: GridRows;
  scroller: HTMLElement;
  /** Visible columns, with their widths. */
  shownColumns: readonly EditableColumn[];
  filter: GridFilter;
  /** Whether the filter of the address was applied. */
  isReady: boolean;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  onResize: (columnId: string, width: number) => void;
  onHide: (columnId: string) => void;
  onFind: () => void;
}

/** Commands from the toolbar to the rows. */
export interface EditableContentHandle {
  focus: () => void;
  /** Activates a cell and brings it into view. */
  goTo: (cell: { row: number; columnId: string }) => void;
  /** Null if no cell is active; the column is null if the grid added it. */
  activeCell: () => { row: number; columnId: string | null } | null;
}

/** Headers, the visible rows, and the field over the active cell. */
export function EditableContent({ ref, ...content }: EditableContentProps): ReactElement {
  const { props, rows, scroller, shownColumns, filter, isReady } = content;
  const { sort, onSort, onResize, onHide, onFind } = content;
  const { columns: dataColumns, getValue, issuesOf = noIssues } = props;
  const { onSelectedRowsChange, onActiveRowChange, isLoading = false } = props;
  const { rowCount, keyAt } = rows;
  const gridId = useId();
  const labels = gridLabels[props.language];
  const hasCheckboxes = onSelectedRowsChange !== undefined;
  const hasIssues = props.issuesOf !== undefined;
  const columns = useMemo(
    () => placedColumns({ columns: shownColumns, hasCheckboxes, hasIssues }),
    [shownColumns, hasCheckboxes, hasIssues],
  );
  const layout = useGridLayout({ columns, rowCount, scroller, onResize });
  const { grid, heads, offsets, view, reveal, tracks, resize } = layout;
  const editor = useRef<CellEditorHandle>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const cells = useEditableCells({
    props,
    rows,
    columns,
    scroller,
    view,
    reveal,
    editor,
    resize,
    sort,
    onSort,
    onFind,
    onMenu: (cell) => openMenu({ cell, point: null }),
  });
  const { nav, drawn, ticks } = cells;
  const { active, range } = nav;
  const paste = usePaste({ props, shownColumns, rows, columns, active, range });
  const slots = useRowSlots({
    scroller,
    rowCount,
    offsets,
    rowHeight: gridRowHeight,
    headsHeight: gridRowHeight,
    drawsAll: false,
    onRest,
    alwaysDrawn: active && active.row >= 0 ? active.row : null,
  });
  const activeColumn = active ? columns[active.column] : undefined;
  const rowAtActive = active && active.row >= 0 ? keyAt(active.row) : null;
  const activeKey = rowAtActive !== null && rows.isRemoved(rowAtActive) ? null : rowAtActive;
  useEffect(() => onActiveRowChange?.(activeKey), [activeKey, onActiveRowChange]);
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    goTo: ({ row, columnId }) => {
      const wanted = columns.findIndex(({ data }) => data?.id === columnId);
      // for a hidden column, the first one of the row
      const column = wanted === -1 ? columns.findIndex(({ part }) => part === 'data') : wanted;
      // the first focus activates the first cell
      editor.current?.focus();
      nav.select({ row, column });
      reveal({ row, column });
    },
    activeCell: () => active && { row: Math.max(0, active.row), columnId: activeColumn?.data?.id ?? null },
  }));
  const cell = editedCell();

  function menuEntries({ cell: { row, column } }: OpenMenu): readonly MenuEntry[] {
    const data = columns[column]?.data;
    const { language } = props;
    if (row < 0) {
      if (!data) return [];
      return headEntries({
        column: data,
        language,
        sort,
        onSort,
        filter,
        onHide: shownColumns.length > 1 ? onHide : undefined,
      });
    }
    const rowKey = keyAt(row);
    const ofRow = rowEntries({ rowKey, isRemoved: rows.isRemoved(rowKey), column: data ?? null, props });
    if (!data) return ofRow;
    const ofCell = cellEntries({ column: data, value: getValue(rowKey, data.id), language, filter });
    return [...ofRow, ...ofCell];
  }
  function openMenu(next: OpenMenu): boolean {
    if (menuEntries(next).length === 0) return false;
    nav.select(next.cell);
    setMenu(next);
    return true;
  }

  function emptyText(): string {
    if (isLoading) return labels.loadingRows;
    return filter.conditions.length > 0 ? filterLabels[props.language].noMatch : labels.noRows;
  }

  function editedCell(): EditedCell | null {
    const data = activeColumn?.data;
    if (!active || !data || activeKey === null) return null;
    const rowKey = activeKey;
    return { rowKey, index: rows.indexAt(active.row), column: data, value: getValue(rowKey, data.id) };
  }

  return (
    <div className="relative text-13 text-fg-1" style={{ ...tracks.properties, minWidth: tracks.totalWidth }}>
      <div
        ref={grid}
        id={gridId}
        role="grid"
        aria-label={props.label}
        // unknown while rows are loading
        aria-rowcount={isLoading ? -1 : rowCount + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={active ? `${gridId}-active` : undefined}
        tabIndex={-1}
        className="outline-none"
        // a screen reader may focus the grid itself
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) editor.current?.focus();
        }}
        onKeyDown={nav.onKeyDown}
        onPointerDown={cells.handlePointerDown}
        onPointerMove={nav.onPointerMove}
        onMouseDown={cells.handleMouseDown}
        onClick={cells.handleClick}
        onDoubleClick={cells.handleDoubleClick}
        onContextMenu={(event) => {
          const clicked = cells.locate(event.target);
          // by a key, it is for the active cell
          if (event.button !== 2 || !clicked || !openMenu({ cell: clicked, point: event })) return;
          event.preventDefault();
        }}
      >
        <GridHead
          ref={heads}
          columns={drawn}
          activeColumn={active?.row === -1 ? active.column : -1}
          ticked={ticks?.state ?? false}
          gridId={gridId}
          labels={labels}
          sort={sort}
        />
        <div role="rowgroup" className="relative" style={{ height: offsets.totalHeight }}>
          {slots.map((position, slot) => {
            const isInRange = range !== null && position >= range.fromRow && position <= range.toRow;
            const rowKey = keyAt(position);
            return (
              <GridRow
                key={slot}
                position={position}
                rowKey={rowKey}
                dataColumns={dataColumns}
                gridId={gridId}
                labels={labels}
                getValue={getValue}
                issuesOf={issuesOf}
                removed={rows.isRemoved(rowKey) ? props.removedRows : undefined}
                isChecked={props.isChecked?.(rowKey) ?? true}
                typedText={props.typing?.textOf}
                earlierOf={props.earlierOf}
                index={rows.indexAt(position)}
                columns={drawn}
                activeColumn={active?.row === position ? active.column : -1}
                fromColumn={isInRange ? range.fromColumn : -1}
                toColumn={isInRange ? range.toColumn : -1}
                isTicked={ticks?.has(rowKey) ?? false}
              />
            );
          })}
        </div>
      </div>
      {rowCount === 0 && (isReady || isLoading) && (
        <p className="sticky left-0 p-4 text-fg-3">{emptyText()}</p>
      )}
      <GridStatus
        range={range}
        labels={labels}
        rowCount={rows.presentCount}
        isLoading={isLoading}
        allRows={filter.conditions.length > 0 ? props.rowCount : undefined}
        language={props.language}
        issues={cell ? issuesOf(cell.rowKey, cell.column.id) : []}
      />
      <CellEditor
        ref={editor}
        gridId={gridId}
        cell={cell}
        labels={labels}
        typing={props.typing}
        label={props.label}
        language={props.language}
        hasActive={active !== null}
        rowStyle={{ top: gridRowHeight + Math.max(0, active?.row ?? 0) * gridRowHeight }}
        cellStyle={{ ...activeColumn?.style, gridColumnStart: (active?.column ?? 0) + 1 }}
        isPinned={activeColumn?.pinned === 'left'}
        onCommit={({ rowKey, column }, value) => props.onEdit([{ rowKey, columnId: column.id, value }])}
        onMove={cells.handleMove}
        onKeyDown={nav.onKeyDown}
        onFocus={cells.handleFocus}
        onCopy={cells.handleCopy}
        onCut={cells.handleCut}
        onPaste={paste.handlePaste}
      />
      {menu && (
        <GridMenu
          key={`${menu.cell.row} ${menu.cell.column}`}
          open={menu}
          label={columns[menu.cell.column]?.data?.label ?? props.label}
          entries={menuEntries(menu)}
          scroller={scroller}
          activeId={`${gridId}-active`}
          onClose={closeMenu}
          onFocusLost={() => editor.current?.focus()}
        />
      )}
      {paste.request && (
        <PasteDialog
          request={paste.request}
          language={props.language}
          onApply={paste.apply}
          onClose={paste.close}
          onClosed={() => editor.current?.focus()}
        />
      )}
      <p id={`${gridId}-keys`} hidden>
        {labels.keys}
      </p>
    </div>
  );
}

const noIssue: readonly CellIssue[] = [];
function noIssues(): readonly CellIssue[] {
  return noIssue;
}

function onRest() {
  // all rows are in memory, so that none need to be requested
}
