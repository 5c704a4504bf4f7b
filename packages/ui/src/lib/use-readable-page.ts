import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the page around `inside` accessible while a list of Radix is open. Radix would hide it with its landmarks, its
 * headings and the button of the list, although its controls can still take the focus.
 */
export function useReadablePage(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // before the effect in which Radix hides everything except live regions
  useLayoutEffect(() => {
    let part: Element | null = isOpen ? inside.current : null;
    while (part?.parentElement && part.parentElement !== document.body) part = part.parentElement;
    if (!part || part.hasAttribute('aria-live')) return;
    const page = part;
    page.setAttribute('aria-live', 'off');
    return () => page.removeAttribute('aria-live');
  }, [inside, isOpen]);
}
