import type { DraftStatus } from '@meridian/draft-editor/core';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from './drafts.repository';

/** The error for editing a locked draft; during an upload, with the user who started it. */
export async function lockedError(
  db: Database,
  { id, status }: { id: string; status: DraftStatus },
): Promise<DomainError> {
  const upload = await createDraftsRepository(db).lastUpload(id);
  if (status !== 9 || upload === undefined) return new DomainError('locked');
  const name = upload.by ?? '';
  const data = { status, by: name, since: upload.since.toISOString() };
  return new DomainError('locked', { name }, { data, messageKey: '423_upload' });
}
