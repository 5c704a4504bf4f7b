import { pagePath } from '@meridian/api-client/contract';
import { nextStatus, providerKinds, type ProviderKind } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import { sendNotice } from '../../../kits/notices/notices';
import { isProviderError, type Provider, type ProviderItem } from '../../../kits/provider';
import { uploadFailureOf } from '../../../kits/provider/failures';
import type { Database } from '../../../platform/db';
import { accounts, drafts, draftSyncs, draftUploadItems, draftUploads } from '../../../platform/db/schema';
import { notifyUpload } from '../../../platform/signals';
import type { FinishParts } from './finish-upload';

export interface ReviewParts extends FinishParts {
  provider: Provider;
}

/** After this time, the provider is no longer asked about what it has not reviewed. */
const maxDays = 14;
/** Items of one kind of a draft that are asked about at a time. */
const maxItems = 5_000;
const callMs = 60_000;

interface Outcome {
  kind: ProviderKind;
  rowId: string;
  review: 'approved' | 'rejected';
  reasons: readonly string[];
}

/**
 * Asks the provider what its review says of the items of uploaded drafts. A draft of which it rejects something is to be modified; who
 * uploaded it gets a message. What the provider does not answer is asked again later.
 */
export async function reviewUploads(parts: ReviewParts): Promise<void> {
  for (const draft of await draftsInReview(parts.db)) {
    try {
      const outcomes = await askProvider(parts, draft);
      if (outcomes.length > 0) await storeOutcomes(parts, draft.id, outcomes);
    } catch (error) {
      if (!isProviderError(error)) throw error;
    }
  }
}

interface DraftInReview {
  id: string;
  accountId: number;
}

async function draftsInReview(db: Database): Promise<DraftInReview[]> {
  const { rows } = await db.execute<{ [Key in keyof DraftInReview]: DraftInReview[Key] }>(sql`
    select draft.id, draft.account_id as "accountId" from ${drafts} as draft
    where draft.status = 4 and draft.deleted_at is null
      and exists (select 1 from ${draftSyncs} where draft_id = draft.id and review is null and kind <> 'picture')
      and exists (select 1 from ${draftUploads} where draft_id = draft.id
        and progress_at > now() - ${maxDays} * interval '1 day')
    order by draft.updated_at`);
  return rows;
}

/** Errors: `ProviderError`. */
async function askProvider({ db, provider }: ReviewParts, draft: DraftInReview): Promise<Outcome[]> {
  const connection = await provider.connect(draft.accountId);
  const outcomes: Outcome[] = [];
  for (const kind of providerKinds) {
    const { rows } = await db.execute<{ rowId: string; providerId: string }>(sql`
      select row_id as "rowId", provider_id as "providerId" from ${draftSyncs}
      where draft_id = ${draft.id} and kind = ${kind} and review is null order by row_id limit ${maxItems}`);
    if (rows.length === 0) continue;
    const ids = rows.map(({ providerId }) => providerId);
    const found = await connection.read(kind, { ids }, { signal: AbortSignal.timeout(callMs) });
    const byId = new Map(found.map((item) => [item.providerId, item]));
    for (const { rowId, providerId } of rows) {
      const item = byId.get(providerId);
      if (item && item.state !== 'in_review') outcomes.push({ kind, rowId, ...reviewOf(item) });
    }
  }
  return outcomes;
}

function reviewOf({ state, offlineReasons }: ProviderItem): Pick<Outcome, 'review' | 'reasons'> {
  return state === 'rejected'
    ? { review: 'rejected', reasons: offlineReasons.map(({ message }) => message) }
    : { review: 'approved', reasons: [] };
}

async function storeOutcomes(
  { db, clock }: ReviewParts,
  draftId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [draft] = await tx
      .select({ status: drafts.status, name: drafts.name, accountNo: accounts.accountNo })
      .from(drafts)
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .where(eq(drafts.id, draftId))
      .for('update', { of: drafts });
    // somebody uploads it again, or has deleted it
    if (draft?.status !== 4) return;
    await tx.execute(sql`
      update ${draftSyncs} as sync set review = outcome.review, reasons = outcome.reasons
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as outcome (kind text, "rowId" text, review text, reasons jsonb)
      where sync.draft_id = ${draftId} and sync.kind = outcome.kind and sync.row_id = outcome."rowId"`);
    const rejected = outcomes.filter(({ review }) => review === 'rejected');
    const status = nextStatus(draft.status, 'uploadFailed');
    if (rejected.length === 0 || status === null) return;
    await tx.update(drafts).set({ status }).where(eq(drafts.id, draftId));
    const upload = await rejectItems(tx, draftId, rejected);
    await notifyUpload(tx, draftId);
    if (upload === undefined || upload.startedBy === null) return;
    const { name, accountNo } = draft;
    await sendNotice(tx, {
      userId: upload.startedBy,
      kind: 'reviewFailed',
      subject: `review:${upload.id}`,
      params: { name, accountNo, failed: String(rejected.length) },
      link: `${pagePath('draftEdit')}/${draftId}/upload`,
      time: clock.now(),
    });
  });
}

/** The items of the last upload show what the review said; returns that upload. */
async function rejectItems(
  tx: Database,
  draftId: string,
  rejected: readonly Outcome[],
): Promise<{ id: string; startedBy: string | null } | undefined> {
  const failures = rejected.map(({ kind, rowId, reasons }) => ({
    kind,
    rowId,
    failure: { ...uploadFailureOf('review'), message: reasons.join('\n') },
  }));
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
