import { useRef } from 'react';

/** Ids of the ticked rows, as TanStack's slice `rowSelection`. */
export type TickedRows = Record<string, true>;

/** The slice of the ticked rows, and its setter. */
export interface RowTicks<Row extends object> {
  /** Unique; undefined for a row that cannot be ticked. Has a method's type, whose parameter may be narrower than its caller knows. */
  rowId: { of(row: Row): string | undefined }['of'];
  rowSelection: TickedRows;
  /** Takes the next slice or an updater. */
  onRowSelectionChange: (updater: TickedRows | ((previous: TickedRows) => TickedRows)) => void;
}

export interface RowTicksInput {
  /** Undefined if rows cannot be ticked. */
  ticks: RowTicks<object> | undefined;
  /** Rows of the page. */
  rowCount: number;
  /** Undefined if a row is not loaded: it is neither ticked nor counted. */
  rowAt: (position: number) => object | undefined;
}

/** Ticks rows of the page: one, those from the last one ticked to another, or all. Returns null without `ticks`. */
export function useRowTicks({ ticks, rowCount, rowAt }: RowTicksInput) {
  const last = useRef<{ position: number; id: string } | null>(null);
  if (!ticks) return null;
  const { rowId, rowSelection, onRowSelectionChange } = ticks;
  // an id may be the name of an inherited property
  const isTicked = (id: string) => Object.hasOwn(rowSelection, id);
  const hasTicks = Object.keys(rowSelection).length > 0;
  const idAt = (position: number) => {
    const row = rowAt(position);
    return row && rowId(row);
  };
  const setRows = (from: number, to: number, isSelected: boolean) => {
    const first = Math.min(from, to);
    const ids = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => idAt(first + index));
    onRowSelectionChange((previous) => {
      const next = new Map(Object.entries(previous));
      for (const id of ids) {
        if (id === undefined) continue;
        if (isSelected) next.set(id, true);
        else next.delete(id);
      }
      return Object.fromEntries(next);
    });
  };
  /** Whether none, some or all of the page's loaded rows are ticked. */
  const state = (): boolean | 'some' => {
    // ids are read only when some are selected: a page in memory may have 100,000 rows
    if (!hasTicks) return false;
    let hasTicked = false;
    let hasOther = false;
    for (let position = 0; position < rowCount; position += 1) {
      const id = idAt(position);
      if (id === undefined) continue;
      if (isTicked(id)) hasTicked = true;
      else hasOther = true;
      if (hasTicked && hasOther) return 'some';
    }
    return hasTicked;
  };
  return {
    /** Undefined for a row that cannot be ticked. */
    isSelected: (row: object) => {
      const id = rowId(row);
      return id === undefined ? undefined : isTicked(id);
    },
    /** With `isRange` from the last row ticked to this one. */
    toggle: (position: number, isRange: boolean) => {
      const id = idAt(position);
      if (id === undefined) return;
      // on another page, or in another order, this position has another row
      const from =
        last.current && idAt(last.current.position) === last.current.id ? last.current.position : position;
      setRows(isRange ? from : position, position, isRange || !isTicked(id));
      last.current = { position, id };
    },
    toggleAll: () => setRows(0, rowCount - 1, state() !== true),
    state,
    rows: () =>
      Array.from({ length: hasTicks ? rowCount : 0 }, (_, position) => rowAt(position))
        .filter((row) => row !== undefined)
        .filter((row) => isTicked(rowId(row) ?? '')),
  };
}
