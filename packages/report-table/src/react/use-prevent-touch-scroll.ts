import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether a touch on an element holds something: then it does not scroll. The listener is there before any touch, since
 * browsers wait for an answer only where one was when the touch began.
 */
export function usePreventTouchScroll(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const target = element.current;
    const handleMove = (event: TouchEvent) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    target?.addEventListener('touchmove', handleMove, { passive: false });
    return () => target?.removeEventListener('touchmove', handleMove);
  }, [element]);
  return isHeld;
}
