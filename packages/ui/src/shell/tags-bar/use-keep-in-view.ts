import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../../grid/scroll/observe-size';

/** Space beside the tag, px: enough to see that there is another one. */
const marginPx = 32;

/** Scrolls only the strip of tags, horizontally, until the active tag is in view. */
export function useKeepInView(strip: RefObject<HTMLElement | null>, activeKey: string, count: number): void {
  useLayoutEffect(() => {
    const list = strip.current;
    if (!list) return undefined;
    const show = () => {
      const tag = list.querySelector('[aria-current=page]')?.parentElement;
      if (!tag) return;
      const { left, right } = list.getBoundingClientRect();
      const box = tag.getBoundingClientRect();
      const first = list.firstElementChild;
      // a pinned first tag covers the start of the strip
      const isCovered = first !== null && first !== tag && getComputedStyle(first).position === 'sticky';
      const start = left + marginPx + (isCovered ? first.clientWidth : 0);
      if (box.left < start) scrollSideways(list, box.left - start);
      else if (box.right > right - marginPx) scrollSideways(list, box.right - right + marginPx);
    };
    show();
    return observeSize(list, show);
  }, [strip, activeKey, count]);
}

/** Not by `scrollBy`, which jsdom lacks. */
function scrollSideways(element: Element, distance: number): void {
  element.scrollLeft += distance;
}
