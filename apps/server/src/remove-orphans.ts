import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { StoredFiles } from './kits/define-module';
import { modules } from './modules';
import type { Database } from './platform/db';
import type { FileStore } from './platform/files';

/** Keys per query. */
const batchSize = 500;

const owners = modules.flatMap((module): readonly StoredFiles[] => ('files' in module ? module.files : []));

/**
 * Deletes files from before a time without a record, which a server leaves if it is killed between storing a file and
 * its record. Files of other programs, whose keys have a different format, remain.
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

/** Keys of modules' files without a record. */
async function withoutRecord(db: Database, keys: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  for (const { table, keyOf } of owners) {
    const ids = keys
      .map((key) => key.slice(key.indexOf('/') + 1))
      .filter((id, index) => keyOf(id) === keys[index] && z.uuid().safeParse(id).success);
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id::text FROM ${sql.identifier(table)} WHERE id = ANY(${sql.param(ids)}::uuid[])`,
    );
    const existing = new Set(rows.map(({ id }) => id));
    orphans.push(...ids.filter((id) => !existing.has(id)).map((id) => keyOf(id)));
  }
  return orphans;
}
