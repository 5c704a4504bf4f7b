import { type ProviderKind, type RowKind } from '@meridian/draft-editor/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs } from '../../platform/db/schema';
import { draftTables } from './draft-tables-sql';

/** Provider ids of a draft's rows that exist in both the draft and the account. */
export async function findLiveIds(
  db: Database,
  { draftId, kind, ids }: { draftId: string; kind: RowKind; ids: readonly string[] },
): Promise<string[]> {
  const table = draftTables[kind];
  const rows = await db
    .select({ providerId: draftSyncs.providerId })
    .from(draftSyncs)
    .innerJoin(table, and(eq(table.draftId, draftSyncs.draftId), eq(table.id, draftSyncs.rowId)))
    .where(
      and(eq(draftSyncs.draftId, draftId), eq(draftSyncs.kind, kind), inArray(draftSyncs.rowId, [...ids])),
    );
  return rows.map(({ providerId }) => providerId);
}

/** Removes provider ids of the draft's rows and of rows deleted from it. */
export async function withoutOwnIds(
  db: Database,
  { draftId, kind, providerIds }: { draftId: string; kind: ProviderKind; providerIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select given.id from unnest(${sql.param([...providerIds])}::text[]) as given (id)
    where given.id not in (
      select provider_id from ${draftSyncs} where draft_id = ${draftId} and kind = ${kind}
      union all select provider_id from ${draftRemovals} where draft_id = ${draftId} and kind = ${kind}
    )`);
  return rows.map(({ id }) => id);
}
