import { emptyFields, parentKinds, rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs } from '../../platform/db/schema';
import { draftColumns, draftTables } from './draft-tables-sql';

interface Rows {
  draftId: string;
  kind: RowKind;
  ids: readonly string[];
}

/** Call before deleting rows: marks those rows and their children that exist in the account for removal there. */
export async function markForRemoval(db: Database, { draftId, kind: root, ids }: Rows): Promise<void> {
  for (const kind of rowKinds.filter((each) => isWithin(each, root)))
    await db.execute(sql`
      insert into ${draftRemovals} (draft_id, kind, provider_id, row_id, parent_id, position, row_version, fields)
      select present.draft_id, ${kind}, sync.provider_id, present.id, present.parent_id, present.position, present.version, ${fieldsOf(kind)}
      from ${draftTables[kind]} as present
      join ${draftSyncs} as sync
        on sync.draft_id = present.draft_id and sync.kind = ${kind} and sync.row_id = present.id
      where present.draft_id = ${draftId} and ${isContained(kind, { draftId, kind: root, ids })}`);
}

/**
 * Call after adding rows: takes back the removal of rows that were deleted before. An unchanged row also regains its
 * upload state. Earlier versions have stored rows without some fields.
 */
export async function cancelRemovals(db: Database, { draftId, kind, ids }: Rows): Promise<void> {
  await db.execute(sql`
    with back as (
      delete from ${draftRemovals}
      where draft_id = ${draftId} and kind = ${kind} and row_id = any(${sql.param([...ids])}::text[])
      returning row_id, parent_id, row_version, fields
    )
    update ${draftTables[kind]} as present set version = back.row_version from back
    where present.draft_id = ${draftId} and present.id = back.row_id and present.parent_id = back.parent_id
      and ${fieldsOf(kind)} = ${JSON.stringify(emptyFields[kind])}::jsonb || back.fields`);
}

/** Number of deleted rows of a kind in a parent that the account still has. */
export async function countRemoved(
  db: Database,
  { draftId, kind, parentId }: { draftId: string; kind: RowKind; parentId: string },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${draftRemovals}
    where draft_id = ${draftId} and kind = ${kind} and parent_id = ${parentId}`);
  return rows[0]?.count ?? 0;
}

/** Whether a kind equals another one or is contained in it. */
export function isWithin(kind: RowKind, container: RowKind): boolean {
  if (kind === container) return true;
  const parentKind = parentKinds[kind];
  return parentKind !== null && isWithin(parentKind, container);
}

/** Condition for rows `present` of a kind that are rows of `root`, or contained in them. */
export function isContained(kind: RowKind, root: Rows): SQL {
  const parentKind = parentKinds[kind];
  if (kind === root.kind || parentKind === null)
    return sql`present.id = any(${sql.param([...root.ids])}::text[])`;
  return sql`present.parent_id in (
    select present.id from ${draftTables[parentKind]} as present
    where present.draft_id = ${root.draftId} and ${isContained(parentKind, root)})`;
}

/** Fields of a row `present` as JSON. */
export function fieldsOf(kind: RowKind): SQL {
  const pairs = draftColumns[kind].map(
    ({ field, name }) => sql`${field}::text, present.${sql.identifier(name)}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
