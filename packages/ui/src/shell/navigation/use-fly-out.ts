import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Milliseconds that the mouse rests on a button before the fly-out opens. */
const hoverDelayMs = 120;
/** Milliseconds that the mouse may be outside, on its way from the button to the fly-out. */
const leaveDelayMs = 300;

/**
 * A menu that opens when the mouse rests on its button and closes when it has left both. Presses and keys work as in
 * every menu. Touch opens it by a press only.
 */
export function useFlyOut({ defaultOpen, isHovered }: { defaultOpen: boolean; isHovered: boolean }) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isByHover = useRef(false);
  const focusedBefore = useRef<Element>(null);
  const button = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const set = (next: boolean, byHover: boolean) => {
    cancel();
    if (next && !isOpen) {
      isByHover.current = byHover;
      focusedBefore.current = document.activeElement;
    }
    setIsOpen(next);
  };
  const later = (next: boolean, ms: number) => {
    cancel();
    timer.current = setTimeout(() => set(next, true), ms);
  };
  // only when the menu replaces the plain button: later the mouse fires its own events
  const [wasHovered] = useState(isHovered && !defaultOpen);
  useEffect(() => {
    if (wasHovered) {
      timer.current = setTimeout(() => {
        isByHover.current = true;
        focusedBefore.current = document.activeElement;
        setIsOpen(true);
      }, hoverDelayMs);
    }
    return () => clearTimeout(timer.current);
  }, [wasHovered]);
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
        button.current = event.currentTarget;
        // a press does not close it if the user did not see that it has just opened
        if (isOpen && isByHover.current) event.preventDefault();
        isByHover.current = false;
        cancel();
      },
    },
    content: {
      ...hover,
      // the menu treats its own button as outside, and would close after the button has decided
      onInteractOutside: (event: Event) => {
        if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
      },
      onCloseAutoFocus: (event: Event) => {
        if (!isByHover.current) return;
        // a mouse that passes by leaves the focus in place
        event.preventDefault();
        if (focusedBefore.current instanceof HTMLElement)
          focusedBefore.current.focus({ preventScroll: true });
      },
    },
  };
}
