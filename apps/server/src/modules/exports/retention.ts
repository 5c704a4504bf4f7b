import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { exportFileKey } from './export-file-key';
import { createExportsRepository } from './exports.repository';

/** Retention of a file and its record, in days. */
export const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Records from before this time are deleted with their files. */
export function retentionCutoff(clock: Pick<Clock, 'now'>): Date {
  return new Date(clock.now().getTime() - retentionDays * dayMs);
}

/** Deletes records and files past their retention. */
export async function removeOldExports(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  const removed = await createExportsRepository(db).removeBefore(retentionCutoff(clock));
  for (const id of removed) await files.remove(exportFileKey(id));
}
