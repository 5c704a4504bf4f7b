import type { DraftUploadAction, DraftUploadState, ProviderId } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  accounts,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
  type StoredWait,
} from '../../../platform/db/schema';
import { notifyUpload } from '../../../platform/signals';
import type { PlannedItem } from '../plan/planned-item';
import { removeConflicts, storeBases } from './bases-sql';
import { deleteRemovals, storeRemovals } from './removals-sql';

/** An upload that a server processes. */
export interface ActiveUpload {
  id: string;
  draftId: string;
  accountId: number;
  /** Provider of the account. */
  provider: ProviderId;
  version: number;
  startedBy: string | null;
  fence: number;
  /** Rows of the campaigns that are sent; null: all. */
  campaignIds: readonly string[] | null;
}

/** A claimed item, to be sent or read back. */
export interface ClaimedItem {
  seq: number;
  kind: RowKind;
  action: DraftUploadAction;
  /** Empty for campaigns. */
  parentProviderId: string;
  providerId: string | null;
  fields: Record<string, unknown>;
  changes: readonly { field: string; to: unknown }[];
  attempts: number;
  fence: number;
}

/** Outcome of an item. `waiting`: the provider does not have it. */
export interface ItemResult {
  seq: number;
  state: 'sent' | 'failed' | 'waiting';
  providerId: string | null;
  failure: StoredFailure | null;
}

export const activeStates = ['queued', 'running', 'waiting'] as const satisfies readonly DraftUploadState[];
const isActive = sql`state in ('queued', 'running', 'waiting')`;

/** Items to send. Excludes items that the provider removes with their parent, and items that wait for another item. */
const isToSend = (uploadId: string) => sql`
  state = 'waiting' and not (action = 'remove' and parent_seq is not null)
  and (followed_seq is null or (
    select followed.state from ${draftUploadItems} as followed
    where followed.upload_id = ${uploadId} and followed.seq = item.followed_seq) = 'sent')`;

