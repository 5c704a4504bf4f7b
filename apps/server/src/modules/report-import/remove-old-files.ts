import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { findImportsWithFile, recordFileDeletion } from './repository/old-files-sql';
import { fileKey } from './uploaded-files';

/** Deletes the uploaded files and problem lists of imports that ended before a time. The imports remain. */
export async function removeOldFiles(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  since: Date,
): Promise<void> {
  for (const id of await findImportsWithFile(db, since)) {
    await files.remove(fileKey(id));
    await recordFileDeletion(db, id);
  }
}
