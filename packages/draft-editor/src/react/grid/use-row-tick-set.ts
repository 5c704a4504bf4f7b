import { useRef } from 'react';
import type { EditableGridProps } from './types';
import { positionOf, type GridRows } from './use-grid-rows';

/** Ticks rows: one, those from the last ticked one to another, or all visible ones. Returns null if rows have no checkboxes. */
export function useRowTickSet({ selectedRows, onSelectedRowsChange }: EditableGridProps, rows: GridRows) {
  const last = useRef<string | null>(null);
  if (!selectedRows || !onSelectedRowsChange) return null;
  const { rowCount, presentCount, keyAt, isRemoved } = rows;
  const keysBetween = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => keyAt(Math.min(from, to) + at)).filter(
      (key) => !isRemoved(key),
    );
  const toggleAll = () => {
    const areAll = selectedRows.size >= presentCount;
    onSelectedRowsChange(new Set(areAll ? [] : keysBetween(0, rowCount - 1)));
  };
  const state: boolean | 'some' =
    selectedRows.size === 0 ? false : selectedRows.size < presentCount ? 'some' : true;
  return {
    state,
    has: (rowKey: string) => selectedRows.has(rowKey),
    /** Toggles the row at a position; with `isRange`, all from the last ticked one. Position -1, the header, toggles all. */
    toggleAt: (position: number, isRange: boolean) => {
      if (position < 0) {
        toggleAll();
        return;
      }
      const key = keyAt(position);
      if (isRemoved(key)) return;
      const next = new Set(selectedRows);
      const from = isRange && last.current !== null ? (positionOf(last.current, rows) ?? position) : position;
      if (isRange) for (const each of keysBetween(from, position)) next.add(each);
      else if (!next.delete(key)) next.add(key);
      last.current = key;
      onSelectedRowsChange(next);
    },
  };
}