/** Items of an upload, as the processing server uses them. All times are by the database clock. */
export function createUploadStore(db: Database) {
  return {
    /** Takes an upload over from the previous server; undefined if it is paused or finished. */
    async takeOver(uploadId: string): Promise<ActiveUpload | undefined> {
      const { rows } = await db.execute<{ [Key in keyof ActiveUpload]: ActiveUpload[Key] }>(sql`
        update ${draftUploads} set fence = fence + 1 where id = ${uploadId} and ${isActive}
        returning id, draft_id as "draftId", account_id as "accountId",
          (select provider from ${accounts} as account where account.account_id = ${draftUploads}.account_id) as provider, version, started_by as "startedBy", fence, campaign_ids as "campaignIds"`);
      return rows[0];
    },

    async hasItems(uploadId: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select 1 from ${draftUploadItems} where upload_id = ${uploadId} limit 1`,
      );
      return rows.length > 0;
    },

    /** Stores the plan, unless another server has taken over. `leftOut`: differences that it does not contain. */
    async addItems(
      { id, fence }: ActiveUpload,
      items: readonly PlannedItem[],
      { calls, leftOut }: { calls: number; leftOut: number },
    ): Promise<boolean> {
      const isAdded = await db.transaction(async (tx) => {
        if (!(await lockIfCurrent(tx, id, fence))) return false;
        const seqOf = new Map(items.map((item, seq) => [`${item.kind} ${item.rowId}`, seq]));
        const values = items.map((item, seq) => ({
          ...item,
          seq,
          parentSeq: parentSeqOf(item, seqOf),
          followedSeq: item.follows === null ? null : seqOf.get(`${item.kind} ${item.follows}`),
        }));
        const size = 2_000;
        for (let from = 0; from < values.length; from += size)
          await tx.execute(sql`
            insert into ${draftUploadItems} (upload_id, seq, kind, row_id, parent_row_id, parent_seq, followed_seq, is_temporary, name, parent_name,
              action, state, idempotency_key, provider_id, fields, changes, not_sent, before, row_version)
            select ${id}::uuid, seq, kind, "rowId", "parentRowId", "parentSeq", "followedSeq", "isTemporary", name, "parentName", action,
              case when action = 'none' then 'unchanged' else 'waiting' end,
              ${id}::text || ':' || kind || ':' || "rowId", "providerId", fields, changes, "notSent", nullif(before, 'null'::jsonb), "rowVersion"
            from jsonb_to_recordset(${JSON.stringify(values.slice(from, from + size))}::jsonb) as item (
              seq int, kind text, "rowId" text, "parentRowId" text, "parentSeq" int, "followedSeq" int, "isTemporary" boolean, name text, "parentName" text,
              action text, "providerId" text, fields jsonb, changes jsonb, "notSent" jsonb, before jsonb, "rowVersion" int)`);
        await tx.execute(
          sql`update ${draftUploads} set calls_planned = ${calls}, left_out = ${leftOut}, progress_at = now() where id = ${id}`,
        );
        await storeSyncs(tx, id, sql`item.state = 'unchanged'`);
        return true;
      });
      // without statistics, PostgreSQL assumes one row per upload, for which any index seems good enough
      if (isAdded) await db.execute(sql`analyze ${draftUploadItems} (upload_id)`);
      return isAdded;
    },

    /** Marks items as blocked that wait for a failed item, or for its name. */
    async blockChildren(uploadId: string): Promise<void> {
      // separate conditions, so that PostgreSQL can hash each
      const block = (seq: SQL) =>
        db.execute(sql`
          update ${draftUploadItems} as child
          set state = 'blocked', waiting_for = coalesce(parent.waiting_for, parent.seq)
          from ${draftUploadItems} as parent
          where child.upload_id = ${uploadId} and parent.upload_id = ${uploadId}
            and ${seq} = parent.seq and child.state = 'waiting' and parent.state in ('failed', 'blocked')`);
      for (;;) {
        const byParent = await block(sql`child.parent_seq`);
        const byName = await block(sql`child.followed_seq`);
        if (!byParent.rowCount && !byName.rowCount) return;
      }
    },

    /** Marks the next items of one kind and action as being sent. Undefined if another server has taken over. */
    async claim(
      { id, fence }: ActiveUpload,
      sizeOf: (kind: RowKind) => number,
    ): Promise<ClaimedItem[] | undefined> {
      return db.transaction(async (tx) => {
        if (!(await lockIfCurrent(tx, id, fence))) return undefined;
        const { rows: next } = await tx.execute<{ kind: RowKind; action: string }>(sql`
          select kind, action from ${draftUploadItems} as item where upload_id = ${id} and ${isToSend(id)}
          order by seq limit 1`);
        const [first] = next;
        if (first === undefined) return [];
        // a separate query: within the update, PostgreSQL might run the subquery once per item
        const { rows } = await tx.execute<{ seq: number }>(sql`
          select seq from ${draftUploadItems} as item where upload_id = ${id} and ${isToSend(id)}
            and kind = ${first.kind} and action = ${first.action} order by seq limit ${sizeOf(first.kind)}`);
        const seqs = rows.map(({ seq }) => seq);
        await tx.execute(sql`
          update ${draftUploadItems} set state = 'sending', fence = ${fence}, claimed_at = clock_timestamp(),
            attempts = attempts + 1, failure = null
          where upload_id = ${id} and seq = any(${sql.param(seqs)}::int[])`);
        await tx.execute(sql`update ${draftUploads} set state = 'running' where id = ${id}`);
        return selectItems(tx, id, sql`item.seq = any(${sql.param(seqs)}::int[])`);
      });
    },

    /** Items that were sent without a known outcome. */
    unknownItems: (uploadId: string) => selectItems(db, uploadId, sql`item.state = 'sending'`),

    /** Milliseconds until `settleMs` have passed since the last item with an unknown outcome was claimed. */
    async msUntilSettled(uploadId: string, settleMs: number): Promise<number> {
      const { rows } = await db.execute<{ ms: number | null }>(sql`
        select (${settleMs} - extract(epoch from clock_timestamp() - max(claimed_at)) * 1000)::float8 as ms
        from ${draftUploadItems} where upload_id = ${uploadId} and state = 'sending'`);
      return Math.max(0, rows[0]?.ms ?? 0);
    },

    /** Stores outcomes of items that the claiming server is still sending; returns their number. */
    async record(
      uploadId: string,
      {
        fence,
        results,
        calls = 1,
        isRepeated = false,
      }: {
        fence: number;
        results: readonly ItemResult[];
        /** Number of requests sent. */
        calls?: number;
        isRepeated?: boolean;
      },
    ): Promise<number> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from ${draftUploads} where id = ${uploadId} for update`);
        const { rows } = await tx.execute<{ seq: number; state: string; action: string }>(sql`
          update ${draftUploadItems} as item
          set state = result.state, provider_id = coalesce(result."providerId", item.provider_id),
            failure = nullif(result.failure, 'null'::jsonb),
            sent_at = case when result.state = 'sent' then clock_timestamp() end
          from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
            as result (seq int, state text, "providerId" text, failure jsonb)
          where item.upload_id = ${uploadId} and item.seq = result.seq and item.state = 'sending'
            and item.fence = ${fence}
          returning item.seq, item.state, item.action`);
        const hasProgress = rows.some(({ state }) => state !== 'waiting');
        await tx.execute(sql`
          update ${draftUploads} set calls_done = calls_done + ${isRepeated ? 0 : calls}::int,
            calls_repeated = calls_repeated + ${isRepeated ? calls : 0}::int
            ${hasProgress ? sql`, progress_at = clock_timestamp(), wait = null` : sql``}
          where id = ${uploadId}`);
        await notifyProgress(tx, uploadId);
        const isSent = ({ state }: { state: string }) => state === 'sent';
        if (rows.some((row) => isSent(row) && row.action === 'remove')) await storeRemovals(tx, uploadId);
        const sent = rows.filter(isSent).map(({ seq }) => seq);
        await storeSyncs(tx, uploadId, sql`item.seq = any(${sql.param(sent)}::int[])`);
        return rows.length;
      });
    },

    /** Shows why requests are retried; returns milliseconds since the last progress. */
    async showWait(
      { id, fence }: ActiveUpload,
      wait: Omit<StoredWait, 'until'>,
      delayMs: number,
    ): Promise<void> {
      await db.execute(sql`
        update ${draftUploads} set state = 'waiting', wait = ${JSON.stringify(wait)}::jsonb || jsonb_build_object('until',
          to_char((clock_timestamp() + ${delayMs} * interval '1 millisecond') at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        where id = ${id} and fence = ${fence} and ${isActive}`);
    },

    async msWithoutProgress(uploadId: string): Promise<number> {
      const { rows } = await db.execute<{ ms: number }>(sql`
        select (extract(epoch from clock_timestamp() - progress_at) * 1000)::float8 as ms
        from ${draftUploads} where id = ${uploadId}`);
      return rows[0]?.ms ?? 0;
    },
  };
}

