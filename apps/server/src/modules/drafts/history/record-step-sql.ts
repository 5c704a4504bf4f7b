import {
  nameFields,
  namedIds,
  rowKinds,
  type DraftCommand,
  type Move,
  type RecordedStep,
  type RowKind,
} from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { drafts } from '../../../platform/db/schema';
import { draftColumns, draftTables } from '../draft-tables-sql';
import { fieldsOf, isContained, isWithin } from '../removals-sql';

type SingleCommand = RecordedStep['command'];
type CommandOf<Type extends SingleCommand['type']> = Extract<SingleCommand, { type: Type }>;

/**
 * The step of a command, with what takes it back; call before applying it. As `recordSteps` of the draft rules does in memory. Rows that
 * are not in the draft are left out.
 */
export async function recordStep(
  db: Database,
  draftId: string,
  command: SingleCommand,
): Promise<RecordedStep> {
  switch (command.type) {
    case 'rename':
      return { command, inverse: await inverseOfRename(db, draftId), rows: [] };
    case 'update':
      return recordUpdate(db, draftId, command);
    case 'add': {
      const { kind, placements } = command;
      const ids = placements.flatMap(({ rows }) => rows.map(({ id }) => id));
      return { command, inverse: ids.length === 0 ? nothing : { type: 'remove', kind, ids }, rows: [] };
    }
    case 'remove':
      return { command, inverse: await inverseOfRemove(db, draftId, command), rows: [] };
    case 'move':
      return recordMove(db, draftId, command);
  }
}

const nothing: DraftCommand = { type: 'batch', commands: [] };

async function inverseOfRename(db: Database, draftId: string): Promise<DraftCommand> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from ${drafts} where id = ${draftId}`);
  return { type: 'rename', name: rows[0]?.name ?? '' };
}

interface PresentRow extends Record<string, unknown> {
  id: string;
  parentId: string;
  name: string;
}

const idIn = (ids: readonly string[]) => sql`present.id = any(${sql.param([...ids])}::text[])`;

function nameOf(kind: RowKind): SQL {
  const column = draftColumns[kind].find(({ field }) => field === nameFields[kind]);
  return sql`present.${sql.identifier(column?.name ?? '')}`;
}

async function recordUpdate(
  db: Database,
  draftId: string,
  command: CommandOf<'update'>,
): Promise<RecordedStep> {
  const { kind, edits } = command;
  const changed = new Map<string, Set<string>>();
  for (const { id, changes } of edits)
    changed.set(id, new Set([...(changed.get(id) ?? []), ...Object.keys(changes)]));
  const fields = new Set(Array.from(changed.values(), (each) => [...each]).flat());
  const pairs = draftColumns[kind]
    .filter(({ field }) => fields.has(field))
    .map(({ field, name }) => sql`${field}::text, present.${sql.identifier(name)}`);
  const { rows } = await db.execute<PresentRow & { fields: Record<string, unknown> }>(sql`
    select present.id, present.parent_id as "parentId", ${nameOf(kind)} as name,
      jsonb_build_object(${sql.join(pairs, sql`, `)}) as fields
    from ${draftTables[kind]} as present
    where present.draft_id = ${draftId} and ${idIn(namedIds(command))}`);
  const previous = rows.map((row) => ({
    id: row.id,
    changes: Object.fromEntries(
      Object.entries(row.fields).filter(([field]) => changed.get(row.id)?.has(field)),
    ),
  }));
  return {
    command,
    inverse: { type: 'update', kind, edits: previous },
    rows: rows.map(({ id, parentId, name }) => [id, parentId, name]),
  };
}

/** Rows by parent and place, with the index of each among all rows of its parent. */
async function placesOf(
  db: Database,
  { draftId, kind, ids }: { draftId: string; kind: RowKind; ids: readonly string[] },
): Promise<(PresentRow & { index: number })[]> {
  const table = draftTables[kind];
  const { rows } = await db.execute<PresentRow & { index: number }>(sql`
    select id, "parentId", index, name from (
      select present.id, present.parent_id as "parentId", ${nameOf(kind)} as name,
        (row_number() over (partition by present.parent_id order by present.position, present.id))::int - 1 as index
      from ${table} as present
      where present.draft_id = ${draftId} and present.parent_id in (
        select present.parent_id from ${table} as present where present.draft_id = ${draftId} and ${idIn(ids)})
    ) as present where ${idIn(ids)} order by "parentId", index`);
  return rows;
}

/** Adjacent rows of one parent. */
function runsOf<Each extends { parentId: string; index: number }>(rows: readonly Each[]): Each[][] {
  const runs: Each[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.parentId === row.parentId && last.index + 1 === row.index) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

async function recordMove(db: Database, draftId: string, command: CommandOf<'move'>): Promise<RecordedStep> {
  const { kind } = command;
  const places = await placesOf(db, { draftId, kind, ids: namedIds(command) });
  const moves = runsOf(places).flatMap((run): Move[] => {
    const [first] = run;
    return first ? [{ parentId: first.parentId, index: first.index, ids: run.map(({ id }) => id) }] : [];
  });
  return {
    command,
    inverse: moves.length === 0 ? nothing : { type: 'move', kind, moves },
    rows: places.map(({ id, parentId, name }) => [id, parentId, name]),
  };
}

/** Adds the rows at their places, then everything in them. */
async function inverseOfRemove(
  db: Database,
  draftId: string,
  { kind: root, ids }: CommandOf<'remove'>,
): Promise<DraftCommand> {
  const places = new Map<string, { parentId: string; index: number }>(
    (await placesOf(db, { draftId, kind: root, ids })).map((row) => [row.id, row]),
  );
  const commands: DraftCommand[] = [];
  for (const kind of rowKinds.filter((each) => isWithin(each, root))) {
    const { rows } = await db.execute<PresentRow & { fields: Record<string, unknown> }>(sql`
      select present.id, present.parent_id as "parentId", ${fieldsOf(kind)} as fields
      from ${draftTables[kind]} as present
      where present.draft_id = ${draftId} and ${isContained(kind, { draftId, kind: root, ids })}
      order by present.parent_id, present.position, present.id`);
    if (rows.length === 0) continue;
    // the rows of a removed parent follow each other
    const placed = rows.map((row, at) => ({ ...row, index: places.get(row.id)?.index ?? at }));
    const placements = runsOf(placed).map((run) => ({
      parentId: run[0]?.parentId ?? '',
      ...(kind === root && { index: run[0]?.index }),
      rows: run.map(({ id, fields }) => ({ ...fields, id })),
    }));
    // asserted: the fields are those of the kind
    commands.push({ type: 'add', kind, placements } as unknown as DraftCommand);
  }
  return { type: 'batch', commands };
}
