import {
  columnTracks,
  equalOffsets,
  useCellReveal,
  useColumnWindow,
  usePreventTouchScroll,
  useResizableColumns,
  type RowOffsets,
} from '@meridian/ui/grid';
import { useEffect, useMemo, useRef } from 'react';
import { statusHeight } from './parts/grid-status';
import { gridRowHeight, type PlacedGridColumn } from './placed-columns';

/** In CSS pixels. */
const columnWidthLimits = { min: 60, max: 800 };

export interface GridLayoutInput {
  columns: readonly PlacedGridColumn[];
  rowCount: number;
  scroller: HTMLElement;
  /** Gets the id of a host's column and its width in CSS pixels. */
  onResize: (columnId: string, width: number) => void;
}

/** Sizes of rows and columns, scrolling to a cell, and resizing of columns. */
export function useGridLayout({ columns, rowCount, scroller, onResize }: GridLayoutInput) {
  const grid = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => equalOffsets(rowCount, gridRowHeight), [rowCount]);
  const latestOffsets = useRef<RowOffsets>(offsets);
  useEffect(() => {
    latestOffsets.current = offsets;
  }, [offsets]);
  const resize = useResizableColumns({
    scroller,
    preventTouchScroll: usePreventTouchScroll(heads),
    columns: columns.filter(({ data }) => data !== null),
    clampWidth: (_, width) =>
      Math.round(Math.max(columnWidthLimits.min, Math.min(columnWidthLimits.max, width))),
    onResize: (id, width) => {
      const data = columns.find((column) => column.id === id)?.data;
      if (data) onResize(data.id, width);
    },
  });
  const { resizing } = resize;
  const widths = useMemo(
    () => columns.map(({ id, width }) => (resizing?.id === id ? resizing.width : width)),
    [columns, resizing],
  );
  const view = useColumnWindow({ scroller, columns, widths, drawsAll: false });
  const reveal = useCellReveal({
    scroller,
    grid,
    columns,
    widths,
    headsHeight: gridRowHeight,
    firstAriaIndex: 2,
    offsets: latestOffsets,
    footHeight: statusHeight,
  });
  const tracks = columnTracks({
    columns,
    widths,
    hasSpareWidth: view.hasSpareWidth,
    grows: columns.map(({ pinned }) => pinned === null),
  });
  return { grid, heads, offsets, view, reveal, tracks, resize };
}
