import { useRef, useState, type PointerEvent } from 'react';
import { hoverDelayMs, type OpenedBy } from '../../lib/lazy-menu';
import { useDelay } from '../../lib/use-delay';

/** How long a mouse may be outside, on its way from the button to the fly-out, in milliseconds. */
const leaveDelayMs = 300;

/**
 * A menu that opens when a mouse rests on its button and closes when it has left both; a press and keys work as in
 * every menu. Touch opens it by a press only. Open from the start, since it is drawn when it is first needed.
 */
export function useFlyOut(openedBy: OpenedBy) {
  const [isOpen, setIsOpen] = useState(true);
  const isByHover = useRef(openedBy === 'hover');
  const before = useRef(document.activeElement);
  const hovering = useDelay();
  const set = (next: boolean, byHover: boolean) => {
    hovering.cancel();
    if (next && !isOpen) {
      isByHover.current = byHover;
      before.current = document.activeElement;
    }
    setIsOpen(next);
  };
  const later = (next: boolean, ms: number) => hovering.later(() => set(next, true), ms);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(true, hoverDelayMs);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(false, leaveDelayMs);
    },
  };
  return {
    menu: { open: isOpen, onOpenChange: (next: boolean) => set(next, false) },
    trigger: {
      ...hover,
      onPointerDown: (event: PointerEvent) => {
        // the press of somebody who did not see that it has just opened does not close it
        if (isOpen && isByHover.current) event.preventDefault();
        isByHover.current = false;
        hovering.cancel();
      },
    },
    content: {
      ...hover,
      onCloseAutoFocus: (event: Event) => {
        if (!isByHover.current) return;
        // a mouse that passed by leaves the focus where it was
        event.preventDefault();
        if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      },
    },
  };
}
