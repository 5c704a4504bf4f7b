import { useEffect, useState } from 'react';
import { headOf } from '../use-column-resize';

/** Where a head stands, in CSS pixels of the window. */
export interface HeadPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a column's head, wherever it is scrolled to. `onGone` is called once it is out of view. */
export function useHeadPlace(scroller: HTMLElement, id: string, onGone: () => void): HeadPlace | undefined {
  const [place, setPlace] = useState(() => placeOf(scroller, id));
  useEffect(() => {
    const update = () => {
      const next = placeOf(scroller, id);
      if (next) setPlace(next);
      else onGone();
    };
    // the table's own scrolling, and that of all that it stands in
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [scroller, id, onGone]);
  return place;
}

function placeOf(scroller: HTMLElement, id: string): HeadPlace | undefined {
  const box = headOf(scroller, id)?.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (!box || box.right <= view.left || box.left >= view.right) return undefined;
  return { left: box.left, top: box.top, width: box.width, height: box.height };
}
