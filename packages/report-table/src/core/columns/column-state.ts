import type { ReportColumn } from './columns';

export type PinSide = 'left' | 'right' | 'none';

/** CSS pixels at the medium size; wide enough to be grabbed again, narrow enough for others to stay in view. */
export const columnWidths = { min: 40, max: 1200 } as const;

/** Ids of pinned columns: TanStack's `ColumnPinningState`. A column that it does not contain is pinned as in its definition. */
export interface ColumnPins {
  start: string[];
  end: string[];
  /** Columns that are not pinned, although their definition pins them. */
  none?: string[];
}

/**
 * A user's changes of the columns: slices of a TanStack table's state. Each may be missing; unknown ids stay, since their columns may
 * come back.
 */
export interface ColumnState {
  /** Ids in the desired order; other columns keep their place after the column before them in the given order. */
  columnOrder?: string[];
  /** False hides a column. */
  columnVisibility?: Record<string, boolean>;
  columnPinning?: ColumnPins;
  /** CSS pixels at the medium size. */
  columnSizing?: Record<string, number>;
}

export type ArrangedColumn = ReportColumn & { isHidden: boolean };

/**
 * All columns in their order with pinning and widths applied: pinned left, free, pinned right. Hidden ones included.
 *
 * Errors: none. A locked column ignores the state's hiding and pinning; if all would be hidden, the first one is not.
 */
export function arrangeColumns(
  columns: readonly ReportColumn[],
  state: ColumnState,
): readonly ArrangedColumn[] {
  return arrange(columns, state).map(({ column, isHidden }) => ({ ...column, isHidden }));
}

/** The visible columns, in order; never empty unless there are no columns. */
export function applyColumnState(columns: readonly ReportColumn[], state: ColumnState): ReportColumn[] {
  return arrange(columns, state).flatMap(({ column, isHidden }) => (isHidden ? [] : [column]));
}

/**
 * Puts a column before another one, or last (`before: null`). Across a pin border it takes the pin of its new neighbours; between two
 * pins it keeps its own if that is one of them, otherwise it takes that of the column after it. With `isAmongShown`, hidden columns are
 * not neighbours.
 *
 * Errors: none. An unknown id changes nothing; a locked column stops at the border of its pin.
 */
export function moveColumn(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { id, before, isAmongShown = false }: { id: string; before: string | null; isAmongShown?: boolean },
): ColumnState {
  const arranged = arrange(columns, state);
  const moved = arranged.find(({ column }) => column.id === id)?.column;
  const all = arranged.filter(({ column }) => column.id !== id);
  const others = all.map(({ column }) => column);
  const neighbours = isAmongShown ? others.filter((_, index) => !all[index]?.isHidden) : others;
  const at = before === null ? neighbours.length : neighbours.findIndex((column) => column.id === before);
  if (!moved || at < 0) return state;
  const [previous, next] = [neighbours[at - 1], neighbours[at]];
  const staysPinned = moved.isLocked || previous?.pinned === moved.pinned || next?.pinned === moved.pinned;
  const pinned = staysPinned ? moved.pinned : (next ?? previous ?? moved).pinned;
  const order = fullOrder(columns, state).filter((each) => each !== id);
  const isAfterPrevious = previous?.pinned === pinned;
  const beside = isAfterPrevious ? previous : next;
  const start = beside ? others.indexOf(beside) + (isAfterPrevious ? 1 : 0) : others.length;
  // beside a neighbour with the same pin: the order of all columns may put others between two neighbours
  const after = others.slice(start).find((column) => column.pinned === pinned);
  const ahead = others.slice(0, start).findLast((column) => column.pinned === pinned);
  const place = after ? order.indexOf(after.id) : ahead ? order.indexOf(ahead.id) + 1 : order.length;
  const ordered = { ...state, columnOrder: order.toSpliced(place, 0, id) };
  return pinned === moved.pinned ? ordered : pinColumn(ordered, id, pinned ?? 'none');
}

