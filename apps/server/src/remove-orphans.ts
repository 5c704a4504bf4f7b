import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import { exportFileKey } from './modules/exports';
import { imageFileKey, thumbnailKey } from './modules/materials';
import { importFileKey } from './modules/report-import';
import type { Database } from './platform/db';
import { downloadRecords, imageFiles, imports } from './platform/db/schema';
import type { FileStore } from './platform/files';

/** Keys that one query looks up. */
const batchSize = 500;

const owners = [
  { table: imports, keyOf: importFileKey },
  { table: downloadRecords, keyOf: exportFileKey },
  { table: imageFiles, keyOf: imageFileKey },
  { table: imageFiles, keyOf: thumbnailKey },
];

/**
 * Removes the files from before an instant that no record refers to: a server that is killed between a file and its record
 * leaves them. Files of other programs, under keys of another form, stay.
 */
export async function removeOrphans(
  db: Database,
  files: Pick<FileStore, 'list' | 'remove'>,
  before: Date,
): Promise<void> {
  let batch: string[] = [];
  const removeBatch = async () => {
    for (const key of await withoutRecord(db, batch)) await files.remove(key);
    batch = [];
  };
  for await (const { key, storedTime } of files.list()) {
    if (storedTime >= before) continue;
    batch.push(key);
    if (batch.length === batchSize) await removeBatch();
  }
  await removeBatch();
}

/** The keys of the forms above whose record does not exist. */
async function withoutRecord(db: Database, keys: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  for (const { table, keyOf } of owners) {
    const ids = keys
      .map((key) => key.slice(key.indexOf('/') + 1))
      .filter((id, index) => keyOf(id) === keys[index] && z.uuid().safeParse(id).success);
    const found = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
    const existing = new Set(found.map(({ id }) => id));
    orphans.push(...ids.filter((id) => !existing.has(id)).map((id) => keyOf(id)));
  }
  return orphans;
}
