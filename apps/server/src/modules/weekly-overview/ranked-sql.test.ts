import { channels } from '@meridian/api-client/contract';
import type { SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordingReports } from '../../report-engine/testing/recording-reports';
import { readableSql, sqlFingerprint } from '../../report-engine/testing/sql-text';
import { rankedSql } from './ranked-sql';
import { createWeeklyOverviewService } from './weekly-overview.service';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const parts = {
  search: ['overview', 'devices', 'regions', 'keywords', 'hours'],
  feed: ['overview', 'regions', 'keywords', 'direction', 'hours'],
} as const;

async function queriesOf(
  channel: (typeof channels)[number],
  part: (typeof parts)[typeof channel][number],
): Promise<SQL[]> {
  const queries: SQL[] = [];
  const service = createWeeklyOverviewService({
    reports: recordingReports((query) => queries.push(query)),
    rankings: {
      readRanking: (ranked, options) => {
        queries.push(rankedSql(ranked, options));
        const none = { currencies: [], previousCurrencies: [], totals: {}, totalCount: 0, items: [] };
        return Promise.resolve(none);
      },
    },
    clock: { today: () => '2026-11-20' },
  });
  await service[part]({ channel, accountIds: [7, 9], week });
  return queries;
}

it('keeps the SQL of the weekly overview', async () => {
  const lines: string[] = [];
  for (const channel of channels) {
    for (const part of parts[channel]) {
      lines.push(`${channel} ${part}: ${sqlFingerprint(await queriesOf(channel, part))}`);
    }
  }
  const [devices] = await queriesOf('search', 'devices');
  const text = devices && readableSql('search devices', devices);
  await expect(`${lines.join('\n')}\n\n${text}`).toMatchFileSnapshot('testing/weekly-overview.sql');
});
