import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeSize } from '../scroll/observe-size';
import type { RowOffsets } from './row-offsets';
import { nextSlots, slotsWithoutLayout } from './row-window';

export interface RowSlotsInput {
  scroller: HTMLElement;
  rowCount: number;
  offsets: RowOffsets;
  /** Minimum height of a row, in CSS pixels. */
  rowHeight: number;
  /** Height of the sticky rows at the top of the scroller, in CSS pixels. */
  headsHeight: number;
  /** All rows are rendered in order, as for a short grid or for print. */
  drawsAll: boolean;
  /** A row that is drawn at every scroll position; null for none. */
  alwaysDrawn: number | null;
  /** Called when scrolling or a resize of the scroller rests, and once after each change of the input. */
  onRest: () => void;
}

/** Scrolling rests when no step follows for this long. */
const restMs = 60;

/** The position of the row that each slot draws, see `nextSlots`; updated while the scroller scrolls or resizes. */
export function useRowSlots(input: RowSlotsInput): readonly number[] {
  const { scroller, rowCount, offsets, rowHeight, headsHeight, drawsAll, alwaysDrawn, onRest } = input;
  const lastTop = useRef(0);
  const [slots, setSlots] = useState<readonly number[]>(() => {
    if (drawsAll) return [];
    return slotsIn([], { scroller, rowCount, offsets, rowHeight, headsHeight, alwaysDrawn, lastTop: 0 });
  });

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (drawsAll) return;
      const input = {
        scroller,
        rowCount,
        offsets,
        rowHeight,
        headsHeight,
        alwaysDrawn,
        lastTop: lastTop.current,
      };
      setSlots((slots) => slotsIn(slots, input));
    };
    const rest = () => {
      update();
      onRest();
    };
    const restLater = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    const handleScroll = () => {
      // within the event, otherwise the browser paints the scrolled viewport before its rows
      flushSync(update);
      lastTop.current = scroller.scrollTop;
      restLater();
    };
    update();
    restLater();
    const unobserve = observeSize(scroller, () => {
      update();
      restLater();
    });
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', handleScroll);
      unobserve();
    };
  }, [scroller, rowCount, offsets, rowHeight, headsHeight, drawsAll, alwaysDrawn, onRest]);
  return drawsAll ? everyRow(rowCount) : slots;
}

type SlotsInput = Omit<RowSlotsInput, 'drawsAll' | 'onRest'> & { lastTop: number };

function slotsIn(slots: readonly number[], input: SlotsInput): readonly number[] {
  const { scroller, rowCount, offsets, rowHeight, headsHeight, alwaysDrawn, lastTop } = input;
  const { scrollTop, clientHeight } = scroller;
  if (clientHeight === 0) return slotsWithoutLayout(slots, { rowCount, alwaysDrawn });
  const viewport = { top: scrollTop, height: clientHeight - headsHeight };
  return nextSlots(slots, { rowCount, offsets, viewport, rowHeight, lastTop, alwaysDrawn });
}

function everyRow(rowCount: number): readonly number[] {
  return Array.from({ length: rowCount }, (_, position) => position);
}
