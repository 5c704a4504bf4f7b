import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysDrawnCells, overscan, slotRows, tableWindow } from './window';

const columns = [
  { width: 120, pinned: 'left' as const },
  ...Array.from({ length: 20 }, () => ({ width: 100, pinned: null })),
  { width: 80, pinned: 'right' as const },
];
const totalWidth = 2200;

const input = fc
  .record({
    rowCount: fc.integer({ min: 0, max: 200_000 }),
    rowHeight: fc.integer({ min: 20, max: 60 }),
    viewport: fc.record({
      width: fc.integer({ min: 200, max: 2200 }),
      height: fc.integer({ min: 0, max: 2000 }),
    }),
    scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ scrolled, ...rest }) => ({
    ...rest,
    columns,
    scroll: {
      left: scrolled * (totalWidth - rest.viewport.width),
      top: scrolled * Math.max(0, rest.rowCount * rest.rowHeight - rest.viewport.height),
    },
  }));

describe('tableWindow', () => {
  it('covers the viewport with rows wherever it is scrolled to', () => {
    fc.assert(
      fc.property(input, (at) => {
        const { firstRow, rowCount } = tableWindow(at);
        const firstSeen = Math.floor(at.scroll.top / at.rowHeight);
        const endSeen = Math.ceil((at.scroll.top + at.viewport.height) / at.rowHeight);
        expect(firstRow).toBeLessThanOrEqual(firstSeen);
        expect(firstRow + rowCount).toBeGreaterThanOrEqual(Math.min(at.rowCount, endSeen));
        expect(firstRow + rowCount).toBeLessThanOrEqual(at.rowCount);
      }),
    );
  });

  it('covers it with columns too', () => {
    fc.assert(
      fc.property(input, (at) => {
        const { firstColumn, endColumn } = tableWindow(at);
        let left = 0;
        columns.forEach(({ width, pinned }, index) => {
          const isSeen = left + width > at.scroll.left && left < at.scroll.left + at.viewport.width;
          if (isSeen && !pinned) {
            expect(index).toBeGreaterThanOrEqual(firstColumn);
            expect(index).toBeLessThan(endColumn);
          }
          left += width;
        });
      }),
    );
  });

  it('draws as many cells of 100,000 rows as of 1,000, and fewer columns than there are', () => {
    const at = {
      rowHeight: 38,
      columns,
      viewport: { width: 1000, height: 600 },
      scroll: { left: 0, top: 5000 },
    };
    const drawn = tableWindow({ ...at, rowCount: 100_000 });
    expect(drawn.rowCount).toBe(Math.ceil(600 / 38) + 1 + 2 * overscan);
    expect(drawn.endColumn).toBeLessThan(columns.length);
    expect(tableWindow({ ...at, rowCount: 1000 })).toEqual(drawn);
  });

  it('draws a page of the usual sizes whole', () => {
    const at = {
      rowHeight: 38,
      columns,
      viewport: { width: 400, height: 300 },
      scroll: { left: 500, top: 900 },
    };
    expect(50 * columns.length).toBeLessThan(alwaysDrawnCells);
    expect(tableWindow({ ...at, rowCount: 50 })).toEqual({
      firstRow: 0,
      rowCount: 50,
      firstColumn: 0,
      endColumn: columns.length,
    });
  });
});

describe('slotRows', () => {
  it('gives every row of the window its own slot', () => {
    fc.assert(
      fc.property(input, (at) => {
        const drawn = tableWindow(at);
        const rows = slotRows(drawn);
        rows.forEach((row, slot) => expect(row % drawn.rowCount).toBe(slot));
        expect([...rows].sort((a, b) => a - b)).toEqual(
          Array.from({ length: drawn.rowCount }, (_, index) => drawn.firstRow + index),
        );
      }),
    );
  });

  it('changes one slot for one row scrolled', () => {
    const before = slotRows({ firstRow: 100, rowCount: 30 });
    const after = slotRows({ firstRow: 101, rowCount: 30 });
    expect(after.filter((row, slot) => row !== before[slot])).toEqual([130]);
  });
});
