import { completeRow } from '../model/complete-row';
import { childKindsOf, childrenOf, hasParent, tableOf, withTable, type Draft } from '../model/draft';
import type { Row, RowFields, RowKind } from '../model/rows';
import { insertRows, parentOf, removeRows, updateRows, type Placement } from '../model/table';
import type { AddCommand, DraftCommand, MoveCommand, RemoveCommand, UpdateCommand } from './command';
import { addOf } from './row-commands';

/** Thrown for a command that the draft does not allow. */
export class DraftCommandError extends Error {
  override name = 'DraftCommandError';
  constructor(
    /** `missing`: a row or its parent does not exist; `used`: an id is already in use; `place`: an index is beyond the end. */
    readonly code: 'missing' | 'used' | 'place',
    message: string,
  ) {
    super(message);
  }
}

/** The next draft, and the command that undoes the change. */
export interface Applied {
  draft: Draft;
  inverse: DraftCommand;
}

/**
 * Applies a command. Tables and lists of rows that it does not touch keep their identity.
 *
 * Errors: `DraftCommandError`; then nothing is applied.
 */
export function applyCommand(draft: Draft, command: DraftCommand): Applied {
  switch (command.type) {
    case 'rename':
      return { draft: { ...draft, name: command.name }, inverse: { type: 'rename', name: draft.name } };
    case 'update':
      return applyUpdate(draft, command);
    case 'add':
      return applyAdd(draft, command);
    case 'remove':
      return applyRemove(draft, command);
    case 'move':
      return applyMove(draft, command);
    case 'batch':
      return applyAll(draft, command.commands);
  }
}

function applyAll(draft: Draft, commands: readonly DraftCommand[]): Applied {
  const inverses: DraftCommand[] = [];
  let next = draft;
  for (const command of commands) {
    const applied = applyCommand(next, command);
    next = applied.draft;
    inverses.unshift(applied.inverse);
  }
  return { draft: next, inverse: batchOf(inverses) };
}

function applyUpdate<Kind extends RowKind>(draft: Draft, { kind, edits }: UpdateCommand<Kind>): Applied {
  const table = tableOf(draft, kind);
  // several edits of one row apply in order
  const changes = new Map<string, object>();
  for (const edit of edits) changes.set(edit.id, { ...changes.get(edit.id), ...edit.changes });
  requireRows(draft, kind, changes.keys());
  const previous: UpdateCommand<Kind>['edits'][number][] = [];
  const next = updateRows(table, changes.keys(), (row) => {
    const changed = changes.get(row.id) ?? {};
    const fields = Object.keys(changed) as (keyof RowFields<Kind>)[];
    previous.push({ id: row.id, changes: pickFields(row, fields) });
    return { ...row, ...changed };
  });
  const inverse: UpdateCommand<Kind> = { type: 'update', kind, edits: previous };
  // asserted: an update of one kind is one of the union
  return { draft: withTable(draft, kind, next), inverse: inverse as unknown as DraftCommand };
}

function pickFields<Kind extends RowKind>(row: Row<Kind>, fields: readonly (keyof RowFields<Kind>)[]) {
  const picked: Partial<RowFields<Kind>> = {};
  for (const field of fields) picked[field] = row[field];
  return picked;
}

function applyAdd<Kind extends RowKind>(draft: Draft, { kind, placements }: AddCommand<Kind>): Applied {
  requireParents(draft, kind, placements);
  const complete = placements.map(({ rows, ...place }) => ({
    ...place,
    rows: rows.map((row) => completeRow(kind, row)),
  }));
  const table = atPlaces(() => insertRows(tableOf(draft, kind), complete));
  const ids = placements.flatMap(({ rows }) => rows.map(({ id }) => id));
  const inverse: DraftCommand = ids.length === 0 ? batchOf([]) : { type: 'remove', kind, ids };
  return { draft: withTable(draft, kind, table), inverse };
}

function applyRemove(draft: Draft, { kind, ids }: RemoveCommand): Applied {
  const unique = new Set(ids);
  requireRows(draft, kind, unique);
  const inverses: DraftCommand[] = [];
  let next = draft;
  for (const childKind of childKindsOf(kind)) {
    const children = [...unique].flatMap((id) => childrenOf(next, childKind, id).map((row) => row.id));
    if (children.length === 0) continue;
    const applied = applyRemove(next, { type: 'remove', kind: childKind, ids: children });
    next = applied.draft;
    inverses.unshift(applied.inverse);
  }
  const { draft: left, added } = takeOut(next, kind, unique);
  return { draft: left, inverse: batchOf([added, ...inverses]) };
}

/** Applies a batch, which contains no batches. */
function batchOf(commands: readonly DraftCommand[]): DraftCommand {
  return {
    type: 'batch',
    commands: commands.flatMap((command) => (command.type === 'batch' ? command.commands : [command])),
  };
}

/** Removes rows, and returns the command that restores them. */
function takeOut(draft: Draft, kind: RowKind, ids: Iterable<string>) {
  const { table, removed } = removeRows<Row>(tableOf(draft, kind), ids);
  return { draft: withTable(draft, kind, table), added: addOf(kind, removed) };
}

function applyMove(draft: Draft, { kind, moves }: MoveCommand): Applied {
  const ids = moves.flatMap((move) => move.ids);
  if (new Set(ids).size < ids.length) throw new DraftCommandError('used', 'a row moves to two places');
  requireRows(draft, kind, ids);
  requireParents(draft, kind, moves);
  return moveRows(draft, kind, moves);
}

function moveRows(draft: Draft, kind: RowKind, moves: MoveCommand['moves']): Applied {
  const { table, removed } = removeRows<Row>(
    tableOf(draft, kind),
    moves.flatMap((move) => move.ids),
  );
  const taken = new Map(removed.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  const placements = moves.map(({ parentId, index, ids }): Placement<Row> => {
    const rows = ids.flatMap((id) => taken.get(id) ?? []);
    return { parentId, index, rows };
  });
  const back = removed.map(({ parentId, index, rows }) => ({
    parentId,
    index,
    ids: rows.map(({ id }) => id),
  }));
  return {
    draft: withTable(
      draft,
      kind,
      atPlaces(() => insertRows(table, placements)),
    ),
    inverse: { type: 'move', kind, moves: back },
  };
}

function requireRows(draft: Draft, kind: RowKind, ids: Iterable<string>): void {
  const table = tableOf(draft, kind);
  for (const id of ids)
    if (parentOf(table, id) === undefined)
      throw new DraftCommandError('missing', `there is no ${kind} ${id}`);
}

function requireParents(draft: Draft, kind: RowKind, places: readonly { parentId: string }[]): void {
  for (const parentId of new Set(places.map((place) => place.parentId)))
    if (!hasParent(draft, kind, parentId))
      throw new DraftCommandError('missing', `there is no parent ${parentId} of a ${kind}`);
}

/** Turns errors of positions into errors of commands. */
function atPlaces<T>(insert: () => T): T {
  try {
    return insert();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DraftCommandError(error.message.includes('in use') ? 'used' : 'place', error.message);
  }
}
