import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemKeyOf } from './item-key';

const dimsArbitrary = fc.dictionary(fc.string({ minLength: 1 }), fc.string());

describe('itemKeyOf', () => {
  it('is a UUID that does not depend on the order of the keys', () => {
    fc.assert(
      fc.property(dimsArbitrary, (dims) => {
        const reversed = Object.fromEntries(Object.entries(dims).reverse());
        expect(itemKeyOf(dims)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
        expect(itemKeyOf(reversed)).toBe(itemKeyOf(dims));
      }),
    );
  });

  it('distinguishes equal values of different dimensions', () => {
    expect(itemKeyOf({ campaignName: 'a', adgroupName: '' })).not.toBe(
      itemKeyOf({ campaignName: '', adgroupName: 'a' }),
    );
  });

  it('never changes: stored facts depend on it', () => {
    expect(itemKeyOf({ campaignName: '品牌词', campaignStatus: '' })).toBe(
      '1e9d5a86-2fdf-8ead-9e2d-3cd6daa645b5',
    );
  });
});
