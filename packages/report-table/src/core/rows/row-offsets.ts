/** Positions of the rows of a page, in CSS pixels from the top of the first one. */
export interface RowOffsets {
  topOf: (position: number) => number;
  /** The row at a distance; the last one for any beyond. */
  positionAt: (top: number) => number;
  totalHeight: number;
}

/** Rows of one height. */
export function equalOffsets(rowCount: number, rowHeight: number): RowOffsets {
  return {
    topOf: (position) => position * rowHeight,
    positionAt: (top) => Math.max(0, Math.min(rowCount - 1, Math.floor(top / rowHeight))),
    totalHeight: rowCount * rowHeight,
  };
}

/** Rows whose height is known once they have been drawn, and estimated before. */
export interface MeasuredOffsets extends RowOffsets {
  /** The same rows with heights heights; the same object when none is new. */
  with: (heights: ReadonlyMap<number, number>) => MeasuredOffsets;
  /** Whether the height of a row has been heights. */
  isKnown: (position: number) => boolean;
}

/** Offsets of rows of any height: a Fenwick tree of how far each is from the estimate, so that all look-ups are quick. */
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
