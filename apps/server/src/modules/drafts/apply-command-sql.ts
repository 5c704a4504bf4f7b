import { rowKinds, type DraftCommand, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { drafts } from '../../platform/db/schema';
import { CommandError } from './command-error';
import { draftColumns, draftTables, valueOf } from './draft-tables-sql';
import { isWithin, markForRemoval, cancelRemovals } from './removals-sql';
import { positionsAt, requireParents, requireRows } from './row-places-sql';

type CommandOf<Type extends DraftCommand['type']> = Extract<DraftCommand, { type: Type }>;

interface Target {
  draftId: string;
  /** Version of the draft after the command. */
  version: number;
}

/**
 * Applies a command that is no batch to the rows in the database, as `applyCommand` of the draft rules does in memory.
 * Errors: `CommandError`; the caller must then roll back the transaction.
 */
export async function applyToDatabase(
  db: Database,
  target: Target,
  command: Exclude<DraftCommand, { type: 'batch' }>,
): Promise<void> {
  switch (command.type) {
    case 'rename':
      await db.execute(sql`update ${drafts} set name = ${command.name} where id = ${target.draftId}`);
      return;
    case 'update':
      return updateRows(db, target, command);
    case 'add':
      return addRows(db, target, command);
    case 'remove':
      return removeRows(db, target, command);
    case 'move':
      return moveRows(db, target, command);
  }
}

async function updateRows(
  db: Database,
  { draftId, version }: Target,
  { kind, edits }: CommandOf<'update'>,
): Promise<void> {
  // later edits of the same row override earlier ones
  const changes = new Map<string, object>();
  for (const edit of edits) changes.set(edit.id, { ...changes.get(edit.id), ...edit.changes });
  const fields = new Set([...changes.values()].flatMap((change) => Object.keys(change)));
  const sets = draftColumns[kind]
    .filter(({ field }) => fields.has(field))
    .map(
      ({ field, name, type }) =>
        sql`${sql.identifier(name)} = case when edit.changes ? ${field}::text
          then ${valueOf(sql`edit.changes`, { field, type })} else present.${sql.identifier(name)} end`,
    );
  const list = JSON.stringify([...changes].map(([id, change]) => ({ id, changes: change })));
  const { rowCount } = await db.execute(sql`
    update ${draftTables[kind]} as present
    set ${sql.join([...sets, sql`version = ${version}`], sql`, `)}
    from jsonb_to_recordset(${list}::jsonb) as edit (id text, changes jsonb)
    where present.draft_id = ${draftId} and present.id = edit.id`);
  if (rowCount !== changes.size) throw new CommandError('draft_row_missing');
}

async function addRows(
  db: Database,
  { draftId, version }: Target,
  { kind, placements }: CommandOf<'add'>,
): Promise<void> {
  await requireParents(db, { draftId, kind, parentIds: placements.map(({ parentId }) => parentId) });
  const ids = placements.flatMap(({ rows }) => rows.map(({ id }) => id));
  await requireUnused(db, { draftId, kind, ids });
  const columns = draftColumns[kind];
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => valueOf(sql`row.value`, column)),
    sql`, `,
  );
  for (const { parentId, index, rows } of placements) {
    const { first, step } = await positionsAt(db, { draftId, kind, parentId, index, count: rows.length });
    await db.execute(sql`
      insert into ${draftTables[kind]} (draft_id, parent_id, version, id, position, ${names})
      select ${draftId}::uuid, ${parentId}::text, ${version}::int, row.value ->> 'id',
        ${first}::float8 + ${step}::float8 * (row.number - 1), ${values}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as row (value, number)`);
  }
  await cancelRemovals(db, { draftId, kind, ids });
}

async function requireUnused(
  db: Database,
  { draftId, kind, ids }: { draftId: string; kind: RowKind; ids: readonly string[] },
): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from ${draftTables[kind]}
      where draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[]) limit 1`,
  );
  if (rows.length > 0 || new Set(ids).size < ids.length) throw new CommandError('draft_row_used');
}

/** Deletes rows; foreign keys delete their children. Marks those that exist in the account for removal there. */
async function removeRows(
  db: Database,
  { draftId }: Target,
  { kind, ids }: CommandOf<'remove'>,
): Promise<void> {
  await markForRemoval(db, { draftId, kind, ids });
  const { rowCount } = await db.execute(
    sql`delete from ${draftTables[kind]} where draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[])`,
  );
  if (rowCount !== new Set(ids).size) throw new CommandError('draft_row_missing');
}

async function moveRows(
  db: Database,
  { draftId, version }: Target,
  { kind, moves }: CommandOf<'move'>,
): Promise<void> {
  let waiting = moves.flatMap(({ ids }) => ids);
  if (new Set(waiting).size < waiting.length) throw new CommandError('draft_row_used');
  const table = draftTables[kind];
  await requireRows(db, { draftId, table, ids: waiting });
  await requireParents(db, { draftId, kind, parentIds: moves.map(({ parentId }) => parentId) });
  for (const { parentId, index, ids } of moves) {
    const place = { draftId, kind, parentId, index, count: ids.length, moving: waiting };
    const { first, step } = await positionsAt(db, place);
    await db.execute(sql`
      update ${table} as present
      set parent_id = ${parentId}, version = ${version},
        position = ${first}::float8 + ${step}::float8 * (moved.number - 1)
      from unnest(${sql.param([...ids])}::text[]) with ordinality as moved (id, number)
      where present.draft_id = ${draftId} and present.id = moved.id`);
    waiting = waiting.slice(ids.length);
  }
}

/** Kinds whose number of rows a command may change. */
export function countedKinds(command: DraftCommand): RowKind[] {
  if (command.type === 'batch')
    return rowKinds.filter((kind) => command.commands.some((each) => countedKinds(each).includes(kind)));
  if (command.type === 'add') return [command.kind];
  if (command.type !== 'remove') return [];
  return rowKinds.filter((kind) => isWithin(kind, command.kind));
}
