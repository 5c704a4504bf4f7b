import type { DraftSummary } from '@meridian/api-client/contract';
import { nextStatus } from '@meridian/draft-editor/core';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from './drafts.repository';
import { lockedError } from './locked-error';

/** A draft of the accounts that may be edited. Errors: `not_found`; `locked`. */
export async function requireDraft(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<DraftSummary> {
  const draft = await createDraftsRepository(db).find(accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
  if (nextStatus(draft.status, 'edit') === null) throw await lockedError(db, draft);
  return draft;
}
