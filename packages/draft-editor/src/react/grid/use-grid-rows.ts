import { useEffect, useMemo, useRef, useState } from 'react';
import { orderRows, type GridSort } from './rules/row-order';
import { runInSlices } from './run-in-slices';
import type { EditableGridProps } from './types';

/** The visible rows by position. */
export interface GridRows {
  /** Includes removed rows. */
  rowCount: number;
  /** Excludes removed rows. */
  presentCount: number;
  keyAt: (position: number) => string;
  /** Index among all rows of the host, starting at 0; for a removed row the index of the row before it, -1 if there is none. */
  indexAt: (position: number) => number;
  isRemoved: (rowKey: string) => boolean;
  /** Number of rows before a position that were not removed. */
  presentBefore: (position: number) => number;
}

/** The visible rows and their order. */
export interface GridView {
  /** Null for all rows. */
  filter: 'errors' | 'marked' | null;
  sort: GridSort | null;
}

const wholeView: GridView = { filter: null, sort: null };

/**
 * The visible rows. Like a spreadsheet, it filters and sorts once: rows stay in place while they are edited, and new ones are added at
 * the end.
 */
export function useGridRows(props: EditableGridProps) {
  const { rowCount, rowKey, getValue, columns, language, errorRows, markedRows, removedRows } = props;
  const [view, setView] = useState(wholeView);
  const [order, setOrder] = useState<RowOrder | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  const present = useMemo(
    (): PresentRows =>
      order
        ? orderedRows(order, { rowCount, rowKey })
        : { rowCount, keyAt: rowKey, indexAt: (position) => position },
    [order, rowCount, rowKey],
  );
  // rows to be removed are no errors, but they are changes
  const after = view.filter === 'errors' ? undefined : removedRows?.after;
  const rows = useMemo(
    () => withRemoved(present, view.filter === 'marked' ? afterShown(present, after) : after),
    [present, after, view.filter],
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
    void runInSlices(orderRows({ indexes, rowKey, getValue, sort, language }), stop.signal).then(
      (ordered) => {
        if (ordered) setOrder({ indexes: ordered, rowCount, rowKey });
      },
    );
  };
  return { rows, view, changeView };
}

type RemovedAfter = NonNullable<EditableGridProps['removedRows']>['after'];
type PresentRows = Pick<GridRows, 'rowCount' | 'keyAt' | 'indexAt'>;

/** An order of the rows that there were then. */
interface RowOrder extends Pick<EditableGridProps, 'rowCount' | 'rowKey'> {
  indexes: readonly number[];
}

/** Rows by their keys. Rows that the host has removed since are left out, and new ones are appended. */
function orderedRows(
  order: RowOrder,
  { rowCount, rowKey }: Pick<EditableGridProps, 'rowCount' | 'rowKey'>,
): PresentRows {
  const isSame = rowKey === order.rowKey && rowCount === order.rowCount;
  const indexes = isSame ? order.indexes : presentIndexes(order, { rowCount, rowKey });
  const indexAt = (position: number) => indexes[position] ?? 0;
  return { rowCount: indexes.length, indexAt, keyAt: (position) => rowKey(indexAt(position)) };
}

function presentIndexes(
  order: RowOrder,
  { rowCount, rowKey }: Pick<EditableGridProps, 'rowCount' | 'rowKey'>,
): readonly number[] {
  const known = new Set(Array.from({ length: order.rowCount }, (_, index) => order.rowKey(index)));
  const indexOf = new Map<string, number>();
  const added: number[] = [];
  for (let index = 0; index < rowCount; index += 1) {
    const key = rowKey(index);
    indexOf.set(key, index);
    if (!known.has(key)) added.push(index);
  }
  const indexes = order.indexes.flatMap((index) => indexOf.get(order.rowKey(index)) ?? []);
  return [...indexes, ...added];
}

/** Removed rows after hidden ones come last. */
function afterShown(
  { rowCount, keyAt }: PresentRows,
  after: RemovedAfter | undefined,
): RemovedAfter | undefined {
  if (!after) return undefined;
  const shown = new Set<string | null>(['']);
  for (let position = 0; position < rowCount; position += 1) shown.add(keyAt(position));
  const last = [...after].flatMap(([followed, keys]) => (shown.has(followed) ? [] : keys));
  return new Map([...[...after].filter(([followed]) => shown.has(followed)), [null, last]]);
}

/** Rows with removed ones, each after the row that it followed. */
function withRemoved(present: PresentRows, after: RemovedAfter | undefined): GridRows {
  const presentCount = present.rowCount;
  if (!after || after.size === 0)
    return { ...present, presentCount, isRemoved: () => false, presentBefore: (position) => position };
  const keys: string[] = [];
  const indexes: number[] = [];
  const counts: number[] = [];
  const removed = new Set<string>();
  const add = (key: string, index: number, count: number) => {
    keys.push(key);
    indexes.push(index);
    counts.push(count);
  };
  const addRemoved = (followed: string | null, index: number, count: number) => {
    for (const key of after.get(followed) ?? []) {
      removed.add(key);
      add(key, index, count);
    }
  };
  addRemoved('', -1, 0);
  for (let position = 0; position < presentCount; position += 1) {
    const key = present.keyAt(position);
    const index = present.indexAt(position);
    add(key, index, position);
    addRemoved(key, index, position + 1);
  }
  addRemoved(null, present.indexAt(presentCount - 1), presentCount);
  return {
    rowCount: keys.length,
    presentCount,
    isRemoved: (key) => removed.has(key),
    keyAt: (position) => keys[position] ?? '',
    indexAt: (position) => indexes[position] ?? -1,
    presentBefore: (position) => counts[position] ?? presentCount,
  };
}

/** The rows that were not removed, by their own positions. */
export function presentRows({ rowCount, presentCount, keyAt, isRemoved }: GridRows): {
  rowCount: number;
  keyAt: (position: number) => string;
} {
  if (rowCount === presentCount) return { rowCount, keyAt };
  const keys: string[] = [];
  for (let position = 0; position < rowCount; position += 1)
    if (!isRemoved(keyAt(position))) keys.push(keyAt(position));
  return { rowCount: presentCount, keyAt: (position) => keys[position] ?? '' };
}

/** The visible position of a row; null if it is not visible. */
export function positionOf(rowKey: string, { rowCount, keyAt }: GridRows): number | null {
  for (let position = 0; position < rowCount; position += 1) if (keyAt(position) === rowKey) return position;
  return null;
}
