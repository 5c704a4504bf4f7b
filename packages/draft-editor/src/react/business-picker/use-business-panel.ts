import { type KeyboardEvent, useMemo, useState } from 'react';
import type { BusinessNode, BusinessTree } from '../../core/business-points/business-tree';
import { searchBusinessPoints } from '../../core/business-points/search-business-points';

/** Maximum number of listed results. */
const maxResults = 100;

export interface BusinessPanelInput {
  tree: BusinessTree;
  value: string;
  onChoose: (id: string) => void;
}

/** The search, its results, and the nodes that keys act on: one in the results, and one in the columns. */
export function useBusinessPanel({ tree, value, onChoose }: BusinessPanelInput) {
  const [query, setQuery] = useState('');
  const [columnId, setColumnId] = useState(value);
  const [resultIndex, setResultIndex] = useState(0);
  const { matches, total } = useMemo(() => searchBusinessPoints(tree, query, maxResults), [tree, query]);
  const isSearch = query.trim() !== '';
  const columnNode = tree.byId.get(columnId) ?? tree.roots[0];
  const activeNode = isSearch ? matches[resultIndex]?.node : columnNode;

  const search = (text: string) => {
    setQuery(text);
    setResultIndex(0);
  };
  /** Selects a business, or shows the contents of a group. */
  const activate = (node: BusinessNode) => {
    if (node.isLeaf) {
      onChoose(node.id);
      return;
    }
    search('');
    setColumnId((isSearch ? node : (node.children[0] ?? node)).id);
  };
  const moveInResults = (key: string): boolean => {
    const last = matches.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(resultIndex + 1, last),
      ArrowUp: Math.max(resultIndex - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[key];
    if (target === undefined) return false;
    setResultIndex(target);
    return true;
  };
  const moveInColumns = (key: string): boolean => {
    const target = columnNode && columnStep(key, tree, columnNode);
    if (target) setColumnId(target.id);
    return Boolean(target);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // these keys select text
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Escape') {
      search('');
      return;
    }
    if (key === 'Enter') {
      if (activeNode) activate(activeNode);
    } else if (!(isSearch ? moveInResults(key) : moveInColumns(key))) return;
    event.preventDefault();
  };
  return {
    query,
    search,
    isSearch,
    matches,
    total,
    activeNode,
    activate,
    /** A click in a column: a group shows its children, and the keys continue from there. */
    activateInColumn: (node: BusinessNode) => {
      setColumnId(node.id);
      if (node.isLeaf) onChoose(node.id);
    },
    handleKeyDown,
  };
}

/** The node that a key moves to in columns of siblings; null for another key, or if there is no node. */
function columnStep(key: string, { roots }: BusinessTree, node: BusinessNode): BusinessNode | null {
  const siblings = node.parent?.children ?? roots;
  const index = siblings.indexOf(node);
  const targets: Readonly<Record<string, BusinessNode | null | undefined>> = {
    ArrowDown: siblings[index + 1],
    ArrowUp: siblings[index - 1],
    Home: siblings[0],
    End: siblings.at(-1),
    ArrowRight: node.children[0],
    ArrowLeft: node.parent,
  };
  return targets[key] ?? null;
}
