import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { useColumnCommands } from '../columns/use-column-commands';
import type { useGridColumns } from '../columns/use-grid-columns';
import type { ReportTableStatus } from '../model';
import type { useGridCells } from '../navigation/use-grid-cells';

export interface GridRootProps {
  grid: RefObject<HTMLDivElement | null>;
  caption: string;
  /** Whether its rows are a tree. */
  isTree: boolean;
  status: ReportTableStatus;
  /** Rows of the whole result and the rows above them. */
  rowCount: number;
  /** Id of the active cell's element. */
  activeId: string;
  layout: ReturnType<typeof useGridColumns>;
  commands: ReturnType<typeof useColumnCommands>;
  cells: ReturnType<typeof useGridCells>;
  children: ReactNode;
}

/** The element of the grid: its role, its tracks, and the events of all cells. */
export function GridRoot(props: GridRootProps) {
  const { grid, caption, status, rowCount, activeId, layout, commands, cells, children } = props;
  const { columns, resize, tracks } = layout;
  const { nav, copy } = cells;
  const isLoading = status === 'loading';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles
    <div
      ref={grid}
      role={props.isTree ? 'treegrid' : 'grid'}
      aria-label={caption}
      aria-busy={isLoading || status === 'refreshing'}
      aria-multiselectable
      aria-colcount={columns.length}
      aria-rowcount={isLoading ? -1 : rowCount}
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
        commands.startDrag(event);
      }}
      onPointerMove={nav.onPointerMove}
      onDoubleClick={(event) => {
        const column = resize.columnAt(event);
        if (column?.hasOwnWidth) commands.resetWidth(column);
        if (!column) cells.handleDoubleClick(event);
      }}
      onContextMenu={cells.handleContextMenu}
      onCopy={(event) => {
        commands.announcements.clear();
        copy.onCopy(event);
      }}
      onClick={cells.handleClick}
      onMouseDown={keepFocus}
    >
      {children}
    </div>
  );
}

/** A press on an element outside the Tab order moves the focus to the grid, so that its keys keep working. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !target.closest('[tabindex="-1"]')) return;
  event.preventDefault();
  currentTarget.focus({ preventScroll: true });
}
