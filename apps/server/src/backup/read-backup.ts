import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationsFolder } from '../platform/db';
import type { StoredFile } from '../platform/files';
import { keyFile, tableFile } from './backup-paths';
import { BackupError, manifestName, parseManifest, type Manifest } from './manifest';

/** A complete backup that this version can restore. */
export interface VerifiedBackup {
  folder: string;
  manifest: Manifest;
  /** Migrations that create its tables. */
  migrations: MigrationMeta[];
}

/**
 * Reads a backup and verifies the hashes of all its files.
 *
 * Errors: `BackupError` if it is damaged, or was created by a newer version.
 */
export async function readBackup(folder: string): Promise<VerifiedBackup> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((error: unknown) => {
    throw new BackupError(`${folder} doesn’t contain a complete backup: ${manifestName} is missing.`, {
      cause: error,
    });
  });
  const manifest = parseManifest(text);
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const migrations = known.filter(({ folderMillis }) => manifest.migrations.includes(folderMillis));
  if (migrations.length === 0 || migrations.length < manifest.migrations.length)
    throw new BackupError(
      'This backup was made by a newer version of Meridian. Restore it with that version.',
    );
  for (const table of manifest.tables) await verify(tableFile(folder, table), table);
  for (const file of manifest.files) await verify(keyFile(folder, file.key), file);
  return { folder, manifest, migrations };
}

async function verify(file: string, { size, contentHash }: StoredFile): Promise<void> {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      // parse boundary: a stream without an encoding
      const bytes = chunk as Buffer;
      found += bytes.length;
      hash.update(bytes);
    }
  } catch (error) {
    throw new BackupError(`The backup is damaged: couldn’t read ${file}.`, { cause: error });
  }
  if (found !== size || hash.digest('hex') !== contentHash)
    throw new BackupError(`The backup is damaged: ${file} has changed.`);
}
