import { factorOfRegion, type OwnIds } from './change-regions';
import { countChosen, regionState, type RegionChoice } from './region-choice';
import type { RegionNode } from './region-nodes';

/** A row in the list of chosen regions. */
export interface ChosenRow {
  node: RegionNode;
  /** 0, or more below the row whose factor this one replaces. */
  depth: number;
  factor: number;
  /** The factor that the row would have without its own; null at depth 0. */
  parentFactor: number | null;
  /** Number of its chosen cities; null: it is chosen as a whole. */
  cityCount: number | null;
}

/**
 * Chosen regions with as few rows as their factors allow: a whole area or province is one row, and so are the chosen cities
 * of a province. Below are those with a factor of their own, or in `ownIds`.
 */
export function chosenRows(choice: RegionChoice, nodes: readonly RegionNode[], ownIds: OwnIds): ChosenRow[] {
  const rowsOf = (node: RegionNode, parentFactor: number | null, depth: number): ChosenRow[] => {
    const state = regionState(choice, node);
    const factor = factorOfRegion(choice, node, ownIds);
    if (state === 'none' || factor === null) return [];
    const isPart = state === 'some';
    const cityCount = isPart ? countChosen(choice, node) : null;
    // a part of an area has no factor, and a single city needs no row for its province
    if (isPart && (node.level === 'area' || cityCount === 1))
      return node.children.flatMap((child) => rowsOf(child, null, depth));
    const hasRow = parentFactor === null || factor !== parentFactor || ownIds.has(node.id);
    const below = node.children.flatMap((child) => rowsOf(child, factor, hasRow ? depth + 1 : depth));
    return hasRow ? [{ node, depth, factor, parentFactor, cityCount }, ...below] : below;
  };
  return nodes.flatMap((node) => rowsOf(node, null, 0));
}
