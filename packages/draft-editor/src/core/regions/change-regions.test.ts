import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from '../model/rows';
import { factorOfRegion, toggleRegion, withRegionFactor } from './change-regions';
import { choiceOf, countChosen, regionsOf, regionState } from './region-choice';
import { findRegion, regionLeaves, regionTree, type RegionNode } from './region-nodes';

function region(id: string): RegionNode {
  const node = findRegion(id);
  if (!node) throw new Error(`no region ${id}`);
  return node;
}
const values = (...pairs: [number, number | null][]): Region[] =>
  pairs.map(([regionId, factor]) => ({ regionId, factor }));
const jiangsu = region('32');
const eastChina = region('east-china');

const nodes = ['east-china', 'south-china', '31', '32', '33', '46', '3201', '3205', '4601', '9001'].map(
  region,
);
const anyNode = fc.constantFrom(...nodes);
const anyFactor = fc.constantFrom(1, 1.2, 1.5);
const anyValue: fc.Arbitrary<Region[]> = fc.array(
  fc.record({
    regionId: fc.constantFrom(31, 32, 46, 3201, 3202, 3205, 4601, 4602, 4603, 4604, 4690, 81, 9001, 3),
    factor: fc.option(anyFactor),
  }),
);
const leafFactors = (value: readonly Region[]) => choiceOf(value).leafFactors;

describe('reading and writing', () => {
  it('keeps the factor of every city, and regions in no tree', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const written = regionsOf(choiceOf(value));
        expect(leafFactors(written)).toEqual(leafFactors(value));
        expect(regionsOf(choiceOf(written))).toEqual(written);
        expect(choiceOf(written).unknown).toEqual(choiceOf(value).unknown);
      }),
    );
  });

  it('reads an empty factor as 1, and prefers the factor of a city to that of its province', () => {
    const choice = choiceOf(values([3201, 1.1], [32, null]));
    expect(factorOfRegion(choice, region('3201'))).toBe(1.1);
    expect(factorOfRegion(choice, region('3202'))).toBe(1);
    expect(factorOfRegion(choice, region('3301'))).toBeNull();
  });
});

describe('states and counts', () => {
  it.each<[Region[], string, string, number]>([
    [[], '32', 'none', 0],
    [values([3201, 1]), '32', 'some', 1],
    [values([32, 1]), '32', 'all', 13],
    [values([32, 1]), '3205', 'all', 0],
    [values([31, 1], [3201, 1]), 'east-china', 'some', 2],
    [values([44, 1], [45, 1], [46, 1]), 'south-china', 'all', 3],
    [values([9001, 1]), '9001', 'all', 0],
  ])('of %j, %s is selected: %s', (value, id, state, count) => {
    const choice = choiceOf(value);
    expect(regionState(choice, region(id))).toBe(state);
    expect(countChosen(choice, region(id))).toBe(count);
  });
});

describe('toggleRegion', () => {
  it('collapses a province when its last city is selected', () => {
    const cities = jiangsu.children.map(({ regionId }) => ({ regionId: regionId ?? 0, factor: 1 }));
    const [first, ...others] = cities;
    expect(first).toBeDefined();
    expect(toggleRegion(others, region('3201'))).toEqual(values([32, 1]));
  });

  it('keeps factors that differ when a province is collapsed', () => {
    expect(toggleRegion(values([3201, 1.1], [3202, 1], [3203, 1]), jiangsu)).toEqual(
      values([32, 1], [3201, 1.1]),
    );
  });

  it('gives a new city the factor of the selected cities of its province', () => {
    expect(toggleRegion(values([3201, 1.2]), region('3202'))).toEqual(values([3201, 1.2], [3202, 1.2]));
    expect(toggleRegion(values([3201, 1.2]), region('3301'))).toEqual(values([3201, 1.2], [3301, 1]));
  });

  it('splits a province when one of its cities is removed', () => {
    const rest = toggleRegion(values([32, 1.2], [3201, 1.5]), region('3202'));
    expect(rest).toHaveLength(12);
    expect(rest[0]).toEqual({ regionId: 3201, factor: 1.5 });
    expect(rest[1]).toEqual({ regionId: 3203, factor: 1.2 });
  });

  it('selects all of a node or removes it, and changes nothing else', () => {
    fc.assert(
      fc.property(anyValue, anyNode, (value, node) => {
        const wasChosen = regionState(choiceOf(value), node) === 'all';
        const next = toggleRegion(value, node);
        expect(regionState(choiceOf(next), node)).toBe(wasChosen ? 'none' : 'all');
        const within = new Set(regionLeaves(node).map(({ id }) => id));
        const outside = (regions: readonly Region[]) =>
          [...leafFactors(regions)].filter(([id]) => !within.has(id)).toSorted();
        expect(outside(next)).toEqual(outside(value));
        for (const [id, factor] of leafFactors(value))
          if (!wasChosen) expect(leafFactors(next).get(id)).toBe(factor);
      }),
    );
  });

  it('ends with nothing when an area is selected and removed', () => {
    const chosen = toggleRegion([], eastChina);
    expect(chosen).toHaveLength(7);
    expect(toggleRegion(chosen, eastChina)).toEqual([]);
  });
});

describe('withRegionFactor', () => {
  it('sets the factor of a province, except for cities with their own', () => {
    const value = values([32, 1], [3201, 1.1]);
    expect(withRegionFactor(value, { node: jiangsu, factor: 2 })).toEqual(values([32, 2], [3201, 1.1]));
  });

  it('gives a city a separate factor, and removes it', () => {
    const own = withRegionFactor(values([32, 1]), { node: region('3201'), factor: 1.1 });
    expect(own).toEqual(values([32, 1], [3201, 1.1]));
    expect(withRegionFactor(own, { node: region('3201'), factor: 1 })).toEqual(values([32, 1]));
  });

  it('sets the factor of the cities that share it if a province is partly selected', () => {
    const value = values([3201, 1.1], [3202, 1], [3203, 1]);
    expect(withRegionFactor(value, { node: jiangsu, factor: 2 })).toEqual(
      values([3201, 1.1], [3202, 2], [3203, 2]),
    );
  });

  it('leaves out nodes whose separate factor equals the common one', () => {
    const ownIds = new Set(['3201']);
    const value = values([3201, 1], [3202, 1]);
    expect(withRegionFactor(value, { node: jiangsu, factor: 2, ownIds })).toEqual(
      values([3201, 1], [3202, 2]),
    );
  });

  it('sets the factor of an area', () => {
    expect(withRegionFactor(toggleRegion([], eastChina), { node: eastChina, factor: 2 })).toEqual(
      eastChina.children.map(({ regionId }) => ({ regionId, factor: 2 })),
    );
  });

  it('ignores a node that is not selected', () => {
    fc.assert(
      fc.property(anyValue, anyNode, anyFactor, (value, node, factor) => {
        const next = withRegionFactor(value, { node, factor });
        expect([...leafFactors(next).keys()].toSorted()).toEqual([...leafFactors(value).keys()].toSorted());
        const isChosen = regionState(choiceOf(value), node) !== 'none';
        expect(factorOfRegion(choiceOf(next), node) !== null).toBe(isChosen);
      }),
    );
  });
});

it('selects every region', () => {
  const everything = regionTree('china').reduce<Region[]>(toggleRegion, []);
  expect(everything).toHaveLength(34);
});
