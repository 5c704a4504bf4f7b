import { useEffect, useMemo, useRef, useState } from 'react';
import { orderRows, type GridSort } from './rules/row-order';
import { runInSlices } from './run-in-slices';
import type { EditableGridProps } from './types';

/** The rows in view by position. */
export interface GridRows {
  rowCount: number;
  keyAt: (position: number) => string;
  /** From 0, among all rows of the host. */
  indexAt: (position: number) => number;
}

/** Which rows are in view, in which order. */
export interface GridView {
  /** null: all of them. */
  filter: 'errors' | 'marked' | null;
  sort: GridSort | null;
}

const wholeView: GridView = { filter: null, sort: null };

/**
 * The rows in view. Like a spreadsheet, it filters and sorts once: rows stay where they are while they are edited, and
 * new ones are at the end.
 */
export function useGridRows(props: EditableGridProps) {
  const { rowCount, rowKey, getValue, columns, language, errorRows, markedRows } = props;
  const [view, setView] = useState(wholeView);
  const [order, setOrder] = useState<RowOrder | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  const rows = useMemo(
    (): GridRows =>
      order
        ? orderedRows(order, { rowCount, rowKey })
        : { rowCount, keyAt: rowKey, indexAt: (position) => position },
    [order, rowCount, rowKey],
  );
  const changeView = (next: GridView) => {
    work.current?.abort();
    setView(next);
    const column = columns.find(({ id }) => id === next.sort?.columnId);
    const sort = next.sort && column ? { column, direction: next.sort.direction } : null;
    if (next.filter === null && !sort) {
      setOrder(null);
      return;
    }
    const stop = new AbortController();
    work.current = stop;
    const all = Array.from({ length: rowCount }, (_, index) => index);
    const filtered = next.filter === 'errors' ? errorRows : markedRows?.indexes;
    const indexes = next.filter === null ? all : (filtered ?? []);
    void runInSlices(orderRows({ indexes, rowKey, getValue, sort, language }), stop.signal).then((keys) => {
      if (keys) setOrder({ keys, known: new Set(all.map(rowKey)) });
    });
  };
  return { rows, view, changeView };
}

interface RowOrder {
  keys: readonly string[];
  /** Keys of all rows when these were ordered. */
  known: ReadonlySet<string>;
}

/** Rows by their keys. Those that the host has removed since are left out, and new ones are appended. */
function orderedRows(
  { keys, known }: RowOrder,
  { rowCount, rowKey }: Pick<EditableGridProps, 'rowCount' | 'rowKey'>,
): GridRows {
  const indexOf = new Map<string, number>();
  const added: number[] = [];
  for (let index = 0; index < rowCount; index += 1) {
    const key = rowKey(index);
    indexOf.set(key, index);
    if (!known.has(key)) added.push(index);
  }
  const indexes: number[] = [];
  for (const key of keys) {
    const index = indexOf.get(key);
    if (index !== undefined) indexes.push(index);
  }
  for (const index of added) indexes.push(index);
  const indexAt = (position: number) => indexes[position] ?? 0;
  return { rowCount: indexes.length, indexAt, keyAt: (position) => rowKey(indexAt(position)) };
}

/** Where a row is in view; null where it is not. */
export function positionOf(rowKey: string, { rowCount, keyAt }: GridRows): number | null {
  for (let position = 0; position < rowCount; position += 1) if (keyAt(position) === rowKey) return position;
  return null;
}
