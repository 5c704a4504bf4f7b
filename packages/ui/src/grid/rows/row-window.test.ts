import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalOffsets, measuredOffsets } from './row-offsets';
import {
  drawsAllCells,
  nextSlots,
  overscan,
  rowsNearView,
  slotsWithoutLayout,
  type RowWindowInput,
} from './row-window';

const rowHeight = 38;
const height = 600;
/** Rows that fill the viewport at any scroll position. */
const inView = Math.ceil(height / rowHeight) + 1;

/** A table of rows, some of them higher than the minimum. */
const tables = fc
  .record({
    rowCount: fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 100_000 })),
    height: fc.integer({ min: 0, max: 1500 }),
    alwaysDrawn: fc.option(fc.nat({ max: 100_000 })),
    higher: fc.array(fc.tuple(fc.nat({ max: 200 }), fc.integer({ min: rowHeight, max: 400 })), {
      maxLength: 40,
    }),
  })
  .map(({ rowCount, height, alwaysDrawn, higher }) => ({
    rowCount,
    height,
    alwaysDrawn,
    offsets:
      higher.length > 0
        ? measuredOffsets(rowCount, rowHeight).with(new Map(higher))
        : equalOffsets(rowCount, rowHeight),
  }));

/** Consecutive scroll positions: by a few pixels, by some rows, or anywhere. */
const steps = fc.array(
  fc.oneof(
    fc.record({ by: fc.integer({ min: -120, max: 120 }) }),
    fc.record({ by: fc.integer({ min: -1200, max: 1200 }) }),
    fc.record({ to: fc.double({ min: 0, max: 1, noNaN: true }) }),
  ),
  { maxLength: 30 },
);

interface ScrollStep {
  before: readonly number[];
  after: readonly number[];
  input: RowWindowInput;
}

/** The slots after every scroll step. */
function scrolled(
  table: Pick<RowWindowInput, 'rowCount' | 'offsets'> & { height: number; alwaysDrawn?: number | null },
  path: readonly Step[],
) {
  const { rowCount, offsets, alwaysDrawn = null } = table;
  const longest = Math.max(0, offsets.totalHeight - table.height);
  const done: ScrollStep[] = [];
  let top = 0;
  let lastTop = 0;
  let slots: readonly number[] = [];
  for (const step of [{ by: 0 }, ...path]) {
    top = Math.max(0, Math.min(longest, 'by' in step ? top + step.by : step.to * longest));
    const input = {
      rowCount,
      offsets,
      rowHeight,
      lastTop,
      alwaysDrawn,
      viewport: { top, height: table.height },
    };
    const after = nextSlots(slots, input);
    done.push({ before: slots, after, input });
    slots = after;
    lastTop = top;
  }
  return done;
}
type Step = { by: number } | { to: number };

const positionsInView = ({ rowCount, offsets, viewport }: RowWindowInput) => {
  const first = offsets.positionAt(viewport.top);
  const positions: number[] = [];
  for (let at = first; at < rowCount && offsets.topOf(at) < viewport.top + viewport.height; at += 1)
    positions.push(at);
  return positions;
};

const holds = (check: (step: ScrollStep) => void) =>
  fc.assert(fc.property(tables, steps, (table, path) => scrolled(table, path).forEach(check)));

