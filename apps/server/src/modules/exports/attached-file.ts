import { exportStates } from '@meridian/api-client/contract';
import { buffer } from 'node:stream/consumers';
import { contentTypes } from '../../kits/workbooks/write/content-types';
import type { Database } from '../../platform/db';
import { readVerified, type FileStore } from '../../platform/files';
import type { Caller } from '../../platform/lib/caller';
import { exportFileKey } from './export-file-key';
import { createExportsRepository } from './exports.repository';
import { maySee } from './exports.service';

/** A file that is attached to an email. */
export interface AttachedFile {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/**
 * Reads the file of a record for its user. Undefined if it was deleted, or the user has no access to its accounts.
 * Errors: those of the file store, for a missing or damaged file.
 */
export async function readAttachedFile(
  recordId: string,
  {
    db,
    files,
    findUser,
  }: {
    db: Database;
    files: Pick<FileStore, 'read' | 'sizeOf'>;
    findUser: (userId: string) => Promise<Caller | null>;
  },
): Promise<AttachedFile | undefined> {
  const record = await createExportsRepository(db).find(recordId);
  if (record?.state !== exportStates.ready) return undefined;
  const owner = await findUser(record.createdBy);
  if (!owner || !maySee(owner, record)) return undefined;
  const { fileName, format } = record;
  const content = await buffer(await readVerified(files, exportFileKey(record.id), record));
  return { fileName, contentType: contentTypes[format], content };
}
