import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourOf, initialOf, initialsOf } from './initial';

describe('initials', () => {
  it.each([
    ['Kaede Travel', 'K', 'KT'],
    ['linwei@kaede', 'L', 'L'],
    ['lin wei', 'L', 'LW'],
    ['(樱屋) 酒店', '樱', '樱酒'],
    ['𠮷野家', '𠮷', '𠮷'],
    ['', '?', '?'],
  ])('abbreviates %s to %s for an account and %s for a person', (name, one, two) => {
    expect(initialOf(name)).toBe(one);
    expect(initialsOf(name)).toBe(two);
  });
});

describe('colourOf', () => {
  it('gives every seed one of the six colours, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect([1, 2, 3, 4, 5, 6]).toContain(colourOf(seed));
        expect(colourOf(seed)).toBe(colourOf(seed));
      }),
    );
  });

  it('gives adjacent account numbers different colours', () => {
    const colours = Array.from({ length: 6 }, (_, index) => colourOf(String(8840213 + index)));
    expect(new Set(colours).size).toBeGreaterThan(3);
  });
});
