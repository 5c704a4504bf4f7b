export {
  moveCell,
  rangeBetween,
  type CellPosition,
  type CellRange,
  type GridSize,
  type KeyStroke,
} from './grid/cells/cell-position';
export { columnWindow, type ColumnWindowInput } from './grid/columns/column-window';
export type { GridColumn } from './grid/columns/grid-column';
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
export { drawsAllCells, nextSlots, slotsWithoutLayout, type RowWindowInput } from './grid/rows/row-window';
export { useRowOffsets, type RowOffsetsInput } from './grid/rows/use-row-offsets';
export { useRowSlots, type RowSlotsInput } from './grid/rows/use-row-slots';
export { observeSize } from './grid/scroll/observe-size';
export { scrollInstantly } from './grid/scroll/scroll-instantly';
export { scrollToColumn, scrollToPiece, type PieceInView } from './grid/scroll/scroll-into-view';
