import { formatNumber } from '@meridian/i18n/core';
import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log';
import { createClickhouseCopies } from '../report-engine';
import { counted } from './counted';
import { withDatabase } from './with-database';

/**
 * Copies all report data to ClickHouse, and prints what is left every few seconds. Returns whether everything is there.
 *
 * Errors: without MERIDIAN_REPORTS_URL; `EngineError` for an unreachable ClickHouse.
 */
export async function copyReports(): Promise<boolean> {
  const config = readConfig(process.env);
  const { clickhouse } = config;
  if (clickhouse === undefined)
    throw new Error('Set MERIDIAN_REPORTS_URL to the address of ClickHouse, as for the server.');
  const { missingCount } = await withDatabase(
    config,
    async ({ db }) => {
      const copies = createClickhouseCopies({ db, ...clickhouse, log: createLog({ logLevel: 'warn' }) });
      try {
        return await copies.copyAll((waiting) => console.error(`${formatNumber(waiting)} left`));
      } finally {
        await copies.stop();
      }
    },
    { isReadOnly: true },
  );
  console.log(
    missingCount === 0 ? 'All months are in ClickHouse.' : `${counted(missingCount, 'month')} missing.`,
  );
  return missingCount === 0;
}
