import { useImperativeHandle, useMemo, useRef, type ComponentType } from 'react';
import type { GridContentProps } from '../components/grid-content';
import type { GridHandle } from '../handle/table-handle';
import { GroupedRows } from './grouped-rows';
import type { PinnedLayout } from './pinned-layout';
import { rowGroupsOf } from './row-groups-of';

export interface PinnedGridContentProps extends GridContentProps, Pick<PinnedLayout, 'BodyRows'> {
  GridContent: ComponentType<GridContentProps>;
}

/** The grid with pinned rows: its positions count them as rows before and after the others. */
export function PinnedGridContent({ GridContent, BodyRows, ...props }: PinnedGridContentProps) {
  const { model, rows, pinnedRows, metrics, handleRef, onRowsNeeded } = props;
  const { rowAt, rowCount } = model;
  const { top, bottom } = pinnedRows ?? {};
  const measuredRows = useMemo(() => [...(top ?? []), ...(bottom ?? []), ...rows], [top, bottom, rows]);
  const groups = useMemo(
    () => rowGroupsOf({ rowCount, rowAt }, { top, bottom }),
    [rowCount, rowAt, top, bottom],
  );
  const { start } = groups.body;
  const end = start + rowCount;
  const topHeight = groups.top.rowCount * metrics.rowHeight;
  const footHeight = groups.bottom.rowCount * metrics.rowHeight;
  const layout: PinnedLayout = {
    Rows: GroupedRows,
    BodyRows,
    groups,
    pinnedCount: groups.all.rowCount - rowCount,
    topHeight,
    footHeight,
    measuredRows,
    cellToReveal: (cell) => (cell.row < start || cell.row >= end ? { ...cell, row: -1 } : cell),
  };

  const grid = useRef<GridHandle>(null);
  useImperativeHandle(handleRef, () => ({
    scrollToRow: (position) => grid.current?.scrollToRow(start + position),
    focusCell: (position, columnId) => grid.current?.focusCell(start + position, columnId),
    copy: async () => grid.current?.copy() ?? false,
  }));
  return (
    <GridContent
      {...props}
      handleRef={grid}
      model={{ ...model, ...groups.all }}
      pinnedLayout={layout}
      onRowsNeeded={
        onRowsNeeded && (({ first, last }) => onRowsNeeded({ first: first - start, last: last - start }))
      }
    />
  );
}
