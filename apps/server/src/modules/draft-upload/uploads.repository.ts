import type {
  DraftUploadAction,
  UploadCounts,
  UploadItemState,
  DraftUploadState,
  NotSent,
} from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftUploadItems, draftUploads, users, type StoredFailure } from '../../platform/db/schema';

export type StoredUpload = typeof draftUploads.$inferSelect & { startedByName: string | null };
export type LockedUpload = typeof draftUploads.$inferSelect;
type Start = Pick<LockedUpload, 'startedBy' | 'startedTime'>;
export type ItemFilter = 'all' | 'failed' | 'waiting';

/** An item as listed. */
export interface StoredItem {
  kind: RowKind;
  id: string;
  parentId: string;
  name: string;
  parentName: string;
  action: DraftUploadAction;
  state: UploadItemState;
  providerId: string | null;
  sentTime: string | null;
  attempts: number;
  failure: StoredFailure | null;
  notSent: NotSent[];
  blockerKind: RowKind | null;
  blockerId: string | null;
  blockerName: string | null;
}

export const noCounts: UploadCounts = {
  total: 0,
  waiting: 0,
  sending: 0,
  sent: 0,
  failed: 0,
  blocked: 0,
  unchanged: 0,
};

const filters: Readonly<Record<ItemFilter, SQL>> = {
  all: sql`true`,
  failed: sql`item.state = 'failed'`,
  waiting: sql`item.state in ('waiting', 'sending', 'blocked')`,
};

/** The provider's review rejected the item: sending it again would change nothing. */
const isReviewed = sql`coalesce(failure ->> 'reason', '') = 'review'`;

