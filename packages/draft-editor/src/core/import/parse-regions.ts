import { foldName } from '../business-points/fold-name';
import { providerLimits } from '../limits/provider-limits';
import type { Region } from '../model/rows';
import { choiceOf, regionsOf } from '../regions/region-choice';
import { regionTree, type RegionNode } from '../regions/region-nodes';
import { parseFactor } from '../values/factor';
import type { ValueError } from '../values/value-error';

export type ParsedRegions = { value: Region[]; error: null } | { value: null; error: RegionsError };
interface RegionsError {
  code: 'region_unknown' | 'factor_invalid' | 'factor_decimals';
  /** What is wrong. */
  name: string;
  params?: ValueError['params'];
}

const allChina = ['全国', '全國', '中国', '中國', '全部', '不限', 'china', 'allofchina', 'all'];
const noFactor = { value: null, error: null };
let nodesByName: ReadonlyMap<string, readonly RegionNode[]> | undefined;

/**
 * Regions of a cell: names of provinces, cities or areas, or the whole of China, separated by commas, semicolons, `、` or lines;
 * each with its bidding factor in brackets, if it has one. Errors: the first name that is none.
 */
export function parseRegions(text: string): ParsedRegions {
  const regions: Region[] = [];
  const parts = text.normalize('NFKC').split(/[,;、|\n\r]+/);
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const { name, factorText } = splitPart(part);
    const factor = factorText === null ? noFactor : parseFactor(factorText, providerLimits.regionFactor);
    if (factor.error !== null) return { value: null, error: { ...factor.error, name: part } };
    const ids = regionIdsOf(name);
    if (ids === undefined) return { value: null, error: { code: 'region_unknown', name } };
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

function regionIdsOf(name: string): number[] | undefined {
  if (allChina.includes(foldName(name))) return regionTree('china').flatMap(storedIds);
  const node = findByName(name);
  return node && storedIds(node);
}

/** Of an area those of its provinces. */
function storedIds(node: RegionNode): number[] {
  return node.regionId === null ? node.children.flatMap(storedIds) : [node.regionId];
}

/** A province goes before a city of its name, unless the text says that it is a city. */
function findByName(name: string): RegionNode | undefined {
  nodesByName ??= indexByName();
  const folded = foldName(name);
  const exact = nodesByName.get(folded);
  if (exact) return exact[0];
  const short = folded.replace(
    /(?:省|市|特别行政区|特別行政區|(?:壮族|壯族|回族|维吾尔|維吾爾)?自治区|自治區)$/,
    '',
  );
  const nodes = nodesByName.get(short) ?? [];
  return (folded.endsWith('市') ? nodes.find(({ level }) => level === 'city') : undefined) ?? nodes[0];
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
