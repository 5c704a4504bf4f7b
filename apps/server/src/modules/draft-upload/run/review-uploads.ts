import { pagePath } from '@meridian/api-client/contract';
import { nextStatus, providerKinds } from '@meridian/draft-editor/core';
import { sendNotice } from '../../../kits/notices/notices';
import { connectAccount, isProviderError, type Provider, type ProviderItem } from '../../../kits/provider';
import { uploadFailureOf } from '../../../kits/provider/failures';
import { notifyUpload } from '../../../platform/signals';
import { createDraftsRepository } from '../../drafts';
import type { FinishParts } from './finish-upload';
import { lockNamedDraft } from './finish-upload.repository';
import {
  addRejection,
  findDraftsInReview,
  findItemsInReview,
  rejectItems,
  storeReviews,
  type DraftInReview,
  type ItemReview,
} from './reviews.repository';

export interface ReviewParts extends FinishParts {
  providers: readonly Provider[];
}

const callMs = 60_000;

/**
 * Fetches the provider's review results for items of uploaded drafts. A draft with rejected items has to be edited, and
 * the user who uploaded it gets a message. If the provider does not respond, the next run tries again.
 */
export async function reviewUploads(parts: ReviewParts): Promise<void> {
  for (const draft of await findDraftsInReview(parts.db)) {
    try {
      const outcomes = await askProvider(parts, draft);
      if (outcomes.length > 0) await storeOutcomes(parts, draft.id, outcomes);
    } catch (error) {
      if (!isProviderError(error)) throw error;
    }
  }
}

/** Errors: `ProviderError`. */
async function askProvider({ db, providers }: ReviewParts, draft: DraftInReview): Promise<ItemReview[]> {
  const connection = await connectAccount({ db, providers }, draft.accountId);
  const outcomes: ItemReview[] = [];
  for (const kind of providerKinds) {
    const rows = await findItemsInReview(db, draft.id, kind);
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

function reviewOf({ state, offlineReasons }: ProviderItem): Pick<ItemReview, 'review' | 'reasons'> {
  return state === 'rejected'
    ? { review: 'rejected', reasons: offlineReasons.map(({ message }) => message) }
    : { review: 'approved', reasons: [] };
}

async function storeOutcomes(
  { db, clock }: ReviewParts,
  draftId: string,
  outcomes: readonly ItemReview[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockNamedDraft(tx, draftId);
    // a user uploads it again, or has deleted it
    if (draft?.status !== 4) return;
    await storeReviews(tx, draftId, outcomes);
    const rejected = outcomes.filter(({ review }) => review === 'rejected');
    if (rejected.length === 0) return;
    await addRejection(tx, { draftId, items: rejected.length, time: clock.now() });
    const status = nextStatus(draft.status, 'uploadFailed');
    if (status === null) return;
    await createDraftsRepository(tx).update(draftId, { status });
    const upload = await rejectItems(
      tx,
      draftId,
      rejected.map(({ kind, rowId, reasons }) => ({
        kind,
        rowId,
        failure: { ...uploadFailureOf('review'), message: reasons.join('\n') },
      })),
    );
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
