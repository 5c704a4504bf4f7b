import { useControllableState } from '@meridian/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  checkColumnId,
  errorsCondition,
  filterValues,
  markedColumnId,
  useFilterColumns,
} from './filter/filter-columns';
import { conditionTest, filterRows, isSameCondition, validConditions } from './rules/grid-conditions';
import { orderRows, type GridSort } from './rules/row-order';
import { runInSlices } from './run-in-slices';
import type { EditableColumn, EditableGridProps, GridCondition } from './types';

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
  /** All conditions are valid. */
  filter: readonly GridCondition[];
  sort: GridSort | null;
}

const noConditions: readonly GridCondition[] = [];

/**
 * The visible rows. Like a spreadsheet, it filters and sorts once: rows stay in place while they are edited, and new ones are added at
 * the end.
 */
export function useGridRows(props: EditableGridProps) {
  const { rowCount, rowKey, getValue, issuesOf, markedRows, removedRows } = props;
  const [filter, setFilter] = useControllableState({
    prop: props.filter,
    defaultProp: noConditions,
    ...(props.onFilterChange && { onChange: props.onFilterChange }),
  });
  const [sort, setSort] = useState<GridSort | null>(null);
  const columns = useFilterColumns(props);
  const valid = useMemo(() => validConditions(filter, columns), [filter, columns]);
  const isWhole = valid.length === 0 && !sort;
  /** Null for all rows in the order of the host; undefined until a filter was applied. */
  const [order, setOrder] = useState<RowOrder | null | undefined>(isWhole ? null : undefined);
  if (isWhole && order !== null) setOrder(null);

  const valueOf = useMemo(() => {
    const removed = new Set([...(removedRows?.after.values() ?? [])].flat());
    return filterValues({ columns: props.columns, rowKey, getValue, issuesOf, markedRows, removed });
  }, [props.columns, rowKey, getValue, issuesOf, markedRows, removedRows]);
  useOrder({ props, valid, sort, valueOf, columns, setOrder });

  const present = useMemo((): PresentRows => {
    if (order === undefined) return { rowCount: 0, keyAt: () => '', indexAt: () => -1 };
    return order
      ? rowsByOrder(order, { rowCount, rowKey })
      : { rowCount, keyAt: rowKey, indexAt: (position) => position };
  }, [order, rowCount, rowKey]);
  const isFiltered = valid.length > 0;
  const rows = useMemo(() => {
    const after = removedRows?.after;
    if (!after || !isFiltered) return withRemoved(present, after);
    const tests = valid.map((condition) => ({ ...condition, test: conditionTest(condition) }));
    const meets = (key: string) => tests.every(({ column, test }) => test(valueOf(key, column)));
    const shown = new Map([...after].map(([followed, keys]) => [followed, keys.filter(meets)]));
    return withRemoved(present, afterShown(present, shown));
  }, [present, removedRows, isFiltered, valid, valueOf]);
  const view: GridView = { filter: valid, sort };
  return { rows, view, columns, isReady: order !== undefined, setFilter, setSort };
}

interface OrderInput {
  props: EditableGridProps;
  valid: readonly GridCondition[];
  sort: GridSort | null;
  valueOf: EditableGridProps['getValue'];
  columns: readonly EditableColumn[];
  setOrder: (order: RowOrder) => void;
}

/** Filters and sorts in slices, once for each filter and sort. */
function useOrder({ setOrder, ...input }: OrderInput): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { props, valid, sort } = input;
  const { rowCount, rowKey, isChecked, markedRows, isLoading = false } = props;
  const names = (columnId: string) => valid.some(({ column }) => column === columnId);
  // what they compare is not known yet
  const isUnchecked = names(checkColumnId) && rowCount > 0 && isChecked?.(rowKey(0)) === false;
  const compares = (columnId: string) => names(columnId) || sort?.columnId === columnId;
  const isIncomplete = props.columns.some((column) => column.isLoading && compares(column.id));
  const waits = isLoading || isUnchecked || isIncomplete;
  const hasMarks = names(markedColumnId) && markedRows !== undefined;
  const wanted = valid.length === 0 && !sort ? null : JSON.stringify([valid, sort, hasMarks]);
  useEffect(() => {
    if (wanted === null || waits) return undefined;
    const stop = new AbortController();
    const { current } = latest;
    const { rowCount: count, rowKey: keyOf } = current.props;
    void runInSlices(orderOf(current), stop.signal).then((indexes) => {
      if (indexes) setOrder({ indexes, rowCount: count, rowKey: keyOf });
    });
    return () => stop.abort();
  }, [wanted, waits, setOrder]);
}

function* orderOf(input: Omit<OrderInput, 'setOrder'>): Generator<void, readonly number[]> {
  const { props, valid, sort, valueOf, columns } = input;
  const { rowCount, rowKey, getValue, language } = props;
  // the host knows which rows have errors: asking for the issues of each cell takes half a second for 300,000 rows
  const errorRows = valid.some((each) => isSameCondition(each, errorsCondition)) && props.errorRows;
  const conditions = valid.filter(
    (each) =>
      !(errorRows && isSameCondition(each, errorsCondition)) &&
      (each.column !== markedColumnId || props.markedRows),
  );
  const candidates = errorRows || Array.from({ length: rowCount }, (_, index) => index);
  const indexes = yield* filterRows({ conditions, candidates, rowKey, getValue: valueOf });
  const column = columns.find(({ id }) => id === sort?.columnId);
  return yield* orderRows({
    indexes,
    rowKey,
    getValue,
    sort: sort && column ? { column, direction: sort.direction } : null,
    language,
  });
}

type RemovedAfter = NonNullable<EditableGridProps['removedRows']>['after'];
type PresentRows = Pick<GridRows, 'rowCount' | 'keyAt' | 'indexAt'>;

/** An order of the rows that there were then. */
export interface RowOrder extends Pick<EditableGridProps, 'rowCount' | 'rowKey'> {
  indexes: readonly number[];
}

/** Rows by their keys. Rows that the host has removed since are left out, and new ones are appended. */
export function rowsByOrder(
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
export function withRemoved(present: PresentRows, after: RemovedAfter | undefined): GridRows {
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

/** The ticked rows that are visible: commands never change a row that a filter hides. */
export function tickedRows(
  selected: ReadonlySet<string>,
  { rowCount, keyAt, isRemoved }: Pick<GridRows, 'rowCount' | 'keyAt' | 'isRemoved'>,
): ReadonlySet<string> {
  const ticked = new Set<string>();
  for (let position = 0; position < rowCount && ticked.size < selected.size; position += 1) {
    const key = keyAt(position);
    if (selected.has(key) && !isRemoved(key)) ticked.add(key);
  }
  return ticked;
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
