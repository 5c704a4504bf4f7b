import { exportStates } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { exportFileKey } from '../modules/exports';
import { imageFileKey, thumbnailKey } from '../modules/materials';
import { importFileKey } from '../modules/report-import';
import { copyTo, migrationsFolder, type Database } from '../platform/db';
import { downloadRecords, imageFiles, imports } from '../platform/db/schema';
import { FileMissingError, type FileStore, type StoredFile } from '../platform/files';
import { keyFile, tableFile } from './backup-paths';
import { listTables, migrationsTable, queryRows, type ListedTable } from './list-tables';
import { BackupError, manifestName, newManifest, type BackedUpTable, type Manifest } from './manifest';

/**
 * Writes a backup into an empty folder: a consistent snapshot of all tables, and the files to which it refers. The
 * server may run and write meanwhile. The manifest is written last.
 *
 * Errors: `BackupError` if the database is of another version.
 */
export async function writeBackup(
  { db, files }: { db: Database; files: Pick<FileStore, 'read'> },
  folder: string,
): Promise<Manifest> {
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 });
  const { keys, ...contents } = await db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      const migrations = await migrationsOf(tx);
      requireThisVersion(migrations);
      const { tables, months } = await listTables(tx);
      const described = {
        ...newManifest(new Date()),
        months,
        migrations,
        jobs: await jobsOf(tx),
        keys: await fileKeysOf(tx),
      };
      const written: BackedUpTable[] = [];
      for (const table of tables) written.push(await writeTable(tx, table, folder));
      // last, so that sequences are ahead of the snapshot, never behind it
      return { ...described, tables: written, sequences: await sequencesOf(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const manifest = { ...contents, ...(await writeFiles(files, keys, folder)) };
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, undefined, 1), {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}

async function writeTable(tx: Database, listed: ListedTable, folder: string): Promise<BackedUpTable> {
  const { schema, table, columns } = listed;
  const names = columns.map((name) => `"${name}"`).join(',');
  const { content, rowCount } = copyTo(tx, `COPY (SELECT ${names} FROM "${schema}"."${table}") TO STDOUT`);
  const [stored, count] = await Promise.all([writeHashed(content, tableFile(folder, listed)), rowCount]);
  return { ...listed, rowCount: count, ...stored };
}

/** Copies the stored files. A file that was deleted since the snapshot, together with its record, is only listed. */
async function writeFiles(
  files: Pick<FileStore, 'read'>,
  keys: readonly string[],
  folder: string,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const written: Manifest['files'] = [];
  const missingFiles: string[] = [];
  for (const key of keys) {
    try {
      const content = await files.read(key);
      const file = keyFile(folder, key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      written.push({ key, ...(await writeHashed(content, file)) });
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      missingFiles.push(key);
    }
  }
  return { files: written, missingFiles };
}

async function writeHashed(content: Readable, file: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx', 0o600);
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream('', { fd: handle, flush: true }),
  );
  return { size, contentHash: hash.digest('hex') };
}

async function migrationsOf(tx: Database): Promise<number[]> {
  const { schema, table } = migrationsTable;
  const rows = await queryRows(
    tx,
    sql`SELECT created_at AS time FROM ${sql.identifier(schema)}.${sql.identifier(table)} ORDER BY 1`,
    z.object({ time: z.coerce.number() }),
  );
  return rows.map(({ time }) => time);
}

/** Errors: for another version, because a backup must not upgrade the database of a running older server. */
function requireThisVersion(migrations: readonly number[]): void {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map((one) => one.folderMillis);
  const isSame = known.length === migrations.length && known.every((time) => migrations.includes(time));
  if (!isSame)
    throw new BackupError(
      'The database belongs to another version of Meridian. Back it up with that version before you upgrade.',
    );
}

/** Keys of files with a record: of imports, finished exports, and images. */
async function fileKeysOf(tx: Database): Promise<string[]> {
  const uploads = await tx.select({ id: imports.id }).from(imports);
  const ready = await tx
    .select({ id: downloadRecords.id })
    .from(downloadRecords)
    .where(eq(downloadRecords.state, exportStates.ready));
  const pictures = await tx.select({ id: imageFiles.id }).from(imageFiles);
  return [
    ...uploads.map(({ id }) => importFileKey(id)),
    ...ready.map(({ id }) => exportFileKey(id)),
    ...pictures.flatMap(({ id }) => [imageFileKey(id), thumbnailKey(id)]),
  ];
}

function sequencesOf(tx: Database): Promise<Manifest['sequences']> {
  return queryRows(
    tx,
    sql`SELECT schemaname AS schema, sequencename AS sequence, last_value::text AS "lastValue"
        FROM pg_sequences WHERE schemaname IN ('public', 'drizzle') AND last_value IS NOT NULL ORDER BY 1, 2`,
    z.object({ schema: z.string(), sequence: z.string(), lastValue: z.string() }),
  );
}

/** Unfinished jobs. Of those with the same key, the restored queue accepts one. */
async function jobsOf(tx: Database): Promise<Manifest['jobs']> {
  const exists = sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`;
  const [table] = await queryRows(tx, exists, z.object({ exists: z.boolean() }));
  if (table?.exists !== true) return [];
  return queryRows(
    tx,
    sql`SELECT DISTINCT ON (name, singleton_key) name AS queue, data, singleton_key AS "singletonKey",
          to_char(start_after AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "startTime"
        FROM pgboss.job WHERE state < 'completed' ORDER BY name, singleton_key, start_after`,
    z.object({
      queue: z.string(),
      data: z.unknown(),
      singletonKey: z.string(),
      startTime: z.string(),
    }),
  );
}
