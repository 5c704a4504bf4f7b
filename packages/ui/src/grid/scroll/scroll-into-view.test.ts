import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToColumn, scrollToPiece } from './scroll-into-view';

describe('scrollToPiece', () => {
  it.each([
    ['stays where the piece is in view', { scroll: 100, from: 150, size: 40, viewSize: 200 }, 100],
    ['goes back to one before it', { scroll: 100, from: 60, size: 40, viewSize: 200 }, 60],
    ['goes on as little as needed to one after it', { scroll: 100, from: 290, size: 40, viewSize: 200 }, 130],
    ['begins with one larger than the view', { scroll: 100, from: 290, size: 400, viewSize: 200 }, 290],
  ])('%s', (_, piece, to) => {
    expect(scrollToPiece(piece)).toBe(to);
  });
});

describe('scrollToColumn', () => {
  const edges = [0, 120, 200, 280, 360, 440];

  it.each([
    ['stays where it is in view', { scroll: 90, from: 200, size: 80, viewSize: 300 }, 90],
    ['goes back to its beginning', { scroll: 210, from: 120, size: 80, viewSize: 300 }, 120],
    ['goes on until a column begins at the edge', { scroll: 0, from: 360, size: 80, viewSize: 300 }, 200],
    ['begins with one larger than the view', { scroll: 0, from: 280, size: 900, viewSize: 300 }, 280],
  ])('%s', (_, piece, to) => {
    expect(scrollToColumn(piece, edges)).toBe(to);
  });

  it('has the column in view, from any previous position', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 40, max: 300 }), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.nat({ max: 2000 }),
        fc.integer({ min: 300, max: 1200 }),
        (widths, at, scroll, viewSize) => {
          const column = at % widths.length;
          const starts = widths.map((_, index) =>
            widths.slice(0, index).reduce((sum, width) => sum + width, 0),
          );
          const [from = 0, size = 0] = [starts[column], widths[column]];
          const to = scrollToColumn({ scroll, from, size, viewSize }, starts);
          expect(to).toBeLessThanOrEqual(from);
          expect(to + viewSize).toBeGreaterThanOrEqual(from + size);
          if (to !== scroll) expect(starts).toContain(to);
        },
      ),
    );
  });
});
