import { useEffect } from 'react';

/** Calls `onClose` when the scroller or anything around it is scrolled, or the window is resized. */
export function useCloseOnScroll(scroller: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      // not the scrolling of a long menu
      if (target instanceof Node && target.contains(scroller)) onClose();
    };
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', onClose);
    };
  }, [scroller, onClose]);
}
