import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowWindow, type RowWindow } from '../core/window';

/** The window of rows over a scrolling element, kept up to date as it scrolls or is resized. */
export function useRowWindow(
  scroller: HTMLElement | null,
  { rowCount, rowHeight }: { rowCount: number; rowHeight: number },
): RowWindow {
  const [drawn, setDrawn] = useState<RowWindow>({ first: 0, size: 0 });
  useLayoutEffect(() => {
    if (!scroller) return;
    let last: RowWindow = { first: -1, size: -1 };
    const update = () => {
      const { clientHeight: viewportHeight, scrollTop } = scroller;
      const next = rowWindow({ rowCount, rowHeight, viewportHeight, scrollTop });
      if (next.first === last.first && next.size === last.size) return;
      last = next;
      setDrawn(next);
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
  }, [scroller, rowCount, rowHeight]);
  // a window of more rows than there are now is never drawn
  return drawn.first + drawn.size > rowCount ? { first: 0, size: Math.min(drawn.size, rowCount) } : drawn;
}
