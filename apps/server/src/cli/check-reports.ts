import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log';
import { copiesFolder, createReportCopies } from '../report-engine';
import { counted } from './counted';
import { withDatabase } from './with-database';

/**
 * Compares the data copied for DuckDB with the database, removes what differs, and prints it. Returns whether everything
 * was equal.
 */
export async function checkReports(): Promise<boolean> {
  const config = readConfig(process.env);
  const { checkedCount, wrong } = await withDatabase(
    config,
    async ({ db }) => {
      const copies = createReportCopies({
        db,
        folder: copiesFolder(config.dataDir),
        memoryMb: 512,
        log: createLog({ logLevel: 'silent' }),
      });
      try {
        return await copies.check();
      } finally {
        await copies.stop();
      }
    },
    { isReadOnly: true },
  );
  for (const { accountId, channel, section, month } of wrong)
    console.log(`FAILED  account ${accountId}, ${channel} ${section}, ${month}: removed`);
  console.log(`Compared ${counted(checkedCount, 'copied month')}: ${counted(wrong.length, 'difference')}.`);
  return wrong.length === 0;
}
