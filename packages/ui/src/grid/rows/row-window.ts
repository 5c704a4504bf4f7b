import type { RowOffsets } from './row-offsets';

/** Rows drawn beyond the edge that the grid scrolls towards. Fewer leave blank space in fast scrolling. */
export const overscan = 9;

/**
 * Up to this many cells (50 rows of 30 columns) are all drawn. Elements then keep the order of rows and columns, and
 * search within the page finds every cell.
 */
const alwaysDrawnCells = 1500;

/** Rows that are rendered if the browser has no layout, as in jsdom. */
const rowsWithoutLayout = 50;

/** Whether all cells are drawn at every scroll position. */
export function drawsAllCells(rowCount: number, columnCount: number): boolean {
  // rows without columns take as long to draw
  return rowCount * Math.max(1, columnCount) <= alwaysDrawnCells;
}

export interface RowWindowInput {
  rowCount: number;
  offsets: RowOffsets;
  /** The part of the rows in view. All lengths are in CSS pixels. */
  viewport: { top: number; height: number };
  /** Minimum height of a row. */
  rowHeight: number;
  /** Top of the viewport when the slots were last assigned. */
  lastTop: number;
  /** A row that is drawn at every scroll position, such as that of the active cell; null for none. */
  alwaysDrawn: number | null;
}

/**
 * The position of the row that each slot draws. A slot is a row element that draws one row after another.
 *
 * A row keeps its slot as long as it is drawn: scrolling by one row changes one slot. Rows in view always have a slot.
 * Rows ahead of the scrolling have one too, unless scrolling jumps by more than the viewport: then slots out of view
 * keep their row until scrolling rests.
 *
 * Shape:  index = slot, value = position of its row; the same array when nothing changes.
 */
export function nextSlots(slots: readonly number[], input: RowWindowInput): readonly number[] {
  const { rowCount, offsets, viewport, rowHeight, lastTop, alwaysDrawn } = input;
  const capacity = Math.min(rowCount, Math.ceil(viewport.height / rowHeight) + 1 + overscan);
  const first = Math.min(offsets.positionAt(viewport.top), rowCount - 1);
  const end = Math.min(offsets.positionAt(viewport.top + viewport.height) + 1, rowCount);
  const isJump = slots.length > 0 && Math.abs(viewport.top - lastTop) > viewport.height;
  const spare = isJump ? 0 : Math.max(0, capacity - (end - first));
  const above = Math.min(first, viewport.top < lastTop ? spare : Math.max(0, spare - (rowCount - end)));
  const below = Math.min(rowCount - end, spare - above);
  const [from, to] = [first - above, end + below];
  const isApart = alwaysDrawn !== null && alwaysDrawn < rowCount && (alwaysDrawn < from || alwaysDrawn >= to);
  return assignSlots(
    slots,
    { from, to, apart: isApart ? alwaysDrawn : null },
    Math.min(rowCount, capacity + 1),
  );
}

/** The same if the browser has no layout, as in jsdom: the first 50 rows. */
export function slotsWithoutLayout(
  slots: readonly number[],
  { rowCount, alwaysDrawn }: Pick<RowWindowInput, 'rowCount' | 'alwaysDrawn'>,
): readonly number[] {
  const to = Math.min(rowCount, rowsWithoutLayout);
  const isApart = alwaysDrawn !== null && alwaysDrawn < rowCount && alwaysDrawn >= to;
  return assignSlots(slots, { from: 0, to, apart: isApart ? alwaysDrawn : null }, isApart ? to + 1 : to);
}

export interface RowsNearViewInput {
  scroller: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>;
  rowCount: number;
  offsets: RowOffsets;
  /** Height of the sticky rows at the top of the scroller, in CSS pixels. */
  headsHeight: number;
}

/** The first and the last row in view or near it; the last one is -1 if there are no rows. */
export function rowsNearView({ scroller, rowCount, offsets, headsHeight }: RowsNearViewInput) {
  const { scrollTop, clientHeight } = scroller;
  const end = rowCount - 1;
  if (clientHeight === 0) return { first: 0, last: Math.min(end, rowsWithoutLayout - 1) };
  const bottom = offsets.positionAt(scrollTop + clientHeight - headsHeight);
  return {
    first: Math.max(0, offsets.positionAt(scrollTop) - overscan),
    last: Math.min(end, bottom + overscan),
  };
}

interface WantedRows {
  from: number;
  to: number;
  /** One more row outside this range; null for none. */
  apart: number | null;
}

/** Assigns wanted rows to the slots of unwanted ones; the same array if every wanted row has a slot. */
function assignSlots(
  slots: readonly number[],
  { from, to, apart }: WantedRows,
  capacity: number,
): readonly number[] {
  const next = slots.slice(0, capacity);
  const has = new Set<number>();
  const free: number[] = [];
  next.forEach((position, slot) => {
    const isWanted = (position >= from && position < to) || position === apart;
    if (isWanted && !has.has(position)) has.add(position);
    else free.push(slot);
  });
  const count = to - from + (apart === null ? 0 : 1);
  if (has.size === count && next.length === slots.length) return slots;
  const assign = (position: number) => {
    if (!has.has(position)) next[free.pop() ?? next.length] = position;
  };
  for (let position = from; position < to; position += 1) assign(position);
  if (apart !== null) assign(apart);
  return next;
}
