import { createArchive } from '../backup/archive';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../config';
import { openFileStore } from '../files';
import { userPath } from './user-path';
import { withDatabase } from './with-database';

const usage = 'npm run backup -- TARGET, a new folder or a new .tar.gz file';

/** Backs up the database and the files to which it refers. The server can keep running. */
async function main(): Promise<void> {
  const [given, ...others] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || others.length > 0)
    throw new Error(`One target is needed. Usage: ${usage}`);
  const target = userPath(given);
  const config = readConfig(process.env);
  const manifest = await withDatabase(
    config,
    async ({ db }) => {
      const files = await openFileStore(config);
      return createArchive(target, (folder) => writeBackup({ db, files }, folder));
    },
    { isReadOnly: true },
  );
  const rowCount = manifest.tables.reduce((sum, table) => sum + table.rowCount, 0);
  console.log(`Backed up ${rowCount} rows and ${manifest.files.length} files to ${target}.`);
  const missing = manifest.missingFiles.length;
  if (missing > 0) console.error(`Files that were gone: ${missing}. ${manifest.missingFiles.join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(`meridian: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
