import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Tag } from './tags';

/**
 * Keeps the focus in the bar when the tag that has it is closed: it goes to the tag beside it. Returns what gives it to
 * the tag of the page that has opened instead of a closed one, unless something on that page has taken it.
 */
export function useFocusAfterClosing(
  strip: RefObject<HTMLElement | null>,
  tags: readonly Tag[],
): { focusOpened: () => void } {
  const before = useRef(tags);
  useEffect(() => {
    const index = before.current.findIndex(({ path }) => !tags.some((tag) => tag.path === path));
    before.current = tags;
    if (index < 0) return;
    afterOthers(() => {
      const links = [...(strip.current?.querySelectorAll<HTMLElement>('[data-tag] > a') ?? [])];
      if (document.activeElement === document.body) links.at(Math.min(index, tags.length - 1))?.focus();
    });
  }, [strip, tags]);
  const focusOpened = useCallback(() => {
    afterOthers(() => {
      if (document.activeElement?.matches('main *')) return;
      strip.current?.querySelector<HTMLElement>('a[aria-current=page]')?.focus();
    });
  }, [strip]);
  return { focusOpened };
}

/** After a menu has tried to give the focus back to what is gone, and the new page has taken it. */
const afterOthers = (action: () => void) => void setTimeout(action);
