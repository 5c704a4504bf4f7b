import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that stops, or allows again, scrolling by a touch on the element. The listener is added before any
 * touch: browsers let a script cancel a touch only where a listener existed when the touch began.
 */
export function usePreventTouchScroll(
  element: RefObject<HTMLElement | null>,
): (isPrevented: boolean) => void {
  const isPrevented = useRef(false);
  useEffect(() => {
    const target = element.current;
    const handleMove = (event: TouchEvent) => {
      if (isPrevented.current && event.cancelable) event.preventDefault();
    };
    target?.addEventListener('touchmove', handleMove, { passive: false });
    return () => target?.removeEventListener('touchmove', handleMove);
  }, [element]);
  return useCallback((next: boolean) => {
    isPrevented.current = next;
  }, []);
}
