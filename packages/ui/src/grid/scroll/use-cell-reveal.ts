import type { RefObject } from 'react';
import type { CellPosition } from '../cells/cell-position';
import { columnPlace } from '../columns/column-place';
import type { GridColumn } from '../columns/grid-column';
import type { RowOffsets } from '../rows/row-offsets';
import { scrollToColumn, scrollToPiece } from './scroll-into-view';

export interface CellRevealInput {
  scroller: HTMLElement;
  /** Contains the rows, which have an `aria-rowindex`. */
  grid: RefObject<HTMLElement | null>;
  /** Offsets of the rows; null while no row is drawn. */
  offsets: RefObject<RowOffsets | null>;
  columns: readonly GridColumn[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
  /** Height of the sticky rows at the top of the scroller, in CSS pixels. */
  headsHeight: number;
  /** The same at the bottom; 0 by default. */
  footHeight?: number | undefined;
  /** `aria-rowindex` of the first row below the heads. */
  firstAriaIndex: number;
}

/**
 * Returns a function that scrolls a cell into view, out from under header rows and pinned columns. With a column of -1 it scrolls only
 * to the row.
 */
export function useCellReveal(input: CellRevealInput): (cell: CellPosition) => void {
  const { scroller, grid, offsets, columns, widths, headsHeight, firstAriaIndex, footHeight = 0 } = input;

  const revealRow = (row: number) => {
    const { scrollTop: scroll, clientHeight } = scroller;
    const element = grid.current?.querySelector(`[aria-rowindex="${row + firstAriaIndex}"]`);
    // elements without a layout, as in jsdom, have no box
    const box = clientHeight > 0 ? element?.getBoundingClientRect() : undefined;
    const from = box
      ? box.top - scroller.getBoundingClientRect().top - headsHeight + scroll
      : (offsets.current?.topOf(row) ?? 0);
    const size = box ? box.height : (offsets.current?.topOf(row + 1) ?? 0) - from;
    scroller.scrollTop = scrollToPiece({
      scroll,
      from,
      size,
      viewSize: clientHeight - headsHeight - footHeight,
    });
    // the page scrolls a scroller that is as high as its rows
    const isWhole = clientHeight > 0 && scroller.scrollHeight <= clientHeight;
    if (isWhole) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return ({ row, column }) => {
    if (row >= 0) revealRow(row);
    const target = columns[column];
    if (!target || target.pinned) return;
    const { piece, edges } = columnPlace(column, { scroller, columns, widths });
    scroller.scrollLeft = scrollToColumn(piece, edges);
  };
}
