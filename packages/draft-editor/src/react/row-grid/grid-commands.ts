import { emptyFields, type DraftCommand } from '../../core';
import type { CellEdit, GridPaste, GridValue } from '../grid/types';
import { toFields } from './field-cells';
import type { GridRowKind } from './row-columns';
import type { RowPlaces } from './row-places';

/** The command of edited cells. */
export function updateCells(kind: GridRowKind, cells: readonly CellEdit[]): DraftCommand {
  const changes = new Map<string, Record<string, unknown>>();
  for (const { rowKey, columnId, value } of cells)
    changes.set(rowKey, { ...changes.get(rowKey), ...toFields(columnId, value) });
  const edits = [...changes].map(([id, change]) => ({ id, changes: withoutPlatform(change) }));
  // asserted: the columns are fields of the kind, and their values fit the kinds of the columns
  return { type: 'update', kind, edits };
}

/** Only a shop has a platform. */
function withoutPlatform(changes: Readonly<Record<string, unknown>>) {
  const { marketingTarget = 'shop' } = changes;
  return marketingTarget === 'shop' ? changes : { ...changes, shopPlatform: null };
}

/** The command that adds rows with some values. */
export function addRows(
  kind: GridRowKind,
  place: { parentId: string; index?: number },
  given: readonly Readonly<Record<string, GridValue>>[],
  newId: () => string,
): DraftCommand {
  const rows = given.map((values) => ({
    ...emptyFields[kind],
    ...Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) => Object.entries(toFields(id, value))),
    ),
    id: newId(),
  }));
  // asserted: as for an update
  return { type: 'add', kind, placements: [{ ...place, rows }] } as unknown as DraftCommand;
}

/** The command of a paste. New rows go to the end of the parent of the last changed row; without one, to the end of the grid. */
export function pasteOf(
  kind: GridRowKind,
  { edits, newRows }: GridPaste,
  { places, newId }: { places: RowPlaces; newId: () => string },
): DraftCommand {
  const commands: DraftCommand[] = [];
  if (edits.length > 0) commands.push(updateCells(kind, edits));
  if (newRows.length > 0)
    commands.push(addRows(kind, { parentId: places.parentForNew(edits.at(-1)?.rowKey) }, newRows, newId));
  const [only, ...others] = commands;
  return only && others.length === 0 ? only : { type: 'batch', commands };
}
