import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 284, height: 250 };
const window = { width: 1440, height: 900 };

describe('placeCard', () => {
  it.each([
    ['below its row, beside the thumbnail', { left: 300, row: { top: 500, bottom: 573 } }, [300, 577, 250]],
    ['above where there is no room below', { left: 300, row: { top: 700, bottom: 773 } }, [300, 446, 250]],
    ['inside the right edge', { left: 1300, row: { top: 100, bottom: 138 } }, [1148, 142, 250]],
    ['inside the left edge', { left: -20, row: { top: 100, bottom: 138 } }, [8, 142, 250]],
    [
      'in a window too low, smaller, on the side with more room',
      { left: 0, row: { top: 200, bottom: 780 } },
      [8, 8, 188],
    ],
  ])('places a card %s', (_, at, [left, top, height]) => {
    expect(placeCard({ ...at, card, window })).toEqual({ left, top, height });
  });

  it('never covers the row, and never leaves the window that contains the row', () => {
    const input = fc.record({
      left: fc.integer({ min: -100, max: 2000 }),
      row: fc
        .record({ top: fc.integer({ min: 0, max: 880 }), height: fc.integer({ min: 20, max: 100 }) })
        .map(({ top, height }) => ({ top, bottom: top + height })),
      card: fc.record({ width: fc.constant(284), height: fc.integer({ min: 50, max: 600 }) }),
      window: fc.record({
        width: fc.integer({ min: 300, max: 2000 }),
        height: fc.integer({ min: 200, max: 900 }),
      }),
    });
    fc.assert(
      fc.property(input, (at) => {
        fc.pre(at.row.bottom <= at.window.height);
        const { left, top, height } = placeCard(at);
        expect(top >= at.row.bottom || top + height <= at.row.top).toBe(true);
        expect(height).toBeLessThanOrEqual(at.card.height);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + at.card.width).toBeLessThanOrEqual(at.window.width - 8);
        if (height > 0) {
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + height).toBeLessThanOrEqual(at.window.height - 8);
        }
      }),
    );
  });
});
