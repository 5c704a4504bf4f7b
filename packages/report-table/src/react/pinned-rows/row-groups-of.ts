import type { PinnedRows } from './pinned-rows';

/** Rows pinned at one edge, or the scrolling ones. */
export interface RowGroup {
  rowCount: number;
  /** By position in the group. */
  rowAt: (position: number) => object | undefined;
  /** Position of its first row among all rows. */
  start: number;
}

/** Rows of all groups share their positions: those at the top come first, then the scrolling ones. */
export interface RowGroups {
  top: RowGroup;
  body: RowGroup;
  bottom: RowGroup;
  all: Omit<RowGroup, 'start'>;
}

/** Puts pinned rows before and after the scrolling ones. */
export function rowGroupsOf(
  { rowCount, rowAt }: Omit<RowGroup, 'start'>,
  { top = [], bottom = [] }: PinnedRows<object>,
): RowGroups {
  const groupOf = (rows: readonly object[], start: number): RowGroup => ({
    rowCount: rows.length,
    rowAt: (position) => rows[position],
    start,
  });
  const start = top.length;
  const end = start + rowCount;
  return {
    top: groupOf(top, 0),
    body: { rowCount, rowAt, start },
    bottom: groupOf(bottom, end),
    all: {
      rowCount: end + bottom.length,
      rowAt: (position) => {
        if (position < start) return top[position];
        return position < end ? rowAt(position - start) : bottom[position - end];
      },
    },
  };
}
