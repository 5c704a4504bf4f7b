import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { StoredFiles } from './kits/define-module';
import { modules } from './modules';
import type { Database } from './platform/db';
import type { FileStore } from './platform/files';

/** Keys that one query looks up. */
const batchSize = 500;

const owners = modules.flatMap((module): readonly StoredFiles[] => ('files' in module ? module.files : []));

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

/** The keys of files of modules whose record does not exist. */
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
