import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowOffsets } from '../../core/rows/row-offsets';
import { nextSlots, type RowWindowInput } from '../../core/rows/window';

export interface RowSlotsInput {
  scroller: HTMLElement;
  rowCount: number;
  offsets: RowOffsets;
  rowHeight: number;
  /** Height of what sticks to the top of the scroller, in CSS pixels. */
  headsHeight: number;
  /** All rows are drawn, in their order. */
  drawsAll: boolean;
  /** A row that is drawn wherever the table is scrolled to; null for none. */
  kept: number | null;
  /** Called when the scrolling rests. */
  onRest: () => void;
}

/** Scrolling has ended when no step has followed for so long. */
const restMs = 60;

/** The position of the row that each slot draws, updated while the table scrolls or resizes. */
export function useRowSlots(input: RowSlotsInput): readonly number[] {
  const { scroller, rowCount, offsets, rowHeight, headsHeight, drawsAll, kept, onRest } = input;
  const lastTop = useRef(0);
  const [slots, setSlots] = useState<readonly number[]>(() => {
    if (drawsAll) return [];
    const viewport = viewportOf(scroller, headsHeight);
    return nextSlots([], { rowCount, offsets, viewport, rowHeight, lastTop: 0, kept });
  });

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (drawsAll) return;
      const viewport = viewportOf(scroller, headsHeight);
      const window = { rowCount, offsets, viewport, rowHeight, lastTop: lastTop.current, kept };
      setSlots((slots) => nextSlots(slots, window));
    };
    const rest = () => {
      update();
      onRest();
    };
    const handleScroll = () => {
      // within the event, or the browser paints the scrolled viewport before the rows that belong there
      flushSync(update);
      lastTop.current = scroller.scrollTop;
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    update();
    timer = setTimeout(rest, restMs);
    const observer = new ResizeObserver(update);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(scroller);
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, rowCount, offsets, rowHeight, headsHeight, drawsAll, kept, onRest]);
  return drawsAll ? everyRow(rowCount) : slots;
}

function viewportOf(scroller: HTMLElement, headsHeight: number): RowWindowInput['viewport'] {
  return { top: scroller.scrollTop, height: scroller.clientHeight - headsHeight };
}

function everyRow(rowCount: number): readonly number[] {
  return Array.from({ length: rowCount }, (_, position) => position);
}
