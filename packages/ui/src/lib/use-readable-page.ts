import { useLayoutEffect, type RefObject } from 'react';

/**
 * Leaves the page around `inside` to assistive technology while a list of Radix is open. Radix would hide it whole, with
 * its landmarks and headings and the button of the list, though its controls can still take the focus.
 */
export function useReadablePage(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // before the effect in which Radix hides what is no live region
  useLayoutEffect(() => {
    let part: Element | null = isOpen ? inside.current : null;
    while (part?.parentElement && part.parentElement !== document.body) part = part.parentElement;
    if (!part || part.hasAttribute('aria-live')) return;
    const page = part;
    page.setAttribute('aria-live', 'off');
    return () => page.removeAttribute('aria-live');
  }, [inside, isOpen]);
}
