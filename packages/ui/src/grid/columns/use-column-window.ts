import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeSize } from '../scroll/observe-size';
import { columnWindow } from './column-window';
import type { GridColumn } from './grid-column';

/** Only values that affect the drawing, so that a scrollbar that appears does not redraw the grid. */
export interface ColumnWindowState {
  /** Free columns that are drawn: from the first to before `end`. */
  first: number;
  end: number;
  /** Columns are hidden beneath those pinned to this side. */
  isScrolledLeft: boolean;
  isScrolledRight: boolean;
  /** Whether the columns are narrower than the viewport. */
  hasSpareWidth: boolean;
}

export interface ColumnWindowOptions {
  scroller: HTMLElement;
  columns: readonly GridColumn[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
  /** All columns are rendered, as for a short grid or for print. */
  drawsAll: boolean;
}

/** Which columns are drawn, updated while the scroller scrolls horizontally or resizes. */
export function useColumnWindow({
  scroller,
  columns,
  widths,
  drawsAll,
}: ColumnWindowOptions): ColumnWindowState {
  const [state, setState] = useState(() => columnWindowState({ scroller, columns, widths, drawsAll }));
  useLayoutEffect(() => {
    const update = () => {
      const next = columnWindowState({ scroller, columns, widths, drawsAll });
      setState((last) => (isSame(last, next) ? last : next));
    };
    let lastLeft = scroller.scrollLeft;
    const handleScroll = () => {
      if (scroller.scrollLeft === lastLeft) return;
      lastLeft = scroller.scrollLeft;
      flushSync(update);
    };
    update();
    const unobserve = observeSize(scroller, update);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', handleScroll);
      unobserve();
    };
  }, [scroller, columns, widths, drawsAll]);
  return state;
}

function columnWindowState({ scroller, columns, widths, drawsAll }: ColumnWindowOptions): ColumnWindowState {
  const { scrollLeft, clientWidth } = scroller;
  const hasPinned = (side: 'left' | 'right') => columns.some(({ pinned }) => pinned === side);
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  return {
    // a scroller without a width is not laid out
    ...(drawsAll || clientWidth === 0
      ? { first: 0, end: columns.length }
      : columnWindow({ columns, widths, viewport: { left: scrollLeft, width: clientWidth } })),
    isScrolledLeft: scrollLeft > 0 && hasPinned('left'),
    isScrolledRight: hasPinned('right') && scrollLeft + clientWidth < totalWidth - 1,
    hasSpareWidth: totalWidth < clientWidth,
  };
}

function isSame(a: ColumnWindowState, b: ColumnWindowState): boolean {
  return (
    a.first === b.first &&
    a.end === b.end &&
    a.isScrolledLeft === b.isScrolledLeft &&
    a.isScrolledRight === b.isScrolledRight &&
    a.hasSpareWidth === b.hasSpareWidth
  );
}
