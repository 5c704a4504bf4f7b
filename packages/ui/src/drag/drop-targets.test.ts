import { describe, expect, it } from 'vitest';
import { dropTarget, nextDropTarget } from './drop-targets';

/** The gaps of a list for its item b: before a, b, c, and at the end. */
const gaps = { ids: ['a', 'b', 'c', 'end'], home: ['b', 'c'] };

describe('dropTarget', () => {
  it.each([
    ['another gap', 'a', 'a'],
    ['the end', 'end', 'end'],
    ['the gap before the item', 'b', 'b'],
    ['the gap after the item', 'c', 'b'],
    ['no gap', undefined, 'b'],
    ['a gap of another list', 'x', 'b'],
  ])('of an item over %s', (_, over, expected) => {
    expect(dropTarget(gaps, over)).toBe(expected);
  });

  it('is undefined for an item that is no longer there', () => {
    expect(dropTarget({ ids: ['a'], home: [] }, undefined)).toBeUndefined();
  });
});

describe('nextDropTarget', () => {
  it.each([
    ['b', 1, 'end'],
    ['b', -1, 'a'],
    ['end', -1, 'b'],
    ['a', -1, undefined],
    ['end', 1, undefined],
    ['x', 1, undefined],
    [undefined, 1, undefined],
  ])('from %s by %i is %s', (from, steps, expected) => {
    expect(nextDropTarget(gaps, { from, steps })).toBe(expected);
  });
});
