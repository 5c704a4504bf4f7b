import {
  hasSameMeaning,
  regionsTakenTogether,
  regionTree,
  regionTrees,
  type RegionNode,
} from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { regionPairs, regionsWithoutCode, toOurRegions, toTheirRegions } from './regions';

const idsOf = ({ regionId, children }: RegionNode): number[] => [
  ...(regionId === null ? [] : [regionId]),
  ...children.flatMap(idsOf),
];
const allIds = regionTrees.flatMap(regionTree).flatMap(idsOf);
const chosen = (...ids: number[]) => ids.map((regionId) => ({ regionId, factor: 1 }));

it('every region of Meridian has one counterpart, and no region of the provider two', () => {
  expect(regionPairs.flatMap(([ours]) => ours).toSorted()).toEqual(allIds.toSorted());
  const theirs = regionPairs.flatMap(([, each]) => each);
  expect(new Set(theirs).size).toBe(theirs.length);
});

it.each([
  ['北京', 11, [1_000]],
  ['深圳', 4403, [4_093]],
  ['郑州', 4101, [14_322]],
  ['日本', 9001, [200_000]],
  ['济源, the only county of its province', 4190, [14_476]],
  ['潜江, 神农架, 仙桃, 天门', 4290, [16_364, 16_368, 16_372, 16_373]],
])('sends %s with the provider’s ids', (_, ours, theirs) => {
  expect(toTheirRegions(chosen(ours))).toEqual(chosen(...theirs));
});

it('reads any selection back as it was sent, or reports regions without a code', () => {
  const region = fc.record({
    regionId: fc.constantFrom(...allIds, 999_999),
    factor: fc.constantFrom(null, 1, 1.5),
  });
  fc.assert(
    fc.property(fc.uniqueArray(region, { selector: ({ regionId }) => regionId }), (regions) => {
      const missing = regionsWithoutCode(regions);
      if (missing.length > 0) {
        expect(() => toTheirRegions(regions)).toThrow(RangeError);
        for (const id of missing) expect([...regionsTakenTogether, 999_999]).toContain(id);
      } else expect(hasSameMeaning(toOurRegions(toTheirRegions(regions)), regions)).toBe(true);
    }),
  );
});

it('accepts the countries other than Japan together only, with one factor', () => {
  expect(toTheirRegions(chosen(...regionsTakenTogether))).toEqual(chosen(300_000));
  expect(regionsWithoutCode(chosen(9002, 9003))).toEqual([9002, 9003]);
  const [first, ...others] = chosen(...regionsTakenTogether);
  expect(regionsWithoutCode([{ regionId: first?.regionId ?? 0, factor: 2 }, ...others])).not.toEqual([]);
});

it('cannot express unknown regions, or a part of a province’s counties', () => {
  expect(toOurRegions(chosen(9_999_999))).toBeUndefined();
  expect(toOurRegions(chosen(16_364, 16_368))).toBeUndefined();
});
