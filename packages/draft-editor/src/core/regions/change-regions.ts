import type { Region } from '../model/rows';
import {
  choiceOf,
  defaultRegionFactor,
  mostCommon,
  regionsOf,
  regionState,
  type RegionChoice,
} from './region-choice';
import { findRegion, regionLeaves, type RegionNode } from './region-nodes';

/** Ids of nodes with a separate factor, even if it equals that of their parent. */
export type OwnIds = ReadonlySet<string>;

const noIds: OwnIds = new Set();

/** Selects a node, or removes it if all of it is selected. */
export function toggleRegion(value: readonly Region[], node: RegionNode): Region[] {
  const isChosen = regionState(choiceOf(value), node) === 'all';
  return isChosen ? withoutRegion(value, node) : withRegion(value, node);
}

/** The regions with all of a node added. New cities get the existing factor of their province. */
function withRegion(value: readonly Region[], node: RegionNode): Region[] {
  const choice = choiceOf(value);
  const leafFactors = new Map(choice.leafFactors);
  for (const leaf of regionLeaves(node))
    if (!leafFactors.has(leaf.id)) leafFactors.set(leaf.id, factorOfNewLeaf(choice, leaf));
  return regionsOf({ ...choice, leafFactors });
}

/** The regions without a node. The other cities of a whole province remain. */
export function withoutRegion(value: readonly Region[], node: RegionNode): Region[] {
  const choice = choiceOf(value);
  const leafFactors = new Map(choice.leafFactors);
  for (const { id } of regionLeaves(node)) leafFactors.delete(id);
  return regionsOf({ ...choice, leafFactors });
}

/** The bidding factor of a node; null if it is not selected. For a partly selected node, the most common factor. */
export function factorOfRegion(
  choice: RegionChoice,
  node: RegionNode,
  ownIds: OwnIds = noIds,
): number | null {
  if (node.children.length === 0) return choice.leafFactors.get(node.id) ?? null;
  const own = choice.provinceFactors.get(node.id);
  if (own !== undefined) return own;
  const factorsIn = (nodes: readonly RegionNode[]) =>
    nodes.flatMap((child) => factorOfRegion(choice, child, ownIds) ?? []);
  const shared = factorsIn(node.children.filter(({ id }) => !ownIds.has(id)));
  const factors = shared.length > 0 ? shared : factorsIn(node.children);
  return factors.length > 0 ? mostCommon(factors) : null;
}

/** Sets the factor of a node. Children with a different factor, or in `ownIds`, do not change. */
export function withRegionFactor(
  value: readonly Region[],
  { node, factor, ownIds = noIds }: { node: RegionNode; factor: number; ownIds?: OwnIds },
): Region[] {
  const choice = choiceOf(value);
  const leafFactors = new Map(choice.leafFactors);
  const provinceFactors = new Map(choice.provinceFactors);
  const change = (changed: RegionNode) => {
    const previous = factorOfRegion(choice, changed, ownIds);
    if (previous === null) return;
    if (changed.children.length === 0) leafFactors.set(changed.id, factor);
    if (provinceFactors.has(changed.id)) provinceFactors.set(changed.id, factor);
    for (const child of changed.children)
      if (!ownIds.has(child.id) && factorOfRegion(choice, child, ownIds) === previous) change(child);
  };
  change(node);
  return regionsOf({ ...choice, leafFactors, provinceFactors });
}

/** The regions without one that is in no tree. */
export function withoutRegionId(value: readonly Region[], regionId: number): Region[] {
  return value.filter((region) => region.regionId !== regionId);
}

function factorOfNewLeaf(choice: RegionChoice, { parentId }: RegionNode): number {
  const parent = parentId === null ? undefined : findRegion(parentId);
  if (parent?.level !== 'province') return defaultRegionFactor;
  return factorOfRegion(choice, parent) ?? defaultRegionFactor;
}
