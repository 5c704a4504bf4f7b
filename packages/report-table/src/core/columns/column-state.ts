import type { ReportColumn } from './columns';

const sides = ['left', 'right', 'none'] as const;
export type PinSide = (typeof sides)[number];

/** CSS pixels at the medium size; wide enough to be grabbed again, narrow enough for others to stay in view. */
export const columnWidths = { min: 40, max: 1200 } as const;

/** What a user changed about the columns, by column id. Everything may be missing; unknown ids stay, since their columns may come back. */
export interface ColumnState {
  /** Ids in the order wanted; columns that are not named keep their place beside the column before them in the given order. */
  order?: readonly string[];
  hidden?: readonly string[];
  pinned?: Readonly<Record<string, PinSide>>;
  /** CSS pixels at the medium size. */
  widths?: Readonly<Record<string, number>>;
}

export type ArrangedColumn = ReportColumn & { isHidden: boolean };

/**
 * All columns in their order with pinning and widths applied: pinned left, free, pinned right. Hidden ones included.
 *
 * Errors: none. A locked column ignores the state's hiding and pinning; where all would be hidden, the
 * first one is not.
 */
export function arrangeColumns(
  columns: readonly ReportColumn[],
  state: ColumnState,
): readonly ArrangedColumn[] {
  return arrange(columns, state).map(({ column, isHidden }) => ({ ...column, isHidden }));
}

/** Those that are drawn, in their order; never none unless there are none. */
export function applyColumnState(columns: readonly ReportColumn[], state: ColumnState): ReportColumn[] {
  return arrange(columns, state).flatMap(({ column, isHidden }) => (isHidden ? [] : [column]));
}

/** The widths that a state has for columns that came after it was applied: those of comparisons. */
export function applyWidths(columns: readonly ReportColumn[], { widths }: ColumnState): ReportColumn[] {
  return columns.map((column) => {
    const width = ownValue(widths, column.id);
    return width === undefined ? column : { ...column, width, hasOwnWidth: true };
  });
}

/**
 * Puts a column before another one, or last (`before: null`). Across a pin border it takes the pin of its new
 * neighbours; between two pins it keeps its own if that is one of them, else it takes that of the column after it.
 *
 * Errors: none. An unknown id changes nothing; a locked column stops at the border of its pin.
 */
export function moveColumn(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { id, before }: { id: string; before: string | null },
): ColumnState {
  const arranged = arrange(columns, state).map(({ column }) => column);
  const moved = arranged.find((column) => column.id === id);
  const others = arranged.filter((column) => column.id !== id);
  const at = before === null ? others.length : others.findIndex((column) => column.id === before);
  if (!moved || at < 0) return state;
  const [previous, next] = [others[at - 1], others[at]];
  const staysPinned = moved.isLocked || previous?.pinned === moved.pinned || next?.pinned === moved.pinned;
  const pinned = staysPinned ? moved.pinned : (next ?? previous ?? moved).pinned;
  const order = fullOrder(columns, state).filter((each) => each !== id);
  // beside a neighbour of its own pin: the order of all columns may put others between two neighbours
  const after = others.slice(at).find((column) => column.pinned === pinned);
  const ahead = others.slice(0, at).findLast((column) => column.pinned === pinned);
  const place = after ? order.indexOf(after.id) : ahead ? order.indexOf(ahead.id) + 1 : order.length;
  const ordered = { ...state, order: order.toSpliced(place, 0, id) };
  return pinned === moved.pinned ? ordered : pinColumn(ordered, id, pinned ?? 'none');
}

/** Pins a column to a side, or to none. */
export function pinColumn(state: ColumnState, id: string, side: PinSide): ColumnState {
  return { ...state, pinned: { ...state.pinned, [id]: side } };
}

/** Hides a column or shows it again. */
export function setColumnHidden(state: ColumnState, id: string, isHidden: boolean): ColumnState {
  const others = (state.hidden ?? []).filter((each) => each !== id);
  return { ...state, hidden: isHidden ? [...others, id] : others };
}

/** Gives a column a width in CSS pixels at the medium size, within `columnWidths`; null, or no number, makes it automatic again. */
export function resizeColumn(state: ColumnState, id: string, width: number | null): ColumnState {
  const widths = Object.fromEntries(Object.entries(state.widths ?? {}).filter(([each]) => each !== id));
  const own = widthOf(width);
  return { ...state, widths: own === null ? widths : { ...widths, [id]: own } };
}

/**
 * A state from storage.
 *
 * Errors: none. Malformed entries are dropped one by one; widths are rounded and clamped to `columnWidths`.
 */
export function parseColumnState(value: unknown): ColumnState {
  if (!isRecord(value)) return {};
  const { order, hidden, pinned, widths } = value;
  return {
    ...(Array.isArray(order) && { order: idsOf(order) }),
    ...(Array.isArray(hidden) && { hidden: idsOf(hidden) }),
    ...(isRecord(pinned) && { pinned: recordOf(pinned, sideOf) }),
    ...(isRecord(widths) && { widths: recordOf(widths, widthOf) }),
  };
}

function arrange(columns: readonly ReportColumn[], state: ColumnState) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hidden = new Set(state.hidden);
  const inOrder = fullOrder(columns, state).flatMap((id) => {
    const column = byId.get(id);
    return column ? [{ column: withOwn(column, state), isHidden: hidden.has(id) && !column.isLocked }] : [];
  });
  const arranged = (['left', null, 'right'] as const).flatMap((side) =>
    inOrder.filter(({ column }) => column.pinned === side),
  );
  if (arranged.some(({ isHidden }) => !isHidden)) return arranged;
  return arranged.map((each, index) => ({ ...each, isHidden: index > 0 }));
}

function withOwn(column: ReportColumn, { pinned, widths }: ColumnState): ReportColumn {
  const side = column.isLocked ? undefined : ownValue(pinned, column.id);
  const width = ownValue(widths, column.id);
  return {
    ...column,
    ...(side && { pinned: side === 'none' ? null : side }),
    ...(width !== undefined && { width, hasOwnWidth: true }),
  };
}

/** All ids, unknown ones included: the named ones, each followed by the unnamed ones after it. */
function fullOrder(columns: readonly ReportColumn[], { order = [] }: ColumnState): string[] {
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

// an id may be the name of something that every object inherits
function ownValue<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return record && Object.hasOwn(record, id) ? record[id] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf<T>(record: Record<string, unknown>, read: (value: unknown) => T | null): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([id, value]) => {
      const valid = read(value);
      return valid === null ? [] : [[id, valid] as const];
    }),
  );
}

function idsOf(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

function sideOf(value: unknown): PinSide | null {
  return sides.find((side) => side === value) ?? null;
}

function widthOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(columnWidths.max, Math.max(columnWidths.min, Math.round(value)));
}
