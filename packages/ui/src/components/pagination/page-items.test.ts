import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageItems } from './page-items';

describe('pageItems', () => {
  it.each([
    [1, 0, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  ])('shows page %i of %i as %j', (current, count, items) => {
    expect(pageItems(current, count)).toEqual(items);
  });

  it('always shows the first, the last and the current page, in order, with gaps that hide two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, count] = [Math.min(a, b), Math.max(a, b)];
        const items = pageItems(current, count);
        expect(items.length).toBeLessThanOrEqual(7);
        expect(items[0]).toBe(1);
        expect(items.at(-1)).toBe(count);
        expect(items).toContain(current);
        items.forEach((item, index) => {
          const [before, after] = [items[index - 1], items[index + 1]];
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(item).toBe(before + 1);
        });
      }),
    );
  });
});
