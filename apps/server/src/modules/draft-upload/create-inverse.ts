import type { DraftSummary } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts';
import { fillInverse, hasSentItems } from './inverse-sql';
import { createUploadsRepository } from './uploads.repository';

/**
 * A draft with what the account had before the last upload of another one: it gives changed items the fields that they had, creates
 * removed and replaced ones again, and removes what that upload has created. The same again when there is one with the id.
 * Errors: `not_found`, `draft_status`, `duplicate`.
 */
export async function createInverse(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  { accountIds, userId }: Pick<Caller, 'accountIds' | 'userId'>,
  { id, newId, name }: { id: string; newId: string; name: string },
): Promise<DraftSummary> {
  await db.transaction(async (tx) => {
    const drafts = createDraftsRepository(tx);
    const original = await drafts.lock(accountIds, id);
    if (original === undefined) throw new DomainError('not_found');
    const upload = await createUploadsRepository(tx).last(id);
    const { accountId, status, name: copyOf } = original;
    if (status === 9 || upload === undefined || !(await hasSentItems(tx, upload.id)))
      throw new DomainError('draft_status', {}, { data: { status } });
    if (!(await drafts.create({ id: newId, accountId, name, userId, now: clock.now(), copyOf }))) return;
    await fillInverse(tx, { id, newId, uploadId: upload.id });
  });
  const inverse = await createDraftsRepository(db).find(accountIds, newId);
  if (inverse === undefined) throw new DomainError('duplicate');
  return inverse;
}