/** Locks an upload, and returns whether this server still processes it. */
export async function lockIfCurrent(tx: Database, id: string, fence: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${draftUploads} where id = ${id} and fence = ${fence} and ${isActive} for update`,
  );
  return rows.length > 0;
}

function parentSeqOf(
  { kind, parentRowId, action, isRemovedWithParent }: PlannedItem,
  seqOf: ReadonlyMap<string, number>,
): number | null {
  if (kind === 'campaign' || (action === 'remove' && !isRemovedWithParent)) return null;
  return seqOf.get(`${kind === 'unit' ? 'campaign' : 'unit'} ${parentRowId}`) ?? null;
}

/** The unit from which a picture is removed; the item does not wait for it. */
const unitOfRemoved = sql`case when item.kind = 'picture' and item.action = 'remove' then (
  select unit.provider_id from ${draftUploadItems} as unit
  where unit.upload_id = item.upload_id and unit.kind = 'unit' and unit.row_id = item.parent_row_id) end`;

async function selectItems(
  db: Database,
  uploadId: string,
  where: ReturnType<typeof sql>,
): Promise<ClaimedItem[]> {
  const { rows } = await db.execute<{ [Key in keyof ClaimedItem]: ClaimedItem[Key] }>(sql`
    select item.seq, item.kind, item.action, coalesce(parent.provider_id, ${unitOfRemoved}, '') as "parentProviderId",
      item.provider_id as "providerId", item.fields, item.changes, item.attempts, coalesce(item.fence, 0) as fence
    from ${draftUploadItems} as item
    left join ${draftUploadItems} as parent on parent.upload_id = item.upload_id and parent.seq = item.parent_seq
    where item.upload_id = ${uploadId} and ${where} order by item.seq`);
  return rows;
}

async function notifyProgress(tx: Database, uploadId: string): Promise<void> {
  const { rows } = await tx.execute<{ draftId: string }>(
    sql`select draft_id as "draftId" from ${draftUploads} where id = ${uploadId}`,
  );
  const [row] = rows;
  if (row) await notifyUpload(tx, row.draftId);
}

/** Stores that the provider has the rows of these items as they were sent. */
async function storeSyncs(tx: Database, uploadId: string, where: ReturnType<typeof sql>): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, parent_id, row_version, not_sent)
    select upload.draft_id, item.kind, item.row_id, item.provider_id, item.parent_row_id, item.row_version, item.not_sent
    from ${draftUploadItems} as item join ${draftUploads} as upload on upload.id = item.upload_id
    where item.upload_id = ${uploadId} and item.action <> 'remove' and not item.is_temporary
      and item.provider_id is not null and ${where}
    on conflict (draft_id, kind, row_id) do update set provider_id = excluded.provider_id,
      parent_id = excluded.parent_id, row_version = excluded.row_version, not_sent = excluded.not_sent, review = null, reasons = '[]'::jsonb`);
  await deleteRemovals(tx, uploadId, sql`item.action <> 'remove' and ${where}`);
  if (rowCount !== 0) await storeBases(tx, uploadId, where);
  await removeConflicts(tx, uploadId, where);
}
