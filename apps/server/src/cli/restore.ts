import { openArchive } from '../backup/archive';
import { readBackup } from '../backup/read-backup';
import { restoreBackup } from '../backup/restore-backup';
import { readConfig } from '../platform/config/config';
import { openFileStore } from '../platform/files';
import { createLog } from '../platform/log';
import { counted } from './counted';
import { userPath } from './user-path';
import { withNewDatabase } from './with-database';

/** Restores a backup into an installation without data. The server must not be running. */
export async function restore(given: string): Promise<void> {
  const config = readConfig(process.env);
  await openArchive(userPath(given), async (folder) => {
    const backup = await readBackup(folder);
    const { manifest } = backup;
    await withNewDatabase(config, async ({ db, pool }) => {
      const files = await openFileStore(config);
      await restoreBackup({ db, pool, files, log: createLog({ logLevel: 'warn' }) }, backup);
    });
    const rows = counted(
      manifest.tables.reduce((sum, table) => sum + table.rowCount, 0),
      'row',
    );
    const files = counted(manifest.files.length, 'file');
    console.log(`Restored ${rows} and ${files} from the backup of ${manifest.createdTime}.`);
  });
}
