import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Attribute of groups: when a line with the focus disappears, the focus moves to the header of its group. */
const groupAttribute = 'data-issue-group';

/** The attribute value by which a group is found again. */
export const groupName = (group: string) => ({ [groupAttribute]: group });

/**
 * Keeps the focus in a panel when the focused element disappears, such as the line of an issue that was just waived: the focus moves to
 * the header of the group, or to the heading of the panel.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const rootRef = useRef<Root>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const last = useRef<{ element: HTMLElement; group: string | null }>(undefined);

  const restore = () => {
    const { element, group } = last.current ?? {};
    const groups = [...(rootRef.current?.querySelectorAll<HTMLElement>(`[${groupAttribute}]`) ?? [])];
    const own = groups.find((each) => each.getAttribute(groupAttribute) === group);
    const target = element?.isConnected ? element : (own?.querySelector('button') ?? headingRef.current);
    target?.focus();
  };
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (last.current && !last.current.element.isConnected && isLost) restore();
  });
  return {
    rootRef,
    headingRef,
    /** Returns the focus to its place in the panel, such as from a dialog. */
    restore,
    handleFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // events of a dialog bubble through React to the panel
      if (!rootRef.current?.contains(target)) return;
      const group = target.closest(`[${groupAttribute}]`)?.getAttribute(groupAttribute) ?? null;
      last.current = { element: target, group };
    },
    handleBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // the user left without focusing another control: the panel does not take the focus back
      if (relatedTarget === null && rootRef.current?.contains(target)) last.current = undefined;
    },
  };
}
