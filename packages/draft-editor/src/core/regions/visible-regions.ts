import type { RegionNode } from './region-nodes';

/** A visible node of a tree. */
export interface VisibleRegion {
  node: RegionNode;
  /** 1 for roots. */
  level: number;
  isExpanded: boolean;
  /** Starts at 1, among the visible nodes of one parent. */
  position: number;
  setSize: number;
}

export interface VisibleRegionsOptions {
  /** Empty for all nodes. */
  query: string;
  /** Ids of nodes that the user expanded; during a search, those that the user toggled. */
  toggledIds: ReadonlySet<string>;
}

/** Whether the name of a node contains a Chinese text, or has a word that begins with a Latin text. */
export function matchesRegion({ name, pinyin }: RegionNode, query: string): boolean {
  const text = normalize(query);
  if (text === '') return true;
  // 苏州市 finds 苏州
  const isIn = (chinese: string) => chinese.includes(text) || (text.length > 1 && text.startsWith(chinese));
  if (isIn(name.cn) || isIn(name.tw)) return true;
  const words = name.en.split(' ').map((_, index, all) => normalize(all.slice(index).join(' ')));
  return [...words, pinyin ?? ''].some((word) => word.startsWith(text));
}

/** The visible nodes of a tree, in order. A search shows matches, expands their parents, and hides the rest. */
export function visibleRegions(
  nodes: readonly RegionNode[],
  { query, toggledIds }: VisibleRegionsOptions,
): VisibleRegion[] {
  const isSearch = query.trim() !== '';
  const isFound = (node: RegionNode): boolean => matchesRegion(node, query) || node.children.some(isFound);
  const visit = (siblings: readonly RegionNode[], level: number, isAllShown: boolean): VisibleRegion[] => {
    const shown = isAllShown ? siblings : siblings.filter(isFound);
    return shown.flatMap((node, index) => {
      const hasFoundChild = isSearch && node.children.some(isFound);
      const isExpanded = node.children.length > 0 && hasFoundChild !== toggledIds.has(node.id);
      const self = { node, level, isExpanded, position: index + 1, setSize: shown.length };
      // a province that matches by its own name can be expanded to all its cities
      return isExpanded ? [self, ...visit(node.children, level + 1, !hasFoundChild)] : [self];
    });
  };
  return visit(nodes, 1, !isSearch);
}

/** Removes case, spaces and apostrophes. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'’]/g, '');
}
