import type { DraftStatus } from '@meridian/draft-editor/core';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftUploads, users } from '../../platform/db/schema';
import { DomainError } from '../../platform/lib/domain-error';

/** The error for an edit of a draft that is locked: while it is uploaded, with who uploads it. */
export async function lockedError(
  db: Database,
  { id, status }: { id: string; status: DraftStatus },
): Promise<DomainError> {
  const [upload] = await db
    .select({ by: users.name, since: draftUploads.startedTime })
    .from(draftUploads)
    .leftJoin(users, eq(users.id, draftUploads.startedBy))
    .where(eq(draftUploads.draftId, id))
    .orderBy(desc(draftUploads.version))
    .limit(1);
  if (status !== 9 || upload === undefined) return new DomainError('locked');
  const name = upload.by ?? '';
  const data = { status, by: name, since: upload.since.toISOString() };
  return new DomainError('locked', { name }, { data, messageKey: '423_upload' });
}
