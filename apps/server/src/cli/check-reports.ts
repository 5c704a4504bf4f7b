import { readConfig, type Config } from '../platform/config/config';
import type { Database } from '../platform/db';
import { createLog } from '../platform/log';
import { copiesFolder, createClickhouseCopies, createReportCopies } from '../report-engine';
import { counted } from './counted';
import { withDatabase } from './with-database';

/**
 * Compares the data copied for DuckDB, and for ClickHouse with MERIDIAN_REPORTS_URL, with the database, removes what differs, and prints it.
 * Returns whether everything was equal.
 *
 * Errors: `EngineError`, such as for an unreachable ClickHouse.
 */
export async function checkReports(): Promise<boolean> {
  const config = readConfig(process.env);
  const checks = await withDatabase(
    config,
    async ({ db }) => {
      const found = [];
      for (const copies of openCopies(config, db)) {
        try {
          found.push(await copies.check());
        } finally {
          await copies.stop();
        }
      }
      return found;
    },
    { isReadOnly: true },
  );
  const wrong = checks.flatMap((check) => check.wrong);
  const checkedCount = checks.reduce((sum, check) => sum + check.checkedCount, 0);
  for (const { accountId, channel, section, month } of wrong)
    console.log(`FAILED  account ${accountId}, ${channel} ${section}, ${month}: removed`);
  console.log(`Compared ${counted(checkedCount, 'copied month')}: ${counted(wrong.length, 'difference')}.`);
  return wrong.length === 0;
}

function openCopies(config: Config, db: Database) {
  const log = createLog({ logLevel: 'silent' });
  const duckdb = createReportCopies({ db, folder: copiesFolder(config.dataDir), memoryMb: 512, log });
  if (config.clickhouse === undefined) return [duckdb];
  return [duckdb, createClickhouseCopies({ db, ...config.clickhouse, log })];
}
