/** Positions of rows, in CSS pixels from the top of the first row. Rows count from 0. */
export interface RowOffsets {
  /** The top of a row; of `rowCount` the bottom of the last row. */
  topOf: (position: number) => number;
  /** The row at a distance from the top; the last row for any greater distance. */
  positionAt: (top: number) => number;
  totalHeight: number;
}

/** Offsets of rows that all have one height, in CSS pixels. */
export function equalOffsets(rowCount: number, rowHeight: number): RowOffsets {
  return {
    topOf: (position) => position * rowHeight,
    positionAt: (top) => Math.max(0, Math.min(rowCount - 1, Math.floor(top / rowHeight))),
    totalHeight: rowCount * rowHeight,
  };
}

/** Offsets of rows whose height is known once they have been drawn, and estimated before. */
export interface MeasuredOffsets extends RowOffsets {
  /** The same rows with measured heights, by position; the same object when no height is new. */
  with: (heights: ReadonlyMap<number, number>) => MeasuredOffsets;
  /** Whether the height of a row has been measured. */
  isKnown: (position: number) => boolean;
}

/**
 * Offsets of rows of any height. A Fenwick tree stores how far each height is from the estimate, so that a look-up in
 * 100,000 rows takes microseconds.
 *
 * @param estimate height of a row that has not been measured, in CSS pixels
 */
export function measuredOffsets(rowCount: number, estimate: number): MeasuredOffsets {
  const tree = new Float64Array(rowCount + 1);
  const known = new Map<number, number>();
  return view();

  function view(): MeasuredOffsets {
    return {
      topOf,
      positionAt,
      totalHeight: topOf(rowCount),
      isKnown: (position) => known.has(position),
      with(heights) {
        let isNew = false;
        for (const [position, height] of heights) {
          if (position >= rowCount || known.get(position) === height) continue;
          isNew = true;
          add(position, height - (known.get(position) ?? estimate));
          known.set(position, height);
        }
        return isNew ? view() : this;
      },
    };
  }

  function add(position: number, difference: number): void {
    for (let at = position + 1; at <= rowCount; at += at & -at) tree[at] = (tree[at] ?? 0) + difference;
  }

  function topOf(position: number): number {
    let top = position * estimate;
    for (let at = position; at > 0; at -= at & -at) top += tree[at] ?? 0;
    return top;
  }

  function positionAt(top: number): number {
    let from = 0;
    let to = Math.max(0, rowCount - 1);
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (topOf(middle) <= top) from = middle;
      else to = middle - 1;
    }
    return from;
  }
}
