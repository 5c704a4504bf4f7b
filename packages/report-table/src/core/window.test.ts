import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overscan, rowWindow, slotRows } from './window';

const input = fc
  .record({
    rowCount: fc.integer({ min: 0, max: 200_000 }),
    rowHeight: fc.integer({ min: 20, max: 60 }),
    viewportHeight: fc.integer({ min: 0, max: 2000 }),
    scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ scrolled, ...rest }) => ({
    ...rest,
    scrollTop: scrolled * Math.max(0, rest.rowCount * rest.rowHeight - rest.viewportHeight),
  }));

describe('rowWindow', () => {
  it('covers the viewport wherever it is scrolled to', () => {
    fc.assert(
      fc.property(input, (at) => {
        const { first, size } = rowWindow(at);
        const firstSeen = Math.floor(at.scrollTop / at.rowHeight);
        const endSeen = Math.min(at.rowCount, Math.ceil((at.scrollTop + at.viewportHeight) / at.rowHeight));
        expect(first).toBeLessThanOrEqual(firstSeen);
        expect(first + size).toBeGreaterThanOrEqual(endSeen);
        expect(first + size).toBeLessThanOrEqual(at.rowCount);
      }),
    );
  });

  it('draws as many rows of 100,000 as of 1,000', () => {
    const at = { rowHeight: 38, viewportHeight: 600, scrollTop: 5000 };
    const size = Math.ceil(600 / 38) + 1 + 2 * overscan;
    expect(rowWindow({ ...at, rowCount: 1000 }).size).toBe(size);
    expect(rowWindow({ ...at, rowCount: 100_000 }).size).toBe(size);
  });

  it('draws a page of the usual sizes whole', () => {
    expect(rowWindow({ rowCount: 50, rowHeight: 38, viewportHeight: 300, scrollTop: 900 })).toEqual({
      first: 0,
      size: 50,
    });
  });
});

describe('slotRows', () => {
  it('gives every row of the window its own slot', () => {
    fc.assert(
      fc.property(input, (at) => {
        const drawn = rowWindow(at);
        const rows = slotRows(drawn);
        rows.forEach((row, slot) => expect(row % drawn.size).toBe(slot));
        expect([...rows].sort((a, b) => a - b)).toEqual(
          Array.from({ length: drawn.size }, (_, index) => drawn.first + index),
        );
      }),
    );
  });

  it('changes one slot for one row scrolled', () => {
    const before = slotRows({ first: 100, size: 30 });
    const after = slotRows({ first: 101, size: 30 });
    expect(after.filter((row, slot) => row !== before[slot])).toEqual([130]);
  });
});
