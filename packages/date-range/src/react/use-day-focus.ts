import { useEffect, useRef, type RefObject } from 'react';

/** For the element around a calendar: focuses its Tab stop when it appears and at each further request. */
export function useDayFocus(focusRequest: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on opening, the panel is not positioned yet: the page would scroll to the wrong place
    const preventScroll = focusRequest === 1;
    ref.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll });
  }, [focusRequest]);
  return ref;
}
