import { useEffect, useRef, type RefObject } from 'react';
import type { TagsBarItem } from './tag';

/** Keeps the focus in the bar when the tag that has it is closed: it goes to the tag beside it. */
export function useFocusAfterClosing(
  strip: RefObject<HTMLElement | null>,
  tags: readonly TagsBarItem[],
): void {
  const previous = useRef(tags);
  useEffect(() => {
    const index = previous.current.findIndex(({ key }) => !tags.some((tag) => tag.key === key));
    previous.current = tags;
    if (index < 0) return;
    // after a menu has tried to return the focus to the closed tag
    setTimeout(() => {
      const links = [...(strip.current?.querySelectorAll<HTMLElement>('[data-tag] > a') ?? [])];
      if (document.activeElement === document.body) links.at(Math.min(index, tags.length - 1))?.focus();
    });
  }, [strip, tags]);
}
