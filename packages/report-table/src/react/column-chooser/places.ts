import {
  arrangeColumns,
  moveColumn,
  pinColumn,
  type ArrangedColumn,
  type ColumnState,
  type PinSide,
} from '../../core/column-state';
import type { ReportColumn } from '../../core/columns';
import type { ColumnPosition } from './labels';

/** Columns with the same pin, in their order. */
export interface ColumnGroup {
  side: PinSide;
  columns: readonly ArrangedColumn[];
}

/** A gap in the list that a column can be put into. */
export interface Place {
  side: PinSide;
  /** null: at the end of its group. */
  before: string | null;
}

/** The groups that have columns. */
export function groupsOf(columns: readonly ArrangedColumn[]): ColumnGroup[] {
  return (['left', 'none', 'right'] as const)
    .map((side) => ({ side, columns: columns.filter(({ pinned }) => (pinned ?? 'none') === side) }))
    .filter((group) => group.columns.length > 0);
}

/** Tells places apart; unlike a place, it can be the id of something. */
export function placeKey({ side, before }: Place): string {
  return JSON.stringify([side, before]);
}

/** Where the column is now. */
export function homeOf(groups: readonly ColumnGroup[], id: string): Place | undefined {
  const group = groups.find(({ columns }) => columns.some((column) => column.id === id));
  return group && { side: group.side, before: id };
}

/** The gaps that a column can be put into, in their order. A locked column keeps its pin. */
export function gapsOf(groups: readonly ColumnGroup[], id: string): Place[] {
  const home = homeOf(groups, id);
  const isLocked = groups.some(({ columns }) =>
    columns.some((column) => column.id === id && column.isLocked),
  );
  return groups
    .filter(({ side }) => !isLocked || side === home?.side)
    .flatMap(({ side, columns }) =>
      [...columns.map((column) => column.id), null].map((before) => ({ side, before })),
    );
}

/** The same without the gap after the column itself, where it would stay too. */
export function placesOf(groups: readonly ColumnGroup[], id: string): Place[] {
  return gapsOf(groups, id).filter((_, index, gaps) => gaps[index - 1]?.before !== id);
}

/** The place some steps on from another one, where there is one. */
export function placeBeside(
  groups: readonly ColumnGroup[],
  { id, from, steps }: { id: string; from: Place; steps: number },
): Place | undefined {
  const places = placesOf(groups, id);
  const index = places.findIndex((place) => placeKey(place) === placeKey(from));
  return index < 0 ? undefined : places[index + steps];
}

/** Where the column stands once it is put there. */
export function positionAt(
  groups: readonly ColumnGroup[],
  { id, place }: { id: string; place: Place },
): ColumnPosition {
  const columns = groups.find(({ side }) => side === place.side)?.columns ?? [];
  const others = columns.filter((column) => column.id !== id);
  const index = (place.before === id ? columns : others).findIndex((column) => column.id === place.before);
  return {
    side: place.side,
    position: (index < 0 ? others.length : index) + 1,
    total: others.length + 1,
  };
}

/** Puts the column there: moves it, and pins it as its new group is pinned. */
export function putColumn(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { id, place }: { id: string; place: Place },
): ColumnState {
  const groups = groupsOf(arrangeColumns(columns, state));
  if (place.before === id) return state;
  const isSameSide = homeOf(groups, id)?.side === place.side;
  const pinned = isSameSide ? state : pinColumn(state, id, place.side);
  const group = groups.findIndex(({ side }) => side === place.side);
  const behind = groups.slice(group + 1).flatMap((each) => each.columns);
  const before = place.before ?? behind.find((column) => column.id !== id)?.id ?? null;
  return moveColumn(columns, pinned, { id, before });
}
