import { useImperativeHandle, useRef, type ReactNode, type Ref, useEffect, type RefObject } from 'react';
import type { TagsBarItem } from './tag';
import { TagStrip, type TagStripProps } from './tag-strip';

/** Methods of a `TagsBar` for its host, by its ref. */
export interface TagsBarHandle {
  /** Focuses the tag of the open page. */
  focusActive: () => void;
  /** Focuses the tag that Tab would reach. */
  focus: () => void;
}

export interface TagsBarProps extends Omit<TagStripProps, 'strip'> {
  ref?: Ref<TagsBarHandle>;
  /** Announcement for screen readers, for example the new position of a moved tag. */
  announcement?: string | undefined;
  /** At the end of the bar: the button of a `TagsMenu`. */
  children?: ReactNode;
}

/** The bar of visited pages. The host stores the tags and renders the links of its router. */
export function TagsBar({ ref, announcement, children, ...strip }: TagsBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterClosing(list, strip.tags);
  useImperativeHandle(ref, () => {
    const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
    return {
      focusActive: () => focus('[data-tag] > [aria-current=page]'),
      focus: () => focus('[data-tag] > [tabindex="0"]'),
    };
  }, []);
  return (
    <nav
      data-scope-ui=""
      data-scope-end=""
      aria-label={strip.labels.bar}
      className="flex h-tags shrink-0 items-center gap-1 border-b border-line-2 bg-canvas pr-2 print:hidden"
    >
      <TagStrip {...strip} strip={list} />
      {children}
      <p data-scope-ui="" role="status" className="sr-only">
        {announcement}
      </p>
    </nav>
  );
}

/** Keeps the focus in the bar when the focused tag is closed: it moves to the tag beside it. */
function useFocusAfterClosing(strip: RefObject<HTMLElement | null>, tags: readonly TagsBarItem[]): void {
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
