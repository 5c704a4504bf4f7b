import { type ProviderKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  draftRejections,
  drafts,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
} from '../../../platform/db/schema';

/** After this time, pending reviews are no longer requested. */
const maxDays = 14;
/** Items of one kind of a draft per request. */
const maxItems = 5_000;

export interface DraftInReview {
  id: string;
  accountId: number;
}

/** Review result of an item. */
export interface ItemReview {
  kind: ProviderKind;
  rowId: string;
  review: 'approved' | 'rejected';
  reasons: readonly string[];
}

export async function findDraftsInReview(db: Database): Promise<DraftInReview[]> {
  const { rows } = await db.execute<{ [Key in keyof DraftInReview]: DraftInReview[Key] }>(sql`
    select draft.id, draft.account_id as "accountId" from ${drafts} as draft
    where draft.status = 4 and draft.deleted_at is null
      and exists (select 1 from ${draftSyncs} where draft_id = draft.id and review is null and kind <> 'picture')
      and exists (select 1 from ${draftUploads} where draft_id = draft.id
        and progress_at > now() - ${maxDays} * interval '1 day')
    order by draft.updated_at`);
  return rows;
}

/** Items whose review is pending. */
export async function findItemsInReview(
  db: Database,
  draftId: string,
  kind: ProviderKind,
): Promise<{ rowId: string; providerId: string }[]> {
  const { rows } = await db.execute<{ rowId: string; providerId: string }>(sql`
    select row_id as "rowId", provider_id as "providerId" from ${draftSyncs}
    where draft_id = ${draftId} and kind = ${kind} and review is null order by row_id limit ${maxItems}`);
  return rows;
}

export async function storeReviews(
  tx: Database,
  draftId: string,
  reviews: readonly ItemReview[],
): Promise<void> {
  await tx.execute(sql`
    update ${draftSyncs} as sync set review = outcome.review, reasons = outcome.reasons
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
      as outcome (kind text, "rowId" text, review text, reasons jsonb)
    where sync.draft_id = ${draftId} and sync.kind = outcome.kind and sync.row_id = outcome."rowId"`);
}

/** Records that a review rejected items of a draft. */
export async function addRejection(
  tx: Database,
  rejection: { draftId: string; items: number; time: Date },
): Promise<void> {
  await tx.insert(draftRejections).values(rejection);
}

/** Stores review results in the items of the last upload; returns that upload. */
export async function rejectItems(
  tx: Database,
  draftId: string,
  failures: readonly { kind: ProviderKind; rowId: string; failure: StoredFailure }[],
): Promise<{ id: string; startedBy: string | null } | undefined> {
  const { rows } = await tx.execute<{ id: string; startedBy: string | null }>(sql`
    with last as (
      select id from ${draftUploads} where draft_id = ${draftId} order by version desc limit 1
    ), failed as (
      update ${draftUploadItems} as item set state = 'failed', failure = given.failure
      from last, jsonb_to_recordset(${JSON.stringify(failures)}::jsonb)
        as given (kind text, "rowId" text, failure jsonb)
      where item.upload_id = last.id and item.kind = given.kind and item.row_id = given."rowId"
    )
    update ${draftUploads} set state = 'failed' where id in (select id from last)
    returning id, started_by as "startedBy"`);
  return rows[0];
}
