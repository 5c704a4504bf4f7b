import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportColumn } from '../../core/columns/columns';
import { columnWindow } from '../../core/rows/window';
import { observeSize } from '../view/observe-size';

/** Only values that affect the drawing, so that a scrollbar that appears does not redraw the table. */
export interface ColumnWindowState {
  /** Free columns that are drawn: from the first to before `end`. */
  first: number;
  end: number;
  /** Columns are hidden beneath those pinned left, or right. */
  isScrolledLeft: boolean;
  isScrolledRight: boolean;
  /** The columns leave some of the viewport's width. */
  hasSpareWidth: boolean;
}

export interface ColumnWindowOptions {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  widths: readonly number[];
  drawsAll: boolean;
}

/** Which columns are drawn, updated while the table scrolls horizontally or resizes. */
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
  return (Object.keys(a) as (keyof ColumnWindowState)[]).every((key) => a[key] === b[key]);
}
