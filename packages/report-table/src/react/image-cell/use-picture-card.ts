import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds that a pointer rests before a card opens, and may be outside before it closes. */
const intentMs = 140;

/** Whether the card of a thumbnail is open, and the handlers that open and close it. */
export function usePictureCard() {
  /** The thumbnail whose card is open. */
  const [thumbnail, setThumbnail] = useState<HTMLImageElement | null>(null);
  const timer = useRef(0);

  const plan = (next: HTMLImageElement | null) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setThumbnail(next), intentMs);
  };
  const change = (next: HTMLImageElement | null) => {
    clearTimeout(timer.current);
    setThumbnail(next);
  };
  const handleLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') plan(null);
  };
  return {
    thumbnail,
    close: () => change(null),
    thumbnailHandlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLImageElement>) => {
        if (pointerType !== 'touch') plan(currentTarget);
      },
      onPointerLeave: handleLeave,
      onPointerUp: ({ pointerType, currentTarget }: PointerEvent<HTMLImageElement>) => {
        if (pointerType === 'touch') change(thumbnail ? null : currentTarget);
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLImageElement>) => {
        // later, too, because scrolling it into view would close it again
        if (currentTarget.matches(':focus-visible')) plan(currentTarget);
      },
      onBlur: () => change(null),
    },
    // the pointer may move onto a card that it opened
    cardHandlers: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: handleLeave,
    },
  };
}
