import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { dropPosition, type DropPosition, type TagBox } from './drop-position';
import type { Tag } from './tags';

/** A press that moves less is a click. */
const clickPx = 4;
/** So near to an end of the strip, it scrolls. */
const edgePx = 24;

export interface TagDrag {
  /** Path of the tag that is dragged; null while none is. */
  dragged: string | null;
  /** Where it would land; undefined where nothing would change. */
  place: DropPosition | undefined;
  /** For each tag. */
  onPointerDown: (event: ReactPointerEvent, path: string) => void;
  /** Whether the click that is now reported only ended a drag. */
  isEnding: () => boolean;
}

/** Dragging of tags by mouse or pen; a finger scrolls the strip, and the menu moves tags by keyboard. */
export function useTagDrag(
  strip: RefObject<HTMLElement | null>,
  tags: readonly Tag[],
  onDrop: (path: string, before: string | null) => void,
): TagDrag {
  const [drag, setDrag] = useState<{ path: string; place: DropPosition | undefined } | null>(null);
  const hasDragged = useRef(false);

  const boxesIn = (list: HTMLElement): TagBox[] => {
    const shift = list.scrollLeft - list.getBoundingClientRect().left;
    return [...list.querySelectorAll('[data-tag]')].flatMap((element, index) => {
      const tag = tags[index];
      const { left, right } = element.getBoundingClientRect();
      return tag
        ? [{ path: tag.path, isPinned: tag.isPinned, left: left + shift, right: right + shift }]
        : [];
    });
  };

  const onPointerDown = (event: ReactPointerEvent, path: string) => {
    hasDragged.current = false;
    const list = strip.current;
    if (event.button !== 0 || event.pointerType === 'touch' || !list) return;
    const startX = event.clientX;
    const end = new AbortController();
    let place: DropPosition | undefined;
    let isGivenUp = false;
    const follow = ({ clientX }: PointerEvent) => {
      if (isGivenUp) return;
      if (!hasDragged.current && Math.abs(clientX - startX) < clickPx) return;
      hasDragged.current = true;
      const { left, right } = list.getBoundingClientRect();
      if (clientX < left + edgePx) list.scrollLeft -= edgePx / 2;
      if (clientX > right - edgePx) list.scrollLeft += edgePx / 2;
      place = dropPosition(boxesIn(list), path, clientX - left + list.scrollLeft);
      setDrag({ path, place });
    };
    const stop = () => {
      end.abort();
      setDrag(null);
      // the click that ends the drag is reported before this
      setTimeout(() => {
        hasDragged.current = false;
      });
    };
    const drop = () => {
      stop();
      if (place) onDrop(path, place.before);
    };
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isGivenUp = true;
      place = undefined;
      setDrag(null);
    };
    addEventListener('pointermove', follow, { signal: end.signal });
    addEventListener('pointerup', drop, { signal: end.signal });
    addEventListener('pointercancel', stop, { signal: end.signal });
    addEventListener('keydown', giveUp, { signal: end.signal });
  };

  return {
    dragged: drag?.path ?? null,
    place: drag?.place,
    onPointerDown,
    isEnding: () => hasDragged.current,
  };
}
