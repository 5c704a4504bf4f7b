import type { DraftNode } from '@meridian/draft-editor';
import {
  findRow,
  nextChangedRow,
  parentOf,
  rootId,
  tableOf,
  childrenOf,
  type Draft,
  type DraftSync,
  type RemovedRow,
  type RowKind,
  type RowReference,
} from '@meridian/draft-editor/core';
import { useMemo, useRef } from 'react';
import type { JumpTarget } from './use-jump';

export interface UseChangesOptions {
  draft: Draft;
  /** Undefined for a draft that was never sent, and until it is known. */
  sync: DraftSync | undefined;
  removed: readonly RemovedRow[];
  /** The visible node. */
  node: DraftNode | undefined;
  /** Id of the active row of the visible grid; null without a grid. */
  activeId: string | null;
  jump: (target: JumpTarget) => void;
}

/** The difference of an open draft from its account, and steps from one changed row to the next. */
export function useChanges({ draft, sync, removed, node, activeId, jump }: UseChangesOptions) {
  const visited = useRef<RowReference>(undefined);
  const count = useMemo(() => {
    const counts = sync?.counts();
    if (!counts) return 0;
    return childrenOf(draft, 'campaign', rootId).reduce((total, { id }) => {
      const { failed = 0, conflicting = 0, changed = 0 } = counts.get(id) ?? {};
      return total + failed + conflicting + changed;
    }, removed.length);
  }, [draft, sync, removed]);
  return {
    /** Number of new, changed and removed rows. */
    count,
    /** Shows the next or the previous one, from the visible row. */
    step: (direction: 1 | -1) => {
      if (!sync) return;
      const from = visibleRow(draft, { node, activeId, removed, visited: visited.current });
      const next = nextChangedRow({ draft, sync, removed }, from, direction);
      visited.current = next;
      if (!next) return;
      const { kind, id } = next;
      const field = sync.of(kind, id).differences[0]?.field;
      jump({ kind, id, field, parentId: parentIdOf(draft, removed, next) });
    },
  };
}

type Visible = Pick<UseChangesOptions, 'node' | 'activeId' | 'removed'> & {
  visited: RowReference | undefined;
};

/** The active row of a grid, otherwise the visited row if it is still visible, otherwise the campaign or the unit. */
function visibleRow(draft: Draft, { node, activeId, removed, visited }: Visible): RowReference | undefined {
  if (!node) return undefined;
  const { kind, id } = node;
  if (activeId !== null && findRow<RowKind>(draft, kind, activeId)) return { kind, id: activeId };
  if (kind === 'campaign' || kind === 'unit') return { kind, id };
  const isInList = (row: RowReference) => row.kind === kind && parentIdOf(draft, removed, row) === id;
  return visited && isInList(visited) ? visited : { kind: 'unit', id };
}

function parentIdOf(
  draft: Draft,
  removed: readonly RemovedRow[],
  { kind, id }: RowReference,
): string | undefined {
  return (
    parentOf(tableOf<RowKind>(draft, kind), id) ??
    removed.find((row) => row.kind === kind && row.id === id)?.parentId
  );
}
