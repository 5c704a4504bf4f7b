import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a pointer rests before a card opens, and may be outside before it closes, in milliseconds. */
const intentMs = 140;

/** Whether the card of a thumbnail is open, and what opens and closes it. */
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
        // later, too: what scrolls it into view would close it again
        if (currentTarget.matches(':focus-visible')) plan(currentTarget);
      },
      onBlur: () => change(null),
    },
    // what the pointer opened, it may go to
    cardHandlers: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: handleLeave,
    },
  };
}
