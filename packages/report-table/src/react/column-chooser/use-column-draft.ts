import { useMemo, useState } from 'react';
import {
  arrangeColumns,
  pinColumn,
  setColumnHidden,
  type ArrangedColumn,
  type ColumnState,
} from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import {
  groupsOf,
  currentSlot,
  positionAt,
  putColumn,
  type ColumnGroup,
  type ColumnSlot,
} from './column-slots';
import type { ColumnPosition } from './labels';

export interface ColumnDraft {
  state: ColumnState;
  groups: readonly ColumnGroup[];
  shownCount: number;
  totalCount: number;
  setHidden: (id: string, isHidden: boolean) => void;
  /** Both return the new position of the column. */
  put: (id: string, slot: ColumnSlot) => ColumnPosition;
  togglePin: (column: ArrangedColumn) => ColumnPosition;
  reset: () => void;
}

/** Unapplied changes of columns. Starts from the initial state and is then independent; a reset restores the default one. */
export function useColumnDraft(
  columns: readonly ReportColumn[],
  given: ColumnState,
  defaultState: ColumnState,
): ColumnDraft {
  const [state, setState] = useState(given);
  const arranged = useMemo(() => arrangeColumns(columns, state), [columns, state]);
  const groups = useMemo(() => groupsOf(arranged), [arranged]);
  const change = (id: string, next: ColumnState): ColumnPosition => {
    setState(next);
    const changed = groupsOf(arrangeColumns(columns, next));
    return positionAt(changed, { id, slot: currentSlot(changed, id) ?? { side: 'none', before: id } });
  };
  return {
    state,
    groups,
    shownCount: arranged.filter(({ isHidden }) => !isHidden).length,
    totalCount: arranged.length,
    setHidden: (id, isHidden) => setState(setColumnHidden(state, id, isHidden)),
    put: (id, slot) => change(id, putColumn(columns, state, { id, slot })),
    togglePin: ({ id, pinned }) => {
      // back to the side that the server sent
      const side = columns.find((column) => column.id === id)?.pinned ?? 'left';
      return change(id, pinColumn(state, id, pinned ? 'none' : side));
    },
    reset: () => setState(defaultState),
  };
}
