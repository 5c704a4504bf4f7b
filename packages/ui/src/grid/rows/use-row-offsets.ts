import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { scrollInstantly } from '../scroll/scroll-instantly';
import { scrollToPiece } from '../scroll/scroll-into-view';
import { equalOffsets, measuredOffsets, type MeasuredOffsets, type RowOffsets } from './row-offsets';

export interface RowOffsetsInput {
  rowCount: number;
  /** Height of every row, or with `isMeasured` the minimum height, in CSS pixels. */
  rowHeight: number;
  /** Height of the sticky rows at the top of the scroller, in CSS pixels. */
  headsHeight: number;
  scroller: HTMLElement;
  /** Whether rows may be higher than `rowHeight`. */
  isMeasured: boolean;
  /** Position of the active row, which stays in view when heights change; null for none. */
  active: number | null;
}

interface Anchor {
  /** A row, and the distance from its top to the top of the viewport. */
  position: number;
  within: number;
  keepsActive: boolean;
}

/**
 * Offsets of the rows, and a function that takes the measured heights of drawn rows, in CSS pixels by position. The row at the top of
 * the viewport stays in place, whatever the measured heights of the rows above it.
 */
export function useRowOffsets(input: RowOffsetsInput): {
  offsets: RowOffsets;
  addHeights: (heights: ReadonlyMap<number, number>) => void;
} {
  const { rowCount, rowHeight, headsHeight, scroller, isMeasured, active } = input;
  const [equal, estimated] = useMemo(
    () =>
      [equalOffsets(rowCount, rowHeight), isMeasured ? measuredOffsets(rowCount, rowHeight) : null] as const,
    [isMeasured, rowCount, rowHeight],
  );
  const [known, setKnown] = useState<{ from: MeasuredOffsets; offsets: MeasuredOffsets }>();
  const measured = known && known.from === estimated ? known.offsets : estimated;
  const anchor = useRef<Anchor | null>(null);

  const addHeights = useCallback(
    (heights: ReadonlyMap<number, number>) => {
      if (!estimated || !measured) return;
      const { scrollTop, clientHeight } = scroller;
      const position = anchorIn(measured, { top: scrollTop, height: clientHeight - headsHeight });
      const within = scrollTop - measured.topOf(position);
      const keepsActive =
        active !== null &&
        measured.topOf(active) > scrollTop - 1 &&
        measured.topOf(active + 1) < scrollTop + clientHeight - headsHeight + 1;
      const next = measured.with(heights);
      if (next === measured) return;
      anchor.current = { position, within, keepsActive };
      setKnown({ from: estimated, offsets: next });
    },
    [estimated, measured, scroller, headsHeight, active],
  );
  useLayoutEffect(() => {
    if (!anchor.current || !measured) return;
    const { position, within, keepsActive } = anchor.current;
    anchor.current = null;
    let top = measured.topOf(position) + within;
    if (active !== null && keepsActive) {
      const from = measured.topOf(active);
      const size = measured.topOf(active + 1) - from;
      top = scrollToPiece({ scroll: top, from, size, viewSize: scroller.clientHeight - headsHeight });
    }
    if (Math.abs(top - scroller.scrollTop) >= 1) scrollInstantly(scroller, { top });
  }, [measured, scroller, headsHeight, active]);
  return { offsets: measured ?? equal, addHeights };
}

/** The first measured row in view. Rows that come into view above it must not move it. */
function anchorIn(offsets: MeasuredOffsets, view: { top: number; height: number }): number {
  const first = offsets.positionAt(view.top);
  const last = offsets.positionAt(view.top + view.height);
  for (let position = first; position <= last; position += 1) if (offsets.isKnown(position)) return position;
  return first;
}