describe('nextSlots', () => {
  it('gives every row in view a slot, at every scroll position', () => {
    holds(({ after, input }) => {
      const drawn = new Set(after);
      expect(positionsInView(input).filter((position) => !drawn.has(position))).toEqual([]);
    });
  });

  it('draws no row twice, none that does not exist, and only as many as fill the viewport and the overscan', () => {
    holds(({ after, input: { rowCount, viewport } }) => {
      expect(new Set(after).size).toBe(after.length);
      expect(after.every((position) => position >= 0 && position < rowCount)).toBe(true);
      // and one for the active row
      expect(after.length).toBeLessThanOrEqual(Math.ceil(viewport.height / rowHeight) + 1 + overscan + 1);
    });
  });

  it('draws the active row at every scroll position', () => {
    holds(({ after, input: { rowCount, alwaysDrawn } }) => {
      if (alwaysDrawn !== null && alwaysDrawn < rowCount) expect(after).toContain(alwaysDrawn);
    });
  });

  it('leaves a row in its slot for as long as it is drawn', () => {
    holds(({ before, after }) => {
      const slotOf = new Map(after.map((position, slot) => [position, slot]));
      const moved = before.filter((position, slot) => (slotOf.get(position) ?? slot) !== slot);
      expect(moved).toEqual([]);
    });
  });

  it('changes only the necessary slots when scrolling jumps', () => {
    holds(({ before, after, input }) => {
      const isJump =
        before.length > 0 && Math.abs(input.viewport.top - input.lastTop) > input.viewport.height;
      if (!isJump) return;
      const had = new Set(before);
      const needed = positionsInView(input).filter((position) => !had.has(position));
      const given = after.filter((position, slot) => position !== before[slot]);
      // one more row may begin where the viewport ends
      expect(given.length).toBeLessThanOrEqual(needed.length + 1);
      expect(given).toEqual(expect.arrayContaining(needed));
    });
  });

  it('is the same array if nothing changes', () => {
    holds(({ after, input }) => {
      const again = { ...input, lastTop: input.viewport.top };
      const rested = nextSlots(after, again);
      expect(nextSlots(rested, again)).toBe(rested);
    });
  });

  it('draws as many of 100,000 rows as of 1,000', () => {
    const drawn = (rowCount: number) =>
      scrolled({ rowCount, height, offsets: equalOffsets(rowCount, rowHeight) }, [{ by: 500 }]).at(-1)?.after;
    expect(drawn(100_000)).toHaveLength(inView + overscan);
    expect(drawn(100_000)).toEqual(drawn(1000));
  });

  it('draws ahead in the scroll direction, and in both at the ends', () => {
    const offsets = equalOffsets(1000, rowHeight);
    const drawnFrom = (path: readonly Step[]) => {
      const { after, input } = scrolled({ rowCount: 1000, height, offsets }, path).at(-1) ?? {
        after: [],
        input: null,
      };
      const first = input ? offsets.positionAt(input.viewport.top) : NaN;
      return { above: first - Math.min(...after), below: Math.max(...after) - (first + inView - 1) };
    };
    expect(drawnFrom([{ by: 190 }, { by: 190 }])).toEqual({ above: 0, below: overscan });
    expect(drawnFrom([{ by: 570 }, { by: -20 }])).toEqual({ above: overscan, below: 0 });
    expect(drawnFrom([{ by: 0 }])).toEqual({ above: 0, below: overscan });
  });

  it('gives one slot another row when scrolled by one row', () => {
    const offsets = equalOffsets(1000, rowHeight);
    const last = scrolled({ rowCount: 1000, height, offsets }, [{ by: 570 }, { by: 38 }]).at(-1);
    expect(last?.after.filter((position, slot) => position !== last.before[slot])).toHaveLength(1);
  });

  it('adapts to fewer rows and to a viewport of another height', () => {
    const few = {
      rowCount: 3,
      offsets: equalOffsets(3, rowHeight),
      rowHeight,
      lastTop: 0,
      alwaysDrawn: null,
    };
    const many = [30, 31, 32, 33, 34, 35, 36, 37];
    expect([...nextSlots(many, { ...few, viewport: { top: 0, height } })].sort()).toEqual([0, 1, 2]);
    expect(
      nextSlots(many, { ...few, rowCount: 0, offsets: equalOffsets(0, 38), viewport: { top: 0, height } }),
    ).toEqual([]);
    expect(nextSlots([], { ...few, viewport: { top: 0, height: -40 } }).length).toBeLessThanOrEqual(3);
  });
});

describe('drawsAllCells', () => {
  it.each([
    [50, 30, true],
    [50, 31, false],
    [20, 75, true],
    [0, 200, true],
    [100_000, 1, false],
    [100_000, 0, false],
  ])('of %s rows and %s columns: %s', (rowCount, columnCount, isWhole) => {
    expect(drawsAllCells(rowCount, columnCount)).toBe(isWhole);
  });
});

describe('slotsWithoutLayout', () => {
  const first50 = Array.from({ length: 50 }, (_, position) => position);

  it('draws the first 50 rows', () => {
    expect(slotsWithoutLayout([], { rowCount: 5000, alwaysDrawn: null })).toEqual(first50);
    expect(slotsWithoutLayout([], { rowCount: 3, alwaysDrawn: null })).toEqual([0, 1, 2]);
    expect(slotsWithoutLayout([7, 900], { rowCount: 0, alwaysDrawn: null })).toEqual([]);
  });

  it('draws the row of the active cell too', () => {
    expect(slotsWithoutLayout(first50, { rowCount: 5000, alwaysDrawn: 4000 })).toEqual([...first50, 4000]);
    expect(slotsWithoutLayout(first50, { rowCount: 5000, alwaysDrawn: 20 })).toBe(first50);
    expect(slotsWithoutLayout([...first50, 4000], { rowCount: 5000, alwaysDrawn: null })).toEqual(first50);
  });
});

describe('rowsNearView', () => {
  const near = (scrollTop: number, { rowCount = 1000, clientHeight = 400 } = {}) =>
    rowsNearView({
      scroller: { scrollTop, clientHeight },
      rowCount,
      offsets: equalOffsets(rowCount, 40),
      headsHeight: 40,
    });

  it('has the rows in view and those rendered beyond an edge', () => {
    expect(near(4000)).toEqual({ first: 100 - overscan, last: 109 + overscan });
    expect(near(0)).toEqual({ first: 0, last: 9 + overscan });
    expect(near(39_640)).toEqual({ first: 991 - overscan, last: 999 });
  });

  it('has no row of an empty grid, and the first rows without a layout', () => {
    expect(near(0, { rowCount: 0 }).last).toBe(-1);
    expect(near(0, { clientHeight: 0 })).toEqual({ first: 0, last: 49 });
  });
});
