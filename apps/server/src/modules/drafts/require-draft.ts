import type { DraftSummary } from '@meridian/api-client/contract';
import { isEditable, nextStatus, type DraftEvent, type DraftStatus } from '@meridian/draft-editor/core';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from './drafts.repository';
import { lockedError } from './locked-error';

/** A draft that can be edited, or has another allowed status, in one of the accounts. Errors: `not_found`; `locked`. */
export async function requireDraft(
  db: Database,
  accountIds: readonly number[],
  id: string,
  isAllowed: (status: DraftStatus) => boolean = isEditable,
): Promise<DraftSummary> {
  const draft = await createDraftsRepository(db).find(accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
  if (!isAllowed(draft.status)) throw await lockedError(db, draft);
  return draft;
}

/** Status after an event. Errors: `draft_status` with the current status if it does not allow the event. */
export function requireStatus(status: DraftStatus, event: DraftEvent): DraftStatus {
  const next = nextStatus(status, event);
  if (next === null) throw new DomainError('draft_status', {}, { data: { status } });
  return next;
}
