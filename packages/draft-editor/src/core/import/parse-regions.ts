import type { Language } from '@meridian/i18n/core';
import { foldName } from '../business-points/fold-name';
import type { RangeLimit } from '../limits/provider-limits';
import type { Region } from '../model/rows';
import { choiceOf, regionsOf } from '../regions/region-choice';
import { findRegion, regionTree, type RegionNode } from '../regions/region-nodes';
import { parseFactor } from '../values/factor';
import type { ValueError } from '../values/value-error';

export type ParsedRegions = { value: Region[]; error: null } | { value: null; error: RegionsError };
interface RegionsError {
  code: 'region_unknown' | 'region_ambiguous' | 'factor_invalid' | 'factor_decimals';
  /** The wrong name. */
  name: string;
  params?: ValueError['params'];
}

const allChina = ['全国', '全國', '中国', '中國', '全部', '不限', 'china', 'allofchina', 'all'];
const noFactor = { value: null, error: null };
let nodesByName: ReadonlyMap<string, readonly RegionNode[]> | undefined;

/**
 * Parses the regions of a cell: names of provinces, cities or areas, their ids, or the whole of China, separated by commas, semicolons,
 * `、` or line breaks; each may have a bidding factor in brackets. An ambiguous city name follows its province, `Jiangsu/Suzhou`. Errors:
 * the first name that is unknown or ambiguous.
 */
export function parseRegions(text: string, factorLimit: RangeLimit): ParsedRegions {
  const regions: Region[] = [];
  const parts = text.normalize('NFKC').split(/[,;、|\n\r]+/);
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const { name, factorText } = splitPart(part);
    const factor = factorText === null ? noFactor : parseFactor(factorText, factorLimit);
    if (factor.error !== null) return { value: null, error: { ...factor.error, name: part } };
    const ids = regionIdsOf(name);
    if (typeof ids === 'string') return { value: null, error: { code: ids, name } };
    for (const regionId of ids) regions.push({ regionId, factor: factor.value });
  }
  return { value: regionsOf(choiceOf(regions)), error: null };
}

/** `上海(1.2)` or `上海×1.2`; the factor is optional. */
function splitPart(part: string): { name: string; factorText: string | null } {
  if (part.endsWith(')')) {
    const open = part.lastIndexOf('(');
    if (open > 0) return { name: part.slice(0, open).trim(), factorText: part.slice(open + 1, -1) };
  }
  const sign = Math.max(...['×', '*', ':'].map((each) => part.lastIndexOf(each)));
  if (sign <= 0) return { name: part, factorText: null };
  return { name: part.slice(0, sign).trim(), factorText: part.slice(sign + 1) };
}

function regionIdsOf(name: string): number[] | 'region_unknown' | 'region_ambiguous' {
  if (allChina.includes(foldName(name))) return regionTree('china').flatMap(storedIds);
  const byId = /^\d+$/.test(name) ? findRegion(name) : undefined;
  const [node, ...others] = byId ? [byId] : findByName(name);
  if (node === undefined) return 'region_unknown';
  return others.length === 0 ? storedIds(node) : 'region_ambiguous';
}

/** For an area, the ids of its provinces. */
function storedIds(node: RegionNode): number[] {
  return node.regionId === null ? node.children.flatMap(storedIds) : [node.regionId];
}

/**
 * The regions that a name can mean: an area or a province takes precedence over cities of the same name, unless the text says that it is
 * a city, or names the province first.
 */
function findByName(name: string): readonly RegionNode[] {
  const [provinceName, cityName, ...others] = name.split('/');
  if (provinceName === undefined || others.length > 0) return [];
  if (cityName !== undefined) {
    const provinces = findByName(provinceName).map(({ id }) => id);
    return nodesNamed(cityName).filter(({ parentId }) => parentId !== null && provinces.includes(parentId));
  }
  const nodes = nodesNamed(name);
  const cities = nodes.filter(({ level }) => level === 'city');
  if (cities.length === nodes.length || (foldName(name).endsWith('市') && cities.length > 0)) return cities;
  return nodes.filter(({ level }) => level !== 'city').slice(0, 1);
}

function nodesNamed(name: string): readonly RegionNode[] {
  nodesByName ??= indexByName();
  const folded = foldName(name);
  const short = folded.replace(
    /(?:省|市|特别行政区|特別行政區|(?:壮族|壯族|回族|维吾尔|維吾爾)?自治区|自治區)$/,
    '',
  );
  return nodesByName.get(folded) ?? nodesByName.get(short) ?? [];
}

/** The name by which `parseRegions` finds a region, in one language; its number if no tree has it. */
export function regionName(regionId: number, language: Language): string {
  const node = findRegion(String(regionId));
  if (!node) return String(regionId);
  const parent = node.parentId === null ? undefined : findRegion(node.parentId);
  const name = node.name[language];
  const spellings = [name, `${parent?.name[language] ?? ''}/${name}`];
  const isFound = (spelling: string) => {
    const ids = regionIdsOf(spelling.normalize('NFKC'));
    return typeof ids !== 'string' && ids.length === 1 && ids[0] === regionId;
  };
  return spellings.find(isFound) ?? String(regionId);
}

function indexByName(): Map<string, RegionNode[]> {
  const index = new Map<string, RegionNode[]>();
  const add = (node: RegionNode) => {
    for (const name of new Set(Object.values(node.name).map(foldName))) {
      const nodes = index.get(name);
      if (nodes) nodes.push(node);
      else index.set(name, [node]);
    }
    node.children.forEach(add);
  };
  [...regionTree('china'), ...regionTree('overseas')].forEach(add);
  return index;
}
