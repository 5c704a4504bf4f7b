import { factorOfRegion, type OwnIds } from './change-regions';
import { countChosen, regionState, type RegionChoice } from './region-choice';
import type { RegionNode } from './region-nodes';

/** A row in the list of selected regions. */
export interface ChosenRow {
  node: RegionNode;
  /** 0, or greater below the row whose factor this one replaces. */
  depth: number;
  factor: number;
  /** The factor that the row would have without a separate one; null at depth 0. */
  parentFactor: number | null;
  /** Number of selected cities; null if the region is selected as a whole. */
  cityCount: number | null;
}

/**
 * Selected regions in as few rows as their factors allow: a whole area or province is one row, and so are the selected cities of a
 * province. Below them are regions with a separate factor, or in `ownIds`.
 */
export function chosenRows(choice: RegionChoice, nodes: readonly RegionNode[], ownIds: OwnIds): ChosenRow[] {
  const rowsOf = (node: RegionNode, parentFactor: number | null, depth: number): ChosenRow[] => {
    const state = regionState(choice, node);
    const factor = factorOfRegion(choice, node, ownIds);
    if (state === 'none' || factor === null) return [];
    const isPart = state === 'some';
    const cityCount = isPart ? countChosen(choice, node) : null;
    // a partly selected area has no factor, and a single city needs no row for its province
    if (isPart && (node.level === 'area' || cityCount === 1))
      return node.children.flatMap((child) => rowsOf(child, null, depth));
    const hasRow = parentFactor === null || factor !== parentFactor || ownIds.has(node.id);
    const below = node.children.flatMap((child) => rowsOf(child, factor, hasRow ? depth + 1 : depth));
    return hasRow ? [{ node, depth, factor, parentFactor, cityCount }, ...below] : below;
  };
  return nodes.flatMap((node) => rowsOf(node, null, 0));
}
