import {
  type CellPosition,
  type PieceInView,
  type RowOffsets,
  scrollToColumn,
  scrollToPiece,
} from '@meridian/ui/grid';
import type { RefObject } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { pinnedWidth } from '../components/placement';

export interface CellRevealInput {
  scroller: HTMLElement;
  grid: RefObject<HTMLElement | null>;
  /** Of the rows that are drawn; null while none are. */
  offsets: RefObject<RowOffsets | null>;
  columns: readonly ReportColumn[];
  widths: readonly number[];
  /** CSS pixels. */
  headsHeight: number;
  firstAriaIndex: number;
}

/** Brings a cell into view, from under heads and pinned columns too. */
export function useCellReveal(input: CellRevealInput): (cell: CellPosition) => void {
  const { scroller, grid, offsets, columns, widths, headsHeight, firstAriaIndex } = input;

  const revealRow = (row: number) => {
    const { scrollTop: scroll, clientHeight } = scroller;
    const element = grid.current?.querySelector(`[aria-rowindex="${row + firstAriaIndex}"]`);
    const box = element?.getBoundingClientRect();
    const from = box
      ? box.top - scroller.getBoundingClientRect().top - headsHeight + scroll
      : (offsets.current?.topOf(row) ?? 0);
    const size = box ? box.height : (offsets.current?.topOf(row + 1) ?? 0) - from;
    scroller.scrollTop = scrollToPiece({ scroll, from, size, viewSize: clientHeight - headsHeight });
    // a table as high as its rows is scrolled by the page
    const isWhole = clientHeight > 0 && scroller.scrollHeight <= clientHeight;
    if (isWhole) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return ({ row, column }) => {
    if (row >= 0) revealRow(row);
    if (columns[column]?.pinned) return;
    const { piece, edges } = columnPlace(column, { scroller, columns, widths });
    scroller.scrollLeft = scrollToColumn(piece, edges);
  };
}

/** Position of an unpinned column between the pinned ones, and the left edges of all columns. */
export function columnPlace(
  column: number,
  { scroller, columns, widths }: Pick<CellRevealInput, 'scroller' | 'columns' | 'widths'>,
): { piece: PieceInView; edges: readonly number[] } {
  const left = pinnedWidth(columns, widths, 'left');
  let edge = -left;
  const edges = widths.map((width) => (edge += width) - width);
  const piece = {
    scroll: scroller.scrollLeft,
    from: edges[column] ?? 0,
    size: widths[column] ?? 0,
    viewSize: scroller.clientWidth - left - pinnedWidth(columns, widths, 'right'),
  };
  return { piece, edges };
}
