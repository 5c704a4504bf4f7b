import type { DraftSummary } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts';
import { fillInverse, hasSentItems } from './inverse-sql';
import { createUploadsRepository } from './uploads.repository';

/**
 * Creates a draft that undoes the last upload of another draft: it restores changed fields, creates removed and
 * replaced items again, and removes items that the upload created. Returns the existing draft if the id was used for
 * the same request.
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
