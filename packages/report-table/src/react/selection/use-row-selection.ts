import { useRef } from 'react';
import type { RowSelection } from '../model';

export interface RowSelectionInput {
  selection: RowSelection<object> | undefined;
  rowCount: number;
  rowAt: (position: number) => object | undefined;
}

/** Ticks rows of the page: one, those from the last one ticked to another, or all. */
export function useRowSelection({ selection, rowCount, rowAt }: RowSelectionInput) {
  const last = useRef<{ position: number; id: string } | null>(null);
  if (!selection) return null;
  const { rowId, selected, onSelectedChange } = selection;
  const idAt = (position: number) => {
    const row = rowAt(position);
    return row && rowId(row);
  };
  const setRows = (from: number, to: number, isSelected: boolean) => {
    const next = new Set(selected);
    for (let position = Math.min(from, to); position <= Math.max(from, to); position += 1) {
      const id = idAt(position);
      if (id === undefined) continue;
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelectedChange(next);
  };
  /** How many rows of the page are ticked: none, some or all. */
  const count = () => {
    let ticked = 0;
    // ids are read only when some are selected: a page in memory may have 100,000 rows
    if (selected.size > 0) {
      for (let position = 0; position < rowCount; position += 1) {
        if (selected.has(idAt(position) ?? '')) ticked += 1;
      }
    }
    return ticked;
  };
  return {
    isSelected: (row: object) => selected.has(rowId(row)),
    /** With `isRange` from the last row ticked to this one. */
    toggle: (position: number, isRange: boolean) => {
      const id = idAt(position);
      if (id === undefined) return;
      // on another page, or in another order, this position has another row
      const from =
        last.current && idAt(last.current.position) === last.current.id ? last.current.position : position;
      setRows(isRange ? from : position, position, isRange || !selected.has(id));
      last.current = { position, id };
    },
    toggleAll: () => setRows(0, rowCount - 1, count() < rowCount),
    state: (): boolean | 'some' => {
      const ticked = count();
      return ticked === 0 ? false : ticked === rowCount ? true : 'some';
    },
    rows: () =>
      Array.from({ length: selected.size > 0 ? rowCount : 0 }, (_, position) => rowAt(position))
        .filter((row) => row !== undefined)
        .filter((row) => selected.has(rowId(row))),
  };
}
