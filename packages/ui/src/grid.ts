export {
  moveCell,
  rangeBetween,
  rangeContains,
  type CellPosition,
  type CellRange,
  type GridSize,
  type KeyStroke,
} from './grid/cells/cell-position';
export { GridCheckbox, type GridCheckboxProps } from './grid/cells/grid-checkbox';
export { copyCells, rangeText, rangeToCopy, type ClipboardContent } from './grid/cells/copy-cells';
export { locateCell, type GridCoordinates } from './grid/cells/locate-cell';
export {
  useCellNavigation,
  type CellNavigation,
  type CellNavigationInput,
} from './grid/cells/use-cell-navigation';
export { columnHeadOf } from './grid/columns/column-edge';
export { columnPlace, pinnedWidth, type ColumnPlaceInput } from './grid/columns/column-place';
export { columnTracks, pinnedEdge, type ColumnTracks, type TracksInput } from './grid/columns/column-tracks';
export { columnWindow, type ColumnWindowInput } from './grid/columns/column-window';
export { drawnColumns, type DrawableColumn, type DrawnRange } from './grid/columns/drawn-columns';
export type { GridColumn } from './grid/columns/grid-column';
export { PinShades, type PinShadesProps } from './grid/columns/pin-shades';
export { useColumnInView, type ColumnInViewInput } from './grid/columns/use-column-in-view';
export { useColumnSnap, type ColumnSnapInput } from './grid/columns/use-column-snap';
export {
  useColumnWindow,
  type ColumnWindowOptions,
  type ColumnWindowState,
} from './grid/columns/use-column-window';
export {
  equalOffsets,
  measuredOffsets,
  type MeasuredOffsets,
  type RowOffsets,
} from './grid/rows/row-offsets';
export {
  drawsAllCells,
  nextSlots,
  rowsNearView,
  slotsWithoutLayout,
  type RowsNearViewInput,
  type RowWindowInput,
} from './grid/rows/row-window';
export { useRowOffsets, type RowOffsetsInput } from './grid/rows/use-row-offsets';
export { useRowSlots, type RowSlotsInput } from './grid/rows/use-row-slots';
export { useRowTicks, type RowTicks, type RowTicksInput, type TickedRows } from './grid/rows/use-row-ticks';
export { EndSentinel, type EndSentinelProps } from './grid/rows/end-sentinel';
export { observeSize } from './grid/scroll/observe-size';
export { scrollInstantly } from './grid/scroll/scroll-instantly';
export { scrollToColumn, scrollToPiece, type PieceInView } from './grid/scroll/scroll-into-view';
export { useCellReveal, type CellRevealInput } from './grid/scroll/use-cell-reveal';
export { movableIds, type MovableColumn } from './grid/drag/movable-column';
export { useColumnDragStart, type ColumnDragStartInput } from './grid/drag/use-column-drag-start';
export { usePreventTouchScroll } from './grid/drag/use-prevent-touch-scroll';
export {
  useResizableColumns,
  type ResizableColumns,
  type ResizableColumnsInput,
} from './grid/columns/use-resizable-columns';