/** Uploads of drafts with their items. */
export function createUploadsRepository(db: Database) {
  return {
    /** The last upload of a draft. */
    async last(draftId: string): Promise<StoredUpload | undefined> {
      const [row] = await db
        .select({ upload: draftUploads, name: users.name })
        .from(draftUploads)
        .leftJoin(users, eq(users.id, draftUploads.startedBy))
        .where(eq(draftUploads.draftId, draftId))
        .orderBy(desc(draftUploads.version))
        .limit(1);
      return row && { ...row.upload, startedByName: row.name };
    },

    /** Number of items by kind. */
    async counts(uploadId: string): Promise<Map<RowKind, UploadCounts>> {
      const { rows } = await db.execute<{ kind: RowKind; state: UploadItemState; count: number }>(sql`
        select kind, state, count(*)::int as count from ${draftUploadItems}
        where upload_id = ${uploadId} group by kind, state`);
      const byKind = new Map<RowKind, UploadCounts>();
      for (const { kind, state, count } of rows) {
        const counts = byKind.get(kind) ?? { ...noCounts };
        counts[state] += count;
        counts.total += count;
        byKind.set(kind, counts);
      }
      return byKind;
    },

    /** A page of items: failed ones first, then those being sent, pending ones, and the rest in sending order. */
    async items(
      uploadId: string,
      { filter, kind }: { filter: ItemFilter; kind?: RowKind | undefined },
      { size, offset }: { size: number; offset: number },
    ): Promise<{ list: StoredItem[]; totalCount: number }> {
      const where = sql`item.upload_id = ${uploadId} and ${filters[filter]}
        and ${kind === undefined ? sql`true` : sql`item.kind = ${kind}`}`;
      const { rows } = await db.execute<{ [Key in keyof StoredItem]: StoredItem[Key] }>(sql`
        select item.kind, item.row_id as id, item.parent_row_id as "parentId", item.name,
          item.parent_name as "parentName", item.action, item.state, item.provider_id as "providerId",
          to_char(item.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentTime", item.attempts,
          item.failure, item.not_sent as "notSent", blocker.kind as "blockerKind", blocker.row_id as "blockerId", blocker.name as "blockerName"
        from ${draftUploadItems} as item
        left join ${draftUploadItems} as blocker
          on blocker.upload_id = item.upload_id and blocker.seq = item.waiting_for
        where ${where}
        order by array_position(array['failed', 'sending', 'blocked', 'waiting', 'sent', 'unchanged'], item.state),
          item.seq
        limit ${size} offset ${offset}`);
      const { rows: counted } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${draftUploadItems} as item where ${where}`,
      );
      return { list: rows, totalCount: counted[0]?.count ?? 0 };
    },

    /** Locks the last upload of a draft until the transaction ends. */
    async lockLast(draftId: string): Promise<LockedUpload | undefined> {
      const [row] = await db
        .select()
        .from(draftUploads)
        .where(eq(draftUploads.draftId, draftId))
        .orderBy(desc(draftUploads.version))
        .limit(1)
        .for('update');
      return row;
    },

    /** Adds a pending upload. */
    async add(
      upload: Pick<LockedUpload, 'id' | 'draftId' | 'accountId' | 'version' | 'campaignIds'> & Start,
    ): Promise<void> {
      await db.insert(draftUploads).values({
        ...upload,
        state: 'queued',
        progressTime: sql`now()`,
        finishedTime: null,
        wait: null,
        problem: null,
        callsPlanned: 0,
        callsDone: 0,
        callsRepeated: 0,
      });
    },

    async remove(uploadId: string): Promise<void> {
      await db.delete(draftUploads).where(eq(draftUploads.id, uploadId));
    },

    async cancel(uploadId: string, finishedTime: Date): Promise<void> {
      await db
        .update(draftUploads)
        .set({ state: 'cancelled', finishedTime, wait: null })
        .where(eq(draftUploads.id, uploadId));
    },

    /** Makes a paused upload pending again. */
    async resume(uploadId: string, startedBy: string): Promise<void> {
      await db
        .update(draftUploads)
        .set({ state: 'queued', startedBy, progressTime: sql`now()` })
        .where(eq(draftUploads.id, uploadId));
    },

    /** Makes a finished upload pending again. */
    async restart(uploadId: string, startedBy: string): Promise<void> {
      await db
        .update(draftUploads)
        .set({
          state: 'queued',
          startedBy,
          progressTime: sql`now()`,
          finishedTime: null,
          problem: null,
          wait: null,
        })
        .where(eq(draftUploads.id, uploadId));
    },

    async setState(uploadId: string, state: DraftUploadState): Promise<void> {
      await db.update(draftUploads).set({ state, wait: null }).where(eq(draftUploads.id, uploadId));
    },

    /** Whether an upload has items that were not sent. */
    async hasUnsent(uploadId: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from ${draftUploadItems}
        where upload_id = ${uploadId} and state not in ('sent', 'unchanged') and not ${isReviewed} limit 1`);
      return rows.length > 0;
    },

    /** Whether an upload has items that were sent. */
    async hasSent(uploadId: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select 1 from ${draftUploadItems} where upload_id = ${uploadId} and attempts > 0 limit 1`,
      );
      return rows.length > 0;
    },

    /**
     * Makes failed items and the items that they block pending again; returns the number of items that can now be sent.
     * `rows`: only these.
     */
    async retry(
      uploadId: string,
      rows: readonly { kind: RowKind; id: string }[] | undefined,
    ): Promise<number> {
      const keys = rows?.map(({ kind, id }) => `${kind} ${id}`) ?? [];
      const isWanted =
        rows === undefined ? sql`true` : sql`kind || ' ' || row_id = any(${sql.param(keys)}::text[])`;
      await db.execute(sql`
        update ${draftUploadItems} set state = 'waiting', failure = null
        where upload_id = ${uploadId} and state = 'failed' and not ${isReviewed} and ${isWanted}`);
      await db.execute(sql`
        update ${draftUploadItems} as child set state = 'waiting', waiting_for = null
        from ${draftUploadItems} as blocker
        where child.upload_id = ${uploadId} and child.state = 'blocked' and blocker.upload_id = child.upload_id
          and blocker.seq = child.waiting_for and blocker.state <> 'failed'`);
      const { rows: counted } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from ${draftUploadItems}
        where upload_id = ${uploadId} and state in ('waiting', 'sending')`);
      return counted[0]?.count ?? 0;
    },
  };
}
export type UploadsRepository = ReturnType<typeof createUploadsRepository>;

/** Unfinished uploads without progress for this many minutes. */
export async function findSilentUploads(db: Database, minutes: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${draftUploads} where state in ('queued', 'running', 'waiting')
      and progress_at < now() - ${minutes} * interval '1 minute'`);
  return rows.map(({ id }) => id);
}
