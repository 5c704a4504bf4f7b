import { regionsTakenTogether, regionTree, type Region, type RegionNode } from '@meridian/draft-editor/core';
import { overseasCodes, provinceCodes } from './region-codes';

/** Meridian's regions, and the provider's regions of the same place. */
export type RegionPair = readonly [ours: readonly number[], theirs: readonly number[]];

const japan = 9001;
const provinces = regionTree('china').flatMap(({ children }) => children);

/** All regions of Meridian ↔ the provider's. One region can correspond to several on either side. */
export const regionPairs: readonly RegionPair[] = [
  ...provinceCodes.flatMap(([code, name, cities]): RegionPair[] => {
    const province = named(provinces, name);
    const pairs = cities.split(' ').flatMap((text): RegionPair[] => {
      const [, city, numbers] = /^([^\d+]+)([\d+]+)$/.exec(text) ?? [];
      if (city === undefined || numbers === undefined) return [];
      const theirs = numbers.split('+').map((number) => code * 1_000 + Number(number));
      return [[[idOf(named(province.children, city))], theirs]];
    });
    return [[[idOf(province)], [code * 1_000]], ...pairs];
  }),
  [[japan], [overseasCodes.japan]],
  [regionsTakenTogether, [overseasCodes.others]],
];

function named(regions: readonly RegionNode[], name: string): RegionNode {
  const found = regions.find((region) => region.name.cn === name);
  if (!found) throw new Error(`no region ${name}`);
  return found;
}

function idOf({ id, regionId }: RegionNode): number {
  if (regionId === null) throw new Error(`${id} is an area`);
  return regionId;
}

const pairOfOurs = new Map(regionPairs.flatMap((pair) => pair[0].map((id) => [id, pair])));
const pairOfTheirs = new Map(regionPairs.flatMap((pair) => pair[1].map((id) => [id, pair])));

/**
 * Converts regions to the provider's, each with its factor. Errors: `RangeError` with the ids of regions without a
 * counterpart.
 */
export function toTheirRegions(regions: readonly Region[]): Region[] {
  return translate(regions, { pairOf: pairOfOurs, from: 0, to: 1 }, (ids) => {
    throw new RangeError(`the provider has no region for ${ids.join(',')}`);
  });
}

/** Converts regions to those of a draft; undefined if it cannot express them. */
export function toOurRegions(regions: readonly Region[]): Region[] | undefined {
  const missing: number[] = [];
  const ours = translate(regions, { pairOf: pairOfTheirs, from: 1, to: 0 }, (ids) => missing.push(...ids));
  return missing.length === 0 ? ours : undefined;
}

/** Selected regions that the provider cannot express. */
export function regionsWithoutCode(regions: readonly Region[]): number[] {
  const missing: number[] = [];
  translate(regions, { pairOf: pairOfOurs, from: 0, to: 1 }, (ids) => missing.push(...ids));
  return missing;
}

interface Direction {
  pairOf: ReadonlyMap<number, RegionPair>;
  from: 0 | 1;
  to: 0 | 1;
}

function translate(
  regions: readonly Region[],
  { pairOf, from, to }: Direction,
  onMissing: (ids: number[]) => unknown,
): Region[] {
  const factors = new Map(regions.map(({ regionId, factor }) => [regionId, factor ?? 1]));
  const translated: Region[] = [];
  const done = new Set<RegionPair>();
  for (const id of factors.keys()) {
    const pair = pairOf.get(id);
    if (pair === undefined) onMissing([id]);
    else if (!done.has(pair)) {
      done.add(pair);
      const factor = factors.get(id) ?? 1;
      if (pair[from].every((each) => factors.get(each) === factor))
        translated.push(...pair[to].map((regionId) => ({ regionId, factor })));
      else onMissing(pair[from].filter((each) => factors.has(each)));
    }
  }
  return translated;
}
