import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import type { Row } from '../model/rows';
import type { Placement } from '../model/table';
import { importKinds, type DraftImportKind } from './import-fields';
import type { IndexedRow } from './import-index';
import type { PlannedRow } from './planned-row';

/** The step that removes rows, contents first, adds rows, parents first, and changes existing rows; null if there are none. */
export function importCommand(
  added: readonly IndexedRow[],
  planned: readonly PlannedRow[],
): DraftCommand | null {
  const commands = [
    ...removesOf(planned.filter(({ state }) => state === 'removed')),
    ...importKinds.flatMap((kind) => addsOf(kind, added)),
    ...importKinds.flatMap((kind) => updatesOf(kind, planned)),
  ];
  return commands.length === 0 ? null : { type: 'batch', commands };
}

/** Rows in the opposite order of their kinds: a command can name only rows that the draft still has. */
export function removesOf(removed: readonly PlannedRow[]): DraftCommand[] {
  return importKinds.toReversed().flatMap((kind): DraftCommand[] => {
    const ids = removed.flatMap((row) => (row.kind === kind && row.id !== null ? [row.id] : []));
    return ids.length === 0 ? [] : [{ type: 'remove', kind, ids }];
  });
}

/** Adds rows of a kind. */
export function addsOf(kind: DraftImportKind, added: readonly IndexedRow[]): DraftCommand[] {
  const byParent = new Map<string, Row[]>();
  for (const row of added) {
    if (row.kind !== kind) continue;
    // asserted: the fields are those of a row of the kind
    const own = { ...row.fields, id: row.id } as unknown as Row;
    const rows = byParent.get(row.parentId);
    if (rows) rows.push(own);
    else byParent.set(row.parentId, [own]);
  }
  const placements = [...byParent].map(([parentId, rows]): Placement<Row> => ({ parentId, rows }));
  return placements.length === 0 ? [] : [addOf(kind, placements)];
}

/** Changes rows of a kind. */
export function updatesOf(kind: DraftImportKind, planned: readonly PlannedRow[]): DraftCommand[] {
  const edits = planned.flatMap(({ kind: own, id, overwritten }) =>
    own !== kind || id === null || overwritten.length === 0
      ? []
      : [{ id, changes: Object.fromEntries(overwritten.map(({ field, to }) => [field, to])) }],
  );
  // asserted: the fields are those of the kind
  return edits.length === 0 ? [] : [{ type: 'update', kind, edits }];
}
