import type { Region } from '../model/rows';
import { findRegion, regionLeaves, regionTree, regionTrees, type RegionNode } from './region-nodes';

/** The factor of regions without one. */
export const defaultRegionFactor = 1;

/** Whether none, some or all of a node is selected. */
export type RegionState = 'none' | 'some' | 'all';

/** Selected regions in a form that answers questions about nodes. */
export interface RegionChoice {
  /** The factor of each selected leaf, by its id: its own, or that of its province. */
  leafFactors: ReadonlyMap<string, number>;
  /** The factors of provinces that were selected as a whole, by id. */
  provinceFactors: ReadonlyMap<string, number>;
  /** Regions that are in no tree, such as those of an import. */
  unknown: readonly Region[];
}

/** Reads regions of a draft. An empty factor is 1; a city's own factor takes precedence over that of its province. */
export function choiceOf(value: readonly Region[]): RegionChoice {
  const leafFactors = new Map<string, number>();
  const provinceFactors = new Map<string, number>();
  const ownFactors = new Map<string, number>();
  const unknown: Region[] = [];
  for (const region of value) {
    const node = findRegion(String(region.regionId));
    const factor = region.factor ?? defaultRegionFactor;
    if (!node) unknown.push(region);
    else if (node.children.length === 0) ownFactors.set(node.id, factor);
    else {
      provinceFactors.set(node.id, factor);
      for (const leaf of regionLeaves(node)) leafFactors.set(leaf.id, factor);
    }
  }
  for (const [id, factor] of ownFactors) leafFactors.set(id, factor);
  return { leafFactors, provinceFactors, unknown };
}

/**
 * Writes regions of a draft, in the order of the trees. A province with all cities selected is one region; cities with a different
 * factor follow it.
 */
export function regionsOf({ leafFactors, provinceFactors, unknown }: RegionChoice): Region[] {
  const leafRegions = (node: RegionNode, except?: number) =>
    regionLeaves(node).flatMap((leaf): Region[] => {
      const factor = leafFactors.get(leaf.id);
      if (leaf.regionId === null || factor === undefined || factor === except) return [];
      return [{ regionId: leaf.regionId, factor }];
    });
  const provinceRegions = (node: RegionNode): Region[] => {
    const factors = node.children.flatMap(({ id }) => leafFactors.get(id) ?? []);
    if (node.regionId === null || factors.length === 0 || factors.length < node.children.length)
      return leafRegions(node);
    const factor = provinceFactors.get(node.id) ?? mostCommon(factors);
    return [{ regionId: node.regionId, factor }, ...leafRegions(node, factor)];
  };
  const nodes = regionTrees.flatMap(regionTree);
  const provinces = nodes.flatMap((node) => (node.regionId === null ? node.children : node));
  return [...provinces.flatMap(provinceRegions), ...unknown];
}

/** Whether none, some or all leaves of a node are selected. */
export function regionState({ leafFactors }: RegionChoice, node: RegionNode): RegionState {
  const leaves = regionLeaves(node);
  const count = leaves.filter(({ id }) => leafFactors.has(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Number of a node's children that are at least partly selected: `9 of 13`. */
export function countChosen(choice: RegionChoice, { children }: RegionNode): number {
  return children.filter((child) => regionState(choice, child) !== 'none').length;
}

/** The most common number; the first one of several. */
export function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  const max = Math.max(...counts.values());
  return numbers.find((each) => counts.get(each) === max) ?? defaultRegionFactor;
}
