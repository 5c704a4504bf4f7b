import { parentKinds, rootId, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { CommandError } from './command-error';
import { draftTables, parentTableOf } from './draft-tables-sql';

/** Positions of new rows: `first`, then increasing by `step`. */
export interface RowPositions {
  first: number;
  step: number;
}

interface Place {
  draftId: string;
  kind: RowKind;
  parentId: string;
  /** Number of rows before it; absent: after the last row. */
  index: number | undefined;
  /** Number of rows to place. */
  count: number;
  /** Ids of rows to ignore, because they will move. */
  moving?: readonly string[];
}

/** Closer positions leave no number between them, whatever their size. */
const closest = 1e-6;

/** Positions for rows at a place among the rows of a parent. Errors: `CommandError` for a place beyond the end. */
export async function positionsAt(db: Database, place: Place): Promise<RowPositions> {
  const between = await neighboursOf(db, place);
  const positions = spread(between, place.count);
  if (positions.step >= closest) return positions;
  await renumber(db, place);
  return spread(await neighboursOf(db, place), place.count);
}

interface Neighbours {
  before: number | undefined;
  after: number | undefined;
}

function spread({ before, after }: Neighbours, count: number): RowPositions {
  if (after === undefined) return { first: (before ?? 0) + 1, step: 1 };
  if (before === undefined) return { first: after - count, step: 1 };
  const step = (after - before) / (count + 1);
  return { first: before + step, step };
}

async function neighboursOf(
  db: Database,
  { draftId, kind, parentId, index, moving = [] }: Place,
): Promise<Neighbours> {
  const table = draftTables[kind];
  const others = moving.length === 0 ? sql`true` : sql`id <> all(${sql.param([...moving])}::text[])`;
  const where = sql`draft_id = ${draftId} and parent_id = ${parentId} and ${others}`;
  const order = index === undefined ? sql`position desc, id desc` : sql`position, id`;
  const { rows } = await db.execute<{ position: number }>(
    sql`select position from ${table} where ${where} order by ${order}
      limit ${index === undefined || index === 0 ? 1 : 2} offset ${Math.max(0, (index ?? 0) - 1)}`,
  );
  const [first, second] = rows.map(({ position }) => position);
  if (index === undefined) return { before: first, after: undefined };
  if (index === 0) return { before: undefined, after: first };
  if (first === undefined) throw new CommandError('draft_row_place');
  return { before: first, after: second };
}

async function renumber(db: Database, { draftId, kind, parentId }: Place): Promise<void> {
  const table = draftTables[kind];
  await db.execute(sql`
    update ${table} as present set position = numbered.number
    from (select id, row_number() over (order by position, id) as number from ${table}
      where draft_id = ${draftId} and parent_id = ${parentId}) as numbered
    where present.draft_id = ${draftId} and present.id = numbered.id`);
}

/** Errors: `CommandError` unless all parents are in the draft. */
export async function requireParents(
  db: Database,
  { draftId, kind, parentIds }: { draftId: string; kind: RowKind; parentIds: readonly string[] },
): Promise<void> {
  const unique = [...new Set(parentIds)];
  const table = parentTableOf(kind);
  if (parentKinds[kind] === null || table === null) {
    if (unique.some((id) => id !== rootId)) throw new CommandError('draft_row_missing');
    return;
  }
  await requireRows(db, { draftId, table, ids: unique });
}

/** Errors: `CommandError` unless all rows are in the draft. */
export async function requireRows(
  db: Database,
  { draftId, table, ids }: { draftId: string; table: (typeof draftTables)[RowKind]; ids: readonly string[] },
): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table}
      where draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[])`,
  );
  if (rows[0]?.count !== new Set(ids).size) throw new CommandError('draft_row_missing');
}
