import {
  columnTracks,
  equalOffsets,
  useCellReveal,
  useColumnWindow,
  useRowSlots,
  type RowOffsets,
} from '@meridian/ui/grid';
import { useEffect, useId, useMemo, useRef, type ReactElement } from 'react';
import { gridLabels } from '../labels';
import { PasteDialog } from '../paste/paste-dialog';
import { usePaste } from '../paste/use-paste';
import { gridRowHeight, placedColumns, type PlacedGridColumn } from '../placed-columns';
import type { CellIssue, EditableGridProps } from '../types';
import { useEditableCells } from '../use-editable-cells';
import type { GridRows } from '../use-grid-rows';
import { CellEditor, type CellEditorHandle } from './cell-editor';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import type { EditedCell } from './use-cell-draft';

export interface EditableContentProps {
  props: EditableGridProps;
  rows: GridRows;
  scroller: HTMLElement;
}

/** Heads, the rows in view, and the field over the active cell. */
export function EditableContent({ props, rows, scroller }: EditableContentProps): ReactElement {
  const { columns: dataColumns, getValue, issuesOf = noIssues, onSelectedRowsChange } = props;
  const { rowCount, keyAt } = rows;
  const gridId = useId();
  const labels = gridLabels[props.language];
  const hasCheckboxes = onSelectedRowsChange !== undefined;
  const hasIssues = props.issuesOf !== undefined;
  const columns = useMemo(
    () => placedColumns({ columns: dataColumns, hasCheckboxes, hasIssues }),
    [dataColumns, hasCheckboxes, hasIssues],
  );
  const layout = useGridLayout({ columns, rowCount, scroller });
  const { grid, heads, offsets, view, reveal, tracks } = layout;
  const editor = useRef<CellEditorHandle>(null);
  const cells = useEditableCells({ props, rows, columns, scroller, view, reveal, editor });
  const { nav, drawn, ticks } = cells;
  const { active, range } = nav;
  const paste = usePaste({ props, rows, columns, active, range });
  const slots = useRowSlots({
    ...{ scroller, rowCount, offsets, rowHeight: gridRowHeight, headsHeight: gridRowHeight, drawsAll: false },
    ...{ onRest, alwaysDrawn: active && active.row >= 0 ? active.row : null },
  });
  const activeColumn = active ? columns[active.column] : undefined;
  const cell = editedCell();

  function editedCell(): EditedCell | null {
    const data = activeColumn?.data;
    if (!active || !data || active.row < 0) return null;
    const rowKey = keyAt(active.row);
    return { rowKey, index: rows.indexAt(active.row), column: data, value: getValue(rowKey, data.id) };
  }

  return (
    <div className="relative text-13 text-fg-1" style={{ ...tracks.properties, minWidth: tracks.totalWidth }}>
      <div
        ref={grid}
        id={gridId}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rowCount + 1}
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
      >
        <GridHead
          ref={heads}
          columns={drawn}
          activeColumn={active?.row === -1 ? active.column : -1}
          ticked={ticks?.state ?? false}
          {...{ gridId, labels }}
        />
        <div role="rowgroup" className="relative" style={{ height: offsets.totalHeight }}>
          {slots.map((position, slot) => {
            const isInRange = range !== null && position >= range.fromRow && position <= range.toRow;
            const rowKey = keyAt(position);
            return (
              <GridRow
                key={slot}
                {...{ position, rowKey, dataColumns, gridId, labels, getValue, issuesOf }}
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
      <CellEditor
        ref={editor}
        {...{ gridId, cell, labels }}
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

/** Measures of rows and columns, and how to bring a cell into view. */
function useGridLayout({
  columns,
  rowCount,
  scroller,
}: {
  columns: readonly PlacedGridColumn[];
  rowCount: number;
  scroller: HTMLElement;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => equalOffsets(rowCount, gridRowHeight), [rowCount]);
  const latestOffsets = useRef<RowOffsets>(offsets);
  useEffect(() => {
    latestOffsets.current = offsets;
  }, [offsets]);
  const widths = useMemo(() => columns.map(({ width }) => width), [columns]);
  const view = useColumnWindow({ scroller, columns, widths, drawsAll: false });
  const reveal = useCellReveal({
    ...{ scroller, grid, columns, widths, headsHeight: gridRowHeight, firstAriaIndex: 2 },
    offsets: latestOffsets,
  });
  const tracks = columnTracks({
    ...{ columns, widths, hasSpareWidth: view.hasSpareWidth },
    grows: columns.map(({ pinned }) => pinned === null),
  });
  return { grid, heads, offsets, view, reveal, tracks };
}

const noIssue: readonly CellIssue[] = [];
function noIssues(): readonly CellIssue[] {
  return noIssue;
}

function onRest() {
  // all rows are in memory: none is to be requested
}
