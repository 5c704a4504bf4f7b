import { useRef, useState, type KeyboardEvent } from 'react';
import { regionState, type RegionChoice } from '../../core/regions/region-choice';
import {
  regionTree,
  regionTrees,
  type RegionNode,
  type RegionTreeName,
} from '../../core/regions/region-nodes';
import { visibleRegions } from '../../core/regions/visible-regions';
import { treeStep } from './tree-key';

const noIds: ReadonlySet<string> = new Set();

/** The visible part of the tree: regions overseas or in China, a search, expanded nodes, and the node with the Tab stop. */
export function useTreeView(choice: RegionChoice) {
  const treeRef = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<RegionTreeName>('china');
  const [query, setQuery] = useState('');
  const [expandedIds, setExpandedIds] = useState(() => partlyChosenIds(choice));
  const [toggledInSearch, setToggledInSearch] = useState(noIds);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isSearch = query.trim() !== '';
  const toggledIds = isSearch ? toggledInSearch : expandedIds;
  const rows = visibleRegions(regionTree(name), { query, toggledIds });
  const activeIndex = Math.max(
    rows.findIndex(({ node }) => node.id === activeId),
    0,
  );

  const toggleExpanded = (id: string) => {
    const toggle = isSearch ? setToggledInSearch : setExpandedIds;
    toggle((ids) => (ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])));
  };
  const focus = (id: string) => {
    setActiveId(id);
    treeRef.current?.querySelector<HTMLElement>(`[data-region="${id}"]`)?.focus();
  };
  return {
    treeRef,
    name,
    setName,
    query,
    search: (text: string) => {
      setQuery(text);
      setToggledInSearch(noIds);
    },
    rows,
    activeNode: rows[activeIndex]?.node,
    activate: setActiveId,
    focusActive: () => {
      const id = rows[activeIndex]?.node.id;
      if (id !== undefined) focus(id);
    },
    toggleExpanded,
    /** Whether the key moved the focus, or expanded or collapsed a node. */
    handleNavigation: ({ key }: KeyboardEvent): boolean => {
      const step = treeStep(key, rows, activeIndex);
      if (step?.type === 'focus') focus(step.id);
      if (step?.type === 'toggleExpanded') toggleExpanded(step.id);
      return step !== null;
    },
  };
}

export type TreeViewModel = ReturnType<typeof useTreeView>;

/** Nodes that are expanded at first because some of their children are selected. */
function partlyChosenIds(choice: RegionChoice): ReadonlySet<string> {
  const isPart = (node: RegionNode) => regionState(choice, node) === 'some';
  const parts = (nodes: readonly RegionNode[]): RegionNode[] =>
    nodes.filter(isPart).flatMap((node) => [node, ...parts(node.children)]);
  return new Set(regionTrees.flatMap((name) => parts(regionTree(name))).map(({ id }) => id));
}
