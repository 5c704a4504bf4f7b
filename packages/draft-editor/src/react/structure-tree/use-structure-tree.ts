import { useRef, useState, type KeyboardEvent } from 'react';
import { parentOf, type Draft, type RemovedRow } from '../../core';
import { keyOfNode, type DraftNode, type TreeItem } from './tree-items';

interface TreeView {
  open: ReadonlySet<string>;
  search: string;
}

export interface UseStructureTreeOptions {
  draft: Draft;
  selected: DraftNode | undefined;
  itemsOf: (view: TreeView) => readonly TreeItem[];
  onSelect: (node: DraftNode) => void;
  onTakeBack: (row: RemovedRow) => void;
}

/** The open rows and the focused row, with the keys of the ARIA tree pattern. */
export function useStructureTree({
  draft,
  selected,
  itemsOf,
  onSelect,
  onTakeBack,
}: UseStructureTreeOptions) {
  const [search, setSearch] = useState('');
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => withAncestors(draft, new Set(), selected));
  const [shown, setShown] = useState(selected);
  const [active, setActive] = useState<string>();
  const elements = useRef(new Map<string, HTMLElement>());
  if (selected !== shown) {
    setShown(selected);
    // a selection from elsewhere, such as by a link of an issue, becomes visible
    setOpenIds(withAncestors(draft, open, selected));
    setActive(undefined);
  }
  const items = itemsOf({ open, search });
  const selectedKey = selected && keyOfNode(selected);
  const activeKey =
    [active, selectedKey].find((key) => items.some((item) => item.key === key)) ?? items[0]?.key;

  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpenIds(next);
  };
  const moveTo = (item: TreeItem | undefined) => {
    if (!item) return;
    setActive(item.key);
    elements.current.get(item.key)?.focus();
  };

  function handleKey(event: KeyboardEvent): void {
    const index = items.findIndex(({ key }) => key === activeKey);
    const item = items[index];
    // a menu or a button of the row handles its own keys
    if (!item || elements.current.get(item.key) !== event.target) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const act = () => (item.removed ? onTakeBack(item.removed) : onSelect({ kind: item.kind, id: item.id }));
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => moveTo(items[index + 1]),
      ArrowUp: () => moveTo(items[index - 1]),
      Home: () => moveTo(items[0]),
      End: () => moveTo(items.at(-1)),
      ArrowRight: () =>
        item.isOpen === false ? setOpen(item.id, true) : item.isOpen && moveTo(items[index + 1]),
      ArrowLeft: () =>
        item.isOpen
          ? setOpen(item.id, false)
          : moveTo(items.slice(0, index).findLast(({ level }) => level < item.level)),
      Enter: act,
      ' ': act,
    };
    // browsers have keys with modifiers, such as Alt and an arrow for the previous page
    const move = isModified ? undefined : moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key.length === 1 && !isModified) {
      const letter = event.key.toLowerCase();
      const order = [...items.slice(index + 1), ...items.slice(0, index)];
      moveTo(order.find(({ name }) => name.toLowerCase().startsWith(letter)));
    }
  }

  return {
    items,
    activeKey,
    search,
    setSearch,
    setActive,
    setOpen,
    handleKey,
    /** Focuses the row of a campaign or unit, or that of a unit's campaign if it is not visible. */
    focusRow: (id: string) => {
      const campaignId = parentOf(draft.tables.unit, id) ?? id;
      const row = elements.current.get(keyOfNode({ kind: 'unit', id }));
      (row ?? elements.current.get(keyOfNode({ kind: 'campaign', id: campaignId })))?.focus();
    },
    refOf: (key: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
  };
}

/** Opens the parents of a node; a unit whose list is selected is open too. */
function withAncestors(
  draft: Draft,
  open: ReadonlySet<string>,
  node: DraftNode | undefined,
): ReadonlySet<string> {
  if (!node || node.kind === 'campaign') return open;
  const campaignId = parentOf(draft.tables.unit, node.id);
  return new Set([...open, ...(campaignId === undefined ? [] : [campaignId]), node.id]);
}