/** Pins a column to a side, or to none. */
export function pinColumn(state: ColumnState, id: string, side: PinSide): ColumnState {
  const { start = [], end = [], none = [] } = state.columnPinning ?? {};
  const put = (ids: readonly string[], on: PinSide) => [
    ...ids.filter((each) => each !== id),
    ...(side === on ? [id] : []),
  ];
  const free = put(none, 'none');
  return {
    ...state,
    columnPinning: {
      start: put(start, 'left'),
      end: put(end, 'right'),
      ...(free.length > 0 && { none: free }),
    },
  };
}

/** Hides a column or shows it again. */
export function setColumnHidden(state: ColumnState, id: string, isHidden: boolean): ColumnState {
  const others = without(state.columnVisibility, id);
  return { ...state, columnVisibility: isHidden ? { ...others, [id]: false } : others };
}

/** Ids of the columns that a state hides, locked and unknown ones included. */
export function hiddenColumns({ columnVisibility = {} }: ColumnState): string[] {
  return Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false);
}

/**
 * Sets the width of a column in CSS pixels at the medium size, within `columnWidths`; null, or an invalid number, makes it automatic
 * again.
 */
export function resizeColumn(state: ColumnState, id: string, width: number | null): ColumnState {
  const others = without(state.columnSizing, id);
  const own = columnWidth(width);
  return { ...state, columnSizing: own === null ? others : { ...others, [id]: own } };
}

/** A width within `columnWidths`, rounded; null for a value that is not a number. */
export function columnWidth(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(columnWidths.max, Math.max(columnWidths.min, Math.round(value)));
}

function arrange(columns: readonly ReportColumn[], state: ColumnState) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hidden = new Set(hiddenColumns(state));
  const pins = pinsOf(state);
  const inOrder = fullOrder(columns, state).flatMap((id) => {
    const column = byId.get(id);
    return column
      ? [{ column: withOwn(column, pins, state), isHidden: hidden.has(id) && !column.isLocked }]
      : [];
  });
  const arranged = (['left', null, 'right'] as const).flatMap((side) =>
    inOrder.filter(({ column }) => column.pinned === side),
  );
  if (arranged.some(({ isHidden }) => !isHidden)) return arranged;
  return arranged.map((each, index) => ({ ...each, isHidden: index > 0 }));
}

function pinsOf({ columnPinning }: ColumnState): ReadonlyMap<string, ReportColumn['pinned']> {
  const { start = [], end = [], none = [] } = columnPinning ?? {};
  const entries = [
    ...none.map((id) => [id, null] as const),
    ...end.map((id) => [id, 'right'] as const),
    ...start.map((id) => [id, 'left'] as const),
  ];
  return new Map(entries);
}

function withOwn(
  column: ReportColumn,
  pins: ReadonlyMap<string, ReportColumn['pinned']>,
  { columnSizing }: ColumnState,
): ReportColumn {
  const pinned = column.isLocked ? undefined : pins.get(column.id);
  const width = ownValue(columnSizing, column.id);
  return {
    ...column,
    ...(pinned !== undefined && { pinned }),
    ...(width !== undefined && { width, hasOwnWidth: true }),
  };
}

/** All ids, including unknown ones: the named ones, each followed by the unnamed ones after it. */
export function fullOrder(
  columns: readonly ReportColumn[],
  { columnOrder: order = [] }: ColumnState,
): string[] {
  const named = new Set(order);
  const leading: string[] = [];
  const followers = new Map<string, string[]>();
  let current = leading;
  for (const { id } of columns) {
    if (named.has(id)) followers.set(id, (current = []));
    else current.push(id);
  }
  return [...leading, ...[...named].flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

/** The value stored for an id; the id may equal the name of an inherited property. */
export function ownValue<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return record && Object.hasOwn(record, id) ? record[id] : undefined;
}

function without<T>(record: Record<string, T> | undefined, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([each]) => each !== id));
}
