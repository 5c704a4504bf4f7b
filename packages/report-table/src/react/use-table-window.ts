import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { tableWindow, type TableWindow, type TableWindowInput } from '../core/window';

const nothing: TableWindow = { firstRow: 0, rowCount: 0, firstColumn: 0, endColumn: 0 };

/** The window of rows and columns over a scrolling element, kept up to date as it scrolls or is resized. */
export function useTableWindow(
  scroller: HTMLElement | null,
  { rowCount, rowHeight, columns }: Pick<TableWindowInput, 'rowCount' | 'rowHeight' | 'columns'>,
): TableWindow {
  const [drawn, setDrawn] = useState(nothing);
  useLayoutEffect(() => {
    if (!scroller) return;
    const update = () => {
      const next = tableWindow({
        rowCount,
        rowHeight,
        columns,
        viewport: { width: scroller.clientWidth, height: scroller.clientHeight },
        scroll: { left: scroller.scrollLeft, top: scroller.scrollTop },
      });
      setDrawn((last) => (isSame(last, next) ? last : next));
    };
    update();
    // within the event, or the browser paints the scrolled viewport before the rows that belong there
    const handleScroll = () => flushSync(update);
    const observer = new ResizeObserver(update);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, rowCount, rowHeight, columns]);
  // a window of more rows than there are now is never drawn
  const isPast = drawn.firstRow + drawn.rowCount > rowCount;
  return isPast ? { ...drawn, firstRow: 0, rowCount: Math.min(drawn.rowCount, rowCount) } : drawn;
}

function isSame(a: TableWindow, b: TableWindow): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.rowCount === b.rowCount &&
    a.firstColumn === b.firstColumn &&
    a.endColumn === b.endColumn
  );
}
