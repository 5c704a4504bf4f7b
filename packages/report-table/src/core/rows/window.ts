import type { RowOffsets } from './row-offsets';

/** Rows drawn beyond the edge that the table scrolls towards: fewer leave it uncovered in fast scrolling. */
export const overscan = 9;
/** The same for columns, in CSS pixels. */
const columnOverscan = 120;

/**
 * Up to so many cells (50 rows of 30 columns) are all drawn: then elements keep the order of rows and columns, and
 * search within the page finds everything.
 */
const alwaysDrawnCells = 1500;

/** Rows that are drawn while nothing is laid out. */
const rowsWithoutLayout = 50;

/** Whether all cells are drawn, wherever the table is scrolled to. */
export function drawsAllCells(rowCount: number, columnCount: number): boolean {
  // rows without columns take as long to draw
  return rowCount * Math.max(1, columnCount) <= alwaysDrawnCells;
}

export interface RowWindowInput {
  rowCount: number;
  offsets: RowOffsets;
  /** CSS pixels, as is all that follows: the part of the rows in view. */
  viewport: { top: number; height: number };
  /** Height of the lowest row there can be. */
  rowHeight: number;
  /** Where the viewport began when the slots were last given. */
  lastTop: number;
  /** A row that is drawn wherever the table is scrolled to; null for none. */
  kept: number | null;
}

/**
 * The position of the row that each slot draws, when the table is scrolled.
 *
 * A row keeps its slot as long as it is drawn, so that scrolling by one row gives one slot another row and leaves all
 * others alone. Rows in view always have a slot. So have those ahead of the scrolling, unless it jumps by more than
 * the viewport: then slots that are out of view keep the row they have, until the scrolling rests.
 */
export function nextSlots(slots: readonly number[], input: RowWindowInput): readonly number[] {
  const { rowCount, offsets, viewport, rowHeight, lastTop, kept } = input;
  const capacity = Math.min(rowCount, Math.ceil(viewport.height / rowHeight) + 1 + overscan);
  const first = Math.min(offsets.positionAt(viewport.top), rowCount - 1);
  const end = Math.min(offsets.positionAt(viewport.top + viewport.height) + 1, rowCount);
  const isJump = slots.length > 0 && Math.abs(viewport.top - lastTop) > viewport.height;
  const spare = isJump ? 0 : Math.max(0, capacity - (end - first));
  const above = Math.min(first, viewport.top < lastTop ? spare : Math.max(0, spare - (rowCount - end)));
  const below = Math.min(rowCount - end, spare - above);
  const [from, to] = [first - above, end + below];
  const isApart = kept !== null && kept < rowCount && (kept < from || kept >= to);
  return giveSlots(slots, { from, to, apart: isApart ? kept : null }, Math.min(rowCount, capacity + 1));
}

/** The same for a table that is not laid out, as in jsdom: the first rows. */
export function slotsWithoutLayout(
  slots: readonly number[],
  { rowCount, kept }: Pick<RowWindowInput, 'rowCount' | 'kept'>,
): readonly number[] {
  const to = Math.min(rowCount, rowsWithoutLayout);
  const isApart = kept !== null && kept < rowCount && kept >= to;
  return giveSlots(slots, { from: 0, to, apart: isApart ? kept : null }, isApart ? to + 1 : to);
}

interface WantedRows {
  from: number;
  to: number;
  /** One more, which is none of these. */
  apart: number | null;
}

/** Gives the slots of rows that are not wanted to the rows that are wanted and have none; the same array if none is. */
function giveSlots(
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
  const give = (position: number) => {
    if (!has.has(position)) next[free.pop() ?? next.length] = position;
  };
  for (let position = from; position < to; position += 1) give(position);
  if (apart !== null) give(apart);
  return next;
}

export interface ColumnWindowInput {
  /** In the order they are drawn: pinned left, free, pinned right. */
  columns: readonly { pinned: 'left' | 'right' | null }[];
  /** CSS pixels, by index. */
  widths: readonly number[];
  viewport: { left: number; width: number };
}

/** The free columns in view: from the first to before `end`. Pinned ones always are. */
export function columnWindow({ columns, widths, viewport }: ColumnWindowInput): {
  first: number;
  end: number;
} {
  const left = viewport.left - columnOverscan;
  const right = viewport.left + viewport.width + columnOverscan;
  let first = columns.length;
  let end = 0;
  let at = 0;
  columns.forEach(({ pinned }, index) => {
    const width = widths[index] ?? 0;
    if (!pinned && at + width > left && at < right) {
      first = Math.min(first, index);
      end = index + 1;
    }
    at += width;
  });
  return { first, end };
}
