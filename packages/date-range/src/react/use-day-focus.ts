import { useEffect, useRef, type RefObject } from 'react';

/** For the element around a calendar: gives the focus to its tab stop when it appears and at each further request. */
export function useDayFocus(focusRequest: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on opening, the panel is not in its place yet: the page would scroll to where it is not
    const preventScroll = focusRequest === 1;
    ref.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll });
  }, [focusRequest]);
  return ref;
}
