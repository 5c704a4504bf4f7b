import type { BusinessNode, BusinessTree } from './business-tree';
import { foldName, rangeOfInitials, rangeOfFolded, type NameRange } from './fold-name';

/** A node found by a search. */
export interface BusinessMatch {
  node: BusinessNode;
  /** The part of the name to mark; null if the id matches, or if the matching characters are unknown. */
  range: NameRange | null;
}

export interface BusinessMatches {
  /**
   * Best matches first: exact matches, then matches at the start, then others; leaves before groups; otherwise in the order of the tree.
   */
  matches: BusinessMatch[];
  /** Number of all matches, including those above the limit. */
  total: number;
}

/** Rank of a match: the whole text, its start or another part. Groups add one, so that they come after leaves. */
const ranks = { exact: 0, prefix: 2, part: 4 };
const rankCount = 6;

const noMatches: BusinessMatches = { matches: [], total: 0 };

/**
 * Finds the nodes whose name or initials contain a text, or whose id begins with it. Case, width and spaces do not matter; an empty text
 * matches nothing.
 */
export function searchBusinessPoints(tree: BusinessTree, query: string, limit: number): BusinessMatches {
  const text = foldName(query);
  if (text === '') return noMatches;
  const found: BusinessNode[][] = Array.from({ length: rankCount }, () => []);
  let total = 0;
  const folded = foldedNodes(tree);
  tree.nodes.forEach((node, index) => {
    const rank = rankOf(folded[index] ?? node, text);
    if (rank === null) return;
    total += 1;
    found[rank + (node.isLeaf ? 0 : 1)]?.push(node);
  });
  const first = found.flat().slice(0, limit);
  return { matches: first.map((node) => ({ node, range: markedRange(node, text) })), total };
}

function rankOf({ name, initials, id }: FoldedNode, text: string): number | null {
  const isIdPrefix = id.startsWith(text);
  const inName = name.indexOf(text);
  const inInitials = initials.indexOf(text);
  if (inName < 0 && inInitials < 0 && !isIdPrefix) return null;
  if (name === text || initials === text || id === text) return ranks.exact;
  return inName === 0 || inInitials === 0 || isIdPrefix ? ranks.prefix : ranks.part;
}

function markedRange({ name, initials }: BusinessNode, text: string): NameRange | null {
  const rangeAt = (start: number) => ({ start, end: start + text.length });
  const inName = foldName(name).indexOf(text);
  if (inName >= 0) return rangeOfFolded(name, rangeAt(inName));
  const inInitials = initials.indexOf(text);
  return inInitials >= 0 ? rangeOfInitials(name, initials, rangeAt(inInitials)) : null;
}

type FoldedNode = Pick<BusinessNode, 'id' | 'name' | 'initials'>;

const foldedTrees = new WeakMap<BusinessTree, readonly FoldedNode[]>();

/** Computed once for a tree, at its first search. */
function foldedNodes(tree: BusinessTree): readonly FoldedNode[] {
  const known = foldedTrees.get(tree);
  if (known) return known;
  const nodes = tree.nodes.map(({ id, name, initials }) => ({
    id: foldName(id),
    name: foldName(name),
    initials: foldName(initials),
  }));
  foldedTrees.set(tree, nodes);
  return nodes;
}
