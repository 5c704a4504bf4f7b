import type { Language } from '@meridian/i18n/core';
import { centralChina } from './data/central-china';
import { eastChina } from './data/east-china';
import { hongKongMacauTaiwan } from './data/hong-kong-macau-taiwan';
import { northChina } from './data/north-china';
import { northeastChina } from './data/northeast-china';
import { northwestChina } from './data/northwest-china';
import { overseasRegions } from './data/overseas';
import { southChina } from './data/south-china';
import { southwestChina } from './data/southwest-china';
import type { AreaData, NameData, RegionData } from './data/types';

export type RegionLevel = 'area' | 'province' | 'city' | 'overseas';

/** A selectable region, or an area of several. */
export interface RegionNode {
  /** Unique in both trees. */
  id: string;
  /** The id that a draft stores; null for an area, whose provinces are stored. */
  regionId: number | null;
  level: RegionLevel;
  name: Readonly<Record<Language, string>>;
  /** Null if the English name is the pinyin. */
  pinyin: string | null;
  parentId: string | null;
  children: readonly RegionNode[];
}

export const regionTrees = ['china', 'overseas'] as const;
export type RegionTreeName = (typeof regionTrees)[number];

const areas = [
  ...[eastChina, northChina, southChina, centralChina],
  ...[southwestChina, northwestChina, northeastChina, hongKongMacauTaiwan],
];

interface Regions {
  trees: Readonly<Record<RegionTreeName, readonly RegionNode[]>>;
  byId: ReadonlyMap<string, RegionNode>;
}

let regions: Regions | undefined;

/** The roots of a tree: areas of China, or regions overseas. */
export function regionTree(tree: RegionTreeName): readonly RegionNode[] {
  return allRegions().trees[tree];
}

/** A node by its id; regions of a draft are found by `String(regionId)`. */
export function findRegion(id: string): RegionNode | undefined {
  return allRegions().byId.get(id);
}

/** The nodes without children below a node, or the node itself. */
export function regionLeaves(node: RegionNode): readonly RegionNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(regionLeaves);
}

/** Built on first use: most pages need no regions. */
function allRegions(): Regions {
  regions ??= buildRegions();
  return regions;
}

function buildRegions(): Regions {
  const trees = {
    china: areas.map(areaNode),
    overseas: overseasRegions.map((data) => regionNode(data, { level: 'overseas', parentId: null })),
  };
  const byId = new Map<string, RegionNode>();
  const add = (node: RegionNode) => {
    byId.set(node.id, node);
    node.children.forEach(add);
  };
  Object.values(trees).flat().forEach(add);
  return { trees, byId };
}

function areaNode({ id, name, provinces }: AreaData): RegionNode {
  const children = provinces.map(({ province, cities }) => {
    const parentId = String(province[0]);
    return {
      ...regionNode(province, { level: 'province', parentId: id }),
      children: cities.map((city) => regionNode(city, { level: 'city', parentId })),
    };
  });
  return { id, regionId: null, level: 'area', ...namesOf(name), parentId: null, children };
}

function regionNode(
  [regionId, ...name]: RegionData,
  place: Pick<RegionNode, 'level' | 'parentId'>,
): RegionNode {
  return { id: String(regionId), regionId, ...place, ...namesOf(name), children: [] };
}

function namesOf([cn, en, tw, pinyin]: NameData): Pick<RegionNode, 'name' | 'pinyin'> {
  return { name: { cn, en, tw }, pinyin: pinyin ?? null };
}
