import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowId } from './row-id';

const keyword = { channel: 'search', section: 'keyword' } as const;
const row = fc.record({
  date: fc.constantFrom('2026-11-19', '2026-11-20'),
  showWord: fc.constantFrom('a', 'b'),
  campaignName: fc.constantFrom('c', null),
  adgroupName: fc.constantFrom('u', ''),
  matchType: fc.constantFrom('1', '2'),
  landPageExperience: fc.constant('3'),
  businessRelationship: fc.constant('3'),
  estimatedClickRate: fc.constant('3'),
  cost: fc.constantFrom('1', '2'),
});

it('is the same whatever the metrics are, and differs for other texts', () => {
  fc.assert(
    fc.property(row, row, (one, other) => {
      const { cost: _cost, ...texts } = one;
      const { cost: _other, ...otherTexts } = other;
      expect(rowId({ ...one, cost: '99' }, keyword)).toBe(rowId(one, keyword));
      expect(rowId(one, keyword) === rowId(other, keyword)).toBe(
        JSON.stringify(texts) === JSON.stringify(otherTexts),
      );
    }),
  );
});

it('tells rows apart that look alike because a column is hidden', () => {
  const { matchType: _matchType, ...hidden } = {
    showWord: 'a',
    campaignName: 'c',
    adgroupName: 'u',
    matchType: '1',
    cost: '1',
  };
  expect(rowId(hidden, keyword)).not.toBe(rowId({ ...hidden, cost: '2' }, keyword));
});
