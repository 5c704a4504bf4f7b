import { formatList } from '@meridian/i18n/core';
import { createArchive } from '../backup/archive';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../platform/config/config';
import { openFileStore } from '../platform/files';
import { counted } from './counted';
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
  const rows = counted(
    manifest.tables.reduce((sum, table) => sum + table.rowCount, 0),
    'row',
  );
  console.log(`Backed up ${rows} and ${counted(manifest.files.length, 'file')} to ${target}.`);
  const missing = manifest.missingFiles;
  if (missing.length > 0) console.error(`Missing files: ${formatList(missing, 'en')}.`);
}
