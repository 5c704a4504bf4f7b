/**
 * The provider's tree of businesses as columns of equal length, as a server sends it. The cells at one index describe one node. Siblings
 * are in display order; a parent may come after its children.
 */
export interface PackedBusinesses {
  ids: readonly string[];
  names: readonly string[];
  /** Index of the parent; -1 for a root. */
  parents: readonly number[];
  /** Whether the node is a leaf: only leaves can be advertised. */
  leaves: readonly boolean[];
  /** First letters of the name's pinyin, in lower case. */
  initials: readonly string[];
}

/** A business, or a group of businesses. */
export interface BusinessNode {
  id: string;
  name: string;
  initials: string;
  /** True for a business that can be selected; false for a group, which opens. */
  isLeaf: boolean;
  /** 1 for roots. */
  level: number;
  parent: BusinessNode | null;
  children: readonly BusinessNode[];
}

export interface BusinessTree {
  roots: readonly BusinessNode[];
  /** All nodes, in the order of the columns. */
  nodes: readonly BusinessNode[];
  byId: ReadonlyMap<string, BusinessNode>;
}

type OpenNode = BusinessNode & { parent: OpenNode | null; children: OpenNode[] };

/** Builds the tree of packed businesses. A node whose parent is missing, or that contains itself, becomes a root. */
export function businessTree({ ids, names, parents, leaves, initials }: PackedBusinesses): BusinessTree {
  const nodes = ids.map((id, index): OpenNode => ({
    id,
    name: names[index] ?? '',
    initials: initials[index] ?? '',
    isLeaf: leaves[index] ?? true,
    level: 0,
    parent: null,
    children: [],
  }));
  const roots: OpenNode[] = [];
  nodes.forEach((node, index) => {
    const parent = nodes[parents[index] ?? -1];
    if (parent === undefined || isAtOrBelow(parent, node)) roots.push(node);
    else {
      node.parent = parent;
      parent.children.push(node);
    }
  });
  setLevels(roots);
  return { roots, nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
}

/** The groups that contain a node, starting at the root, and the node itself. */
export function businessPath(node: BusinessNode): BusinessNode[] {
  return node.parent === null ? [node] : [...businessPath(node.parent), node];
}

function isAtOrBelow(node: BusinessNode, top: BusinessNode): boolean {
  let at: BusinessNode | null = node;
  while (at !== null && at !== top) at = at.parent;
  return at === top;
}

function setLevels(roots: readonly OpenNode[]): void {
  let level = 1;
  let row = roots;
  while (row.length > 0) {
    for (const node of row) node.level = level;
    row = row.flatMap(({ children }) => children);
    level += 1;
  }
}
