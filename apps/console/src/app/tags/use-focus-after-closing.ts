import { useEffect, useRef } from 'react';
import type { Tag } from './tags';

/** Gives the focus to the tag beside one that was closed while it had the focus, so that it is not lost. */
export function useFocusAfterClosing(
  tags: readonly Tag[],
  linkAt: (index: number) => HTMLElement | undefined,
): void {
  const before = useRef(tags);
  const latest = useRef(linkAt);
  useEffect(() => {
    latest.current = linkAt;
  });
  useEffect(() => {
    const index = before.current.findIndex(({ path }) => !tags.some((tag) => tag.path === path));
    before.current = tags;
    if (index < 0) return;
    // after a menu has tried to give the focus back to what is gone
    setTimeout(() => {
      if (document.activeElement === document.body) latest.current(Math.min(index, tags.length - 1))?.focus();
    });
  }, [tags]);
}
