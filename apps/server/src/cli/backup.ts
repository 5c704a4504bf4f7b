import { createArchive } from '../backup/archive';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../platform/config/config';
import { openFileStore } from '../platform/files';
import { userPath } from './user-path';
import { withDatabase } from './with-database';

/** Backs up the database and the files to which it refers. The server can continue to run. */
export async function backUp(given: string): Promise<void> {
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
