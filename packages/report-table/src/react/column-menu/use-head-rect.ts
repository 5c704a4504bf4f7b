import type { MenuAnchor } from '@meridian/ui';
import { columnHeadOf } from '@meridian/ui/grid';
import { useEffect, useState } from 'react';

/** The rectangle of a column's header at any scroll position. `onGone` is called when it leaves the view. */
export function useHeadRect(scroller: HTMLElement, id: string, onGone: () => void): MenuAnchor | undefined {
  const [rect, setRect] = useState(() => rectOf(scroller, id));
  useEffect(() => {
    const update = () => {
      const next = rectOf(scroller, id);
      if (next) setRect(next);
      else onGone();
    };
    // scrolling of the table and of everything around it
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [scroller, id, onGone]);
  return rect;
}

function rectOf(scroller: HTMLElement, id: string): MenuAnchor | undefined {
  const box = columnHeadOf(scroller, id)?.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (!box || box.right <= view.left || box.left >= view.right) return undefined;
  return { left: box.left, top: box.top, width: box.width, height: box.height };
}
