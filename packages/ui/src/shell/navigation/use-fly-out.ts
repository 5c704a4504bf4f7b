import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** How long the mouse rests on a button before the fly-out opens, in milliseconds. */
const hoverDelayMs = 120;
/** How long the mouse may be outside, on its way from the button to the fly-out, in milliseconds. */
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
  // only as the menu takes over from the plain button: later the mouse announces itself
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
        // the press of a user who did not see that it has just opened does not close it
        if (isOpen && isByHover.current) event.preventDefault();
        isByHover.current = false;
        cancel();
      },
    },
    content: {
      ...hover,
      // to the menu its own button is outside, and would close it after the button has decided
      onInteractOutside: (event: Event) => {
        if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
      },
      onCloseAutoFocus: (event: Event) => {
        if (!isByHover.current) return;
        // a mouse that passed by leaves the focus where it was
        event.preventDefault();
        if (focusedBefore.current instanceof HTMLElement)
          focusedBefore.current.focus({ preventScroll: true });
      },
    },
  };
}
