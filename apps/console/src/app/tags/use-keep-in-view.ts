import { useLayoutEffect, type RefObject } from 'react';

/** Room beside the tag, px: enough to see that there is another one. */
const marginPx = 32;

/** Scrolls the strip of tags sideways, and nothing else, until the tag of the open page is in sight. */
export function useKeepInView(strip: RefObject<HTMLElement | null>, shownPath: string, count: number): void {
  useLayoutEffect(() => {
    const list = strip.current;
    if (!list) return undefined;
    const show = () => {
      const tag = list.querySelector('[aria-current=page]')?.parentElement;
      if (!tag) return;
      const { left, right } = list.getBoundingClientRect();
      const box = tag.getBoundingClientRect();
      if (box.left < left + marginPx) list.scrollBy({ left: box.left - left - marginPx });
      else if (box.right > right - marginPx) list.scrollBy({ left: box.right - right + marginPx });
    };
    const resized = new ResizeObserver(show);
    resized.observe(list);
    show();
    return () => resized.disconnect();
  }, [strip, shownPath, count]);
}
