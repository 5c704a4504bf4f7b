import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalOffsets, measuredOffsets, type RowOffsets } from './row-offsets';

const estimate = 38;

/** The offsets of the same rows by a plain array of heights. */
function expectSame(offsets: RowOffsets, heights: readonly number[]) {
  let top = 0;
  heights.forEach((height, position) => {
    expect(offsets.topOf(position)).toBeCloseTo(top, 6);
    // a row without a height is at no distance
    if (height > 0) {
      expect(offsets.positionAt(top + height / 2)).toBe(position);
      expect(offsets.positionAt(top + 0.001)).toBe(position);
    }
    top += height;
  });
  expect(offsets.totalHeight).toBeCloseTo(top, 6);
}

describe('equalOffsets', () => {
  it('places rows of one height', () => {
    expectSame(equalOffsets(5, estimate), [38, 38, 38, 38, 38]);
  });

  it('returns the first and the last row for positions beyond them', () => {
    const offsets = equalOffsets(5, estimate);
    expect([-1000, -1, 0, 37.9, 38, 189, 190, 1e9].map(offsets.positionAt)).toEqual([0, 0, 0, 0, 1, 4, 4, 4]);
  });

  it('has no height without rows', () => {
    expect(equalOffsets(0, estimate)).toMatchObject({ totalHeight: 0 });
    expect(equalOffsets(0, estimate).positionAt(100)).toBe(0);
  });
});

const heights = fc.oneof(
  fc.integer({ min: estimate, max: 600 }),
  fc.double({ min: 1, max: 600, noNaN: true }),
);

/** Rows, and measured heights in several rounds, some of them of rows that do not exist. */
const learning = fc.record({
  rowCount: fc.nat({ max: 40 }),
  goes: fc.array(fc.array(fc.tuple(fc.nat({ max: 50 }), heights), { maxLength: 8 }), { maxLength: 6 }),
});

describe('measuredOffsets', () => {
  it('agrees with a plain list of heights, measured in any order', () => {
    fc.assert(
      fc.property(learning, ({ rowCount, goes }) => {
        const plain = Array.from({ length: rowCount }, () => estimate);
        let offsets = measuredOffsets(rowCount, estimate);
        for (const go of goes) {
          const heights = new Map(go);
          for (const [position, height] of heights) if (position < rowCount) plain[position] = height;
          offsets = offsets.with(heights);
          expectSame(offsets, plain);
        }
      }),
    );
  });

  it('is the same object as long as nothing new is measured', () => {
    const offsets = measuredOffsets(10, estimate);
    const heights = new Map([
      [0, 60],
      [9, 38],
    ]);
    const next = offsets.with(heights);
    expect(next).not.toBe(offsets);
    expect(next.with(heights)).toBe(next);
    expect(next.with(new Map([[10, 99]]))).toBe(next);
    expect(next.with(new Map())).toBe(next);
    expect(next.with(new Map([[0, 61]]))).not.toBe(next);
  });

  it('knows which heights are measured', () => {
    const offsets = measuredOffsets(3, estimate).with(
      new Map([
        [1, estimate],
        [3, 60],
      ]),
    );
    expect([0, 1, 2, 3].map(offsets.isKnown)).toEqual([false, true, false, false]);
  });

  it('returns the first and the last row for positions beyond them', () => {
    const offsets = measuredOffsets(3, estimate).with(new Map([[1, 100]]));
    expect([-1, 0, 38, 137.9, 138, 176, 1e9].map(offsets.positionAt)).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });

  it('keeps sums of many fractional pixels exact', () => {
    const heights = new Map(Array.from({ length: 100_000 }, (_, position) => [position, 38.1] as const));
    const offsets = measuredOffsets(100_000, estimate).with(heights);
    expect(offsets.totalHeight).toBeCloseTo(3_810_000, 3);
    expect(offsets.positionAt(offsets.topOf(77_777) + 1)).toBe(77_777);
  });

  it('has no height without rows', () => {
    const offsets = measuredOffsets(0, estimate).with(new Map([[0, 50]]));
    expect([offsets.totalHeight, offsets.positionAt(100)]).toEqual([0, 0]);
  });
});
