import type { AccountFetch } from '@meridian/api-client/contract';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftFetches, drafts, draftSyncs } from '../../../platform/db/schema';
import { createDraftRowsRepository, draftTables, type NewAccountRow } from '../../drafts';

/** A fetch of an account into a draft. */
export type StoredFetch = typeof draftFetches.$inferSelect;

/** A row of an account with its position among its siblings. */
export interface FetchedRow extends Omit<NewAccountRow, 'version'> {
  position: number;
}

/** Fetches of accounts into drafts. A draft is marked as deleted, and so hidden, until its fetch is done. */
export function createFetchesRepository(db: Database) {
  return {
    async find(accountIds: readonly number[], draftId: string): Promise<StoredFetch | undefined> {
      const [row] = await db
        .select()
        .from(draftFetches)
        .where(and(eq(draftFetches.draftId, draftId), inArray(draftFetches.accountId, [...accountIds])));
      return row;
    },

    /** Locks a fetch until the transaction ends; undefined unless it is running. */
    async lockRunning(draftId: string): Promise<StoredFetch | undefined> {
      const [row] = await db
        .select()
        .from(draftFetches)
        .where(and(eq(draftFetches.draftId, draftId), eq(draftFetches.state, 'running')))
        .for('update');
      return row;
    },

    /** Creates a fetch whose draft was created before, and hides the draft. */
    async add(fetch: typeof draftFetches.$inferInsert, now: Date): Promise<void> {
      await db.insert(draftFetches).values(fetch);
      await db.update(drafts).set({ deletedTime: now }).where(eq(drafts.id, fetch.draftId));
    },

    async update(draftId: string, changes: Partial<StoredFetch>): Promise<void> {
      await db.update(draftFetches).set(changes).where(eq(draftFetches.draftId, draftId));
    },

    /** Removes a campaign that was fetched incompletely, with its contents. */
    async removeCampaign(draftId: string, id: string): Promise<void> {
      await db.execute(sql`delete from ${draftTables.campaign} where draft_id = ${draftId} and id = ${id}`);
    },

    /** Adds synchronized rows of one kind. */
    async addRows(draftId: string, kind: RowKind, rows: readonly FetchedRow[]): Promise<void> {
      if (rows.length === 0) return;
      const list = JSON.stringify(rows);
      await createDraftRowsRepository(db).insertAll(
        draftId,
        kind,
        sql`select given.id, given."parentId" as parent_id, given.position, given.base as value
          from jsonb_to_recordset(${list}::jsonb) as given (id text, "parentId" text, position float8, base jsonb)`,
      );
      await db.execute(sql`
        insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, parent_id, row_version, base, unknown_fields)
        select ${draftId}::uuid, ${kind}, given.id, given."providerId", given."parentId", 0, given.base, given."unknownFields"
        from jsonb_to_recordset(${list}::jsonb) as given (
          id text, "providerId" text, "parentId" text, base jsonb, "unknownFields" jsonb)
        on conflict (draft_id, kind, row_id) do update set provider_id = excluded.provider_id,
          parent_id = excluded.parent_id, base = excluded.base, unknown_fields = excluded.unknown_fields`);
    },

    /** Shows the draft. */
    async finish(draftId: string, now: Date): Promise<void> {
      const rows = createDraftRowsRepository(db);
      await rows.updateCounts(draftId, rowKinds);
      const size = await rows.sizeOf(draftId);
      await db
        .update(drafts)
        .set({ deletedTime: null, size, updatedTime: now })
        .where(eq(drafts.id, draftId));
      await db.update(draftFetches).set({ state: 'done' }).where(eq(draftFetches.draftId, draftId));
    },

    /** Fields whose values in the account the draft does not have. */
    async unknownFields(draftId: string): Promise<AccountFetch['unknown']> {
      const { rows } = await db.execute<AccountFetch['unknown'][number] & Record<string, unknown>>(sql`
        select sync.kind, field, count(*)::int as count
        from ${draftSyncs} as sync, jsonb_array_elements_text(sync.unknown_fields) as field
        where sync.draft_id = ${draftId} group by 1, 2 order by 1, 2`);
      return rows;
    },
  };
}
