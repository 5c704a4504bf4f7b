import type { DropTargets } from '@meridian/ui/drag';
import {
  arrangeColumns,
  moveColumn,
  pinColumn,
  type ArrangedColumn,
  type ColumnState,
  type PinSide,
} from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import type { ColumnPosition } from './labels';

/** Columns with the same pin, in order. */
export interface ColumnGroup {
  side: PinSide;
  columns: readonly ArrangedColumn[];
}

/** A drop target for a column: a gap in the list. */
export interface ColumnSlot {
  side: PinSide;
  /** Null for the end of its group. */
  before: string | null;
}

/** The groups that have columns. */
export function groupsOf(columns: readonly ArrangedColumn[]): ColumnGroup[] {
  return (['left', 'none', 'right'] as const)
    .map((side) => ({ side, columns: columns.filter(({ pinned }) => (pinned ?? 'none') === side) }))
    .filter((group) => group.columns.length > 0);
}

/** A unique key of a slot that can be an element's id. */
export function slotKey({ side, before }: ColumnSlot): string {
  return JSON.stringify([side, before]);
}

/** The current slot of the column. */
export function currentSlot(groups: readonly ColumnGroup[], id: string): ColumnSlot | undefined {
  const group = groups.find(({ columns }) => columns.some((column) => column.id === id));
  return group && { side: group.side, before: id };
}

/** The slots for a column, in order. A locked column keeps its pin. */
export function slotsOf(groups: readonly ColumnGroup[], id: string): ColumnSlot[] {
  const home = currentSlot(groups, id);
  const isLocked = groups.some(({ columns }) =>
    columns.some((column) => column.id === id && column.isLocked),
  );
  return groups
    .filter(({ side }) => !isLocked || side === home?.side)
    .flatMap(({ side, columns }) =>
      [...columns.map((column) => column.id), null].map((before) => ({ side, before })),
    );
}

/** The keys of its slots. It stays in the one before itself, and in the one after it. */
export function dropTargetsOf(groups: readonly ColumnGroup[], id: string): DropTargets {
  const slots = slotsOf(groups, id);
  const home = slots.findIndex(({ before }) => before === id);
  const ids = slots.map(slotKey);
  return { ids, home: home < 0 ? [] : ids.slice(home, home + 2) };
}

/** Position of the column after the drop. */
export function positionAt(
  groups: readonly ColumnGroup[],
  { id, slot }: { id: string; slot: ColumnSlot },
): ColumnPosition {
  const columns = groups.find(({ side }) => side === slot.side)?.columns ?? [];
  const others = columns.filter((column) => column.id !== id);
  const index = (slot.before === id ? columns : others).findIndex((column) => column.id === slot.before);
  return {
    side: slot.side,
    position: (index < 0 ? others.length : index) + 1,
    total: others.length + 1,
  };
}

/** Moves a column to a slot, and pins it like its new group. */
export function putColumn(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { id, slot }: { id: string; slot: ColumnSlot },
): ColumnState {
  const groups = groupsOf(arrangeColumns(columns, state));
  if (slot.before === id) return state;
  const isSameSide = currentSlot(groups, id)?.side === slot.side;
  const pinned = isSameSide ? state : pinColumn(state, id, slot.side);
  const group = groups.findIndex(({ side }) => side === slot.side);
  const behind = groups.slice(group + 1).flatMap((each) => each.columns);
  const before = slot.before ?? behind.find((column) => column.id !== id)?.id ?? null;
  return moveColumn(columns, pinned, { id, before });
}
