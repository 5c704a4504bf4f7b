import type { Region } from '../model/rows';
import { choiceOf, regionState } from '../regions/region-choice';
import { regionTree, type RegionNode } from '../regions/region-nodes';

/** Suffixes of names in reports that the tree of regions does not have. */
const suffix = /(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/u;

let byName: ReadonlyMap<string, RegionNode> | undefined;

/**
 * Returns a test of whether a campaign's regions contain a place of a report: a city or, if its city is unknown, a whole province. A
 * campaign without regions contains all places.
 */
export function regionTest(
  regions: readonly Region[],
): (place: { provinceName: string; cityName: string }) => boolean {
  if (regions.length === 0) return () => true;
  const choice = choiceOf(regions);
  return ({ provinceName, cityName }) => {
    const province = provinces().get(plain(provinceName));
    const city = province?.children.find(({ name }) => name.cn === plain(cityName));
    const node = city ?? province;
    return node !== undefined && regionState(choice, node) === 'all';
  };
}

const plain = (name: string) => name.trim().replace(suffix, '');

/** Provinces and regions overseas by their Chinese names. */
function provinces(): ReadonlyMap<string, RegionNode> {
  byName ??= new Map(
    [...regionTree('china').flatMap(({ children }) => children), ...regionTree('overseas')].map((node) => [
      node.name.cn,
      node,
    ]),
  );
  return byName;
}
