import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowOffsets } from '../../core/rows/row-offsets';
import { nextSlots, slotsWithoutLayout } from '../../core/rows/window';
import { observeSize } from '../view/observe-size';

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
    return slotsIn([], { scroller, rowCount, offsets, rowHeight, headsHeight, kept, lastTop: 0 });
  });

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (drawsAll) return;
      const input = { scroller, rowCount, offsets, rowHeight, headsHeight, kept, lastTop: lastTop.current };
      setSlots((slots) => slotsIn(slots, input));
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
    const unobserve = observeSize(scroller, update);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', handleScroll);
      unobserve();
    };
  }, [scroller, rowCount, offsets, rowHeight, headsHeight, drawsAll, kept, onRest]);
  return drawsAll ? everyRow(rowCount) : slots;
}

type SlotsInput = Omit<RowSlotsInput, 'drawsAll' | 'onRest'> & { lastTop: number };

function slotsIn(slots: readonly number[], input: SlotsInput): readonly number[] {
  const { scroller, rowCount, offsets, rowHeight, headsHeight, kept, lastTop } = input;
  const { scrollTop, clientHeight } = scroller;
  if (clientHeight === 0) return slotsWithoutLayout(slots, { rowCount, kept });
  const viewport = { top: scrollTop, height: clientHeight - headsHeight };
  return nextSlots(slots, { rowCount, offsets, viewport, rowHeight, lastTop, kept });
}

function everyRow(rowCount: number): readonly number[] {
  return Array.from({ length: rowCount }, (_, position) => position);
}
