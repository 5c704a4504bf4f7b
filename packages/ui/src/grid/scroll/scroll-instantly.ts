/** Scrolls without an animation. Unlike `scrollTo`, the properties exist in jsdom too. CSS pixels. */
export function scrollInstantly(scroller: Element, { left, top }: { left?: number; top?: number }): void {
  if (left !== undefined) scroller.scrollLeft = left;
  if (top !== undefined) scroller.scrollTop = top;
}
