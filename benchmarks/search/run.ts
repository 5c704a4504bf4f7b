/**
 * Searches 200,000 names on a real server with its own database, as the console does: `npm run bench:search`. Each text is that of a key
 * press. Ends with 1 when a limit is exceeded.
 */
import { createClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { loadavg } from 'node:os';
import { createNameSearchRepository } from '../../apps/server/src/modules/name-search/name-search.repository';
import { pinyinKeys } from '../../apps/server/src/modules/name-search/pinyin-keys';
import { accounts } from '../../apps/server/src/platform/db/schema';
import { quantile } from '../drafts/large-draft';
import { openWorkspace, startHost } from '../reports/workspace';

const nameCount = 200_000;
/** In milliseconds, of a request over HTTP. */
const limit = 100;
const rounds = 8;
const wantedTexts = [
  ['北', '北海', '北海道'],
  ['b', 'bh', 'bhd', 'beihai', 'beihaidao'],
  ['1', '19', '199', '1999'],
  ['h', 'hotel', 'hotel zzz'],
  ['京都签证1700价格'],
  ['%', '没有'],
].flat();

const host = await startHost();
try {
  const workspace = await openWorkspace(host, '2026-11-21');
  try {
    const { db } = workspace;
    const [account] = await db
      .insert(accounts)
      .values({ accountNo: 'bench', accountName: 'bench' })
      .returning({ accountId: accounts.accountId });
    const accountId = account?.accountId ?? 0;
    const insert = await measure(() =>
      db.execute(sql`
        INSERT INTO items (account_id, channel, section, item_key, dims)
        SELECT ${accountId}, 'search',
          (CASE WHEN g % 500 = 0 THEN 'campaign' WHEN g % 50 = 0 THEN 'unit' ELSE 'keyword' END)::report_section,
          gen_random_uuid(), jsonb_build_object('showWord', n.name, 'adgroupName', n.name, 'campaignName', n.name)
        FROM generate_series(1, ${nameCount}::integer) g, LATERAL (
          SELECT (ARRAY['北海道', '东京', '大阪', '京都', '冲绳', 'Sapporo hotel ', 'JR '])[1 + g % 7]
            || (ARRAY['旅游', '签证', '跟团游', '自由行', '酒店预订'])[1 + g / 7 % 5] || g
            || (ARRAY['价格', '多少钱', '攻略'])[1 + g / 35 % 3] AS name
        ) n`),
    );
    const names = createNameSearchRepository(db);
    const pinyin = await measure(async () => {
      for (;;) {
        const batch = await names.withoutPinyin(2_000);
        if (batch.length === 0) return;
        await names.setPinyin(batch.map(({ id, name }) => ({ id, pinyin: pinyinKeys(name) })));
      }
    });
    await db.execute(sql`VACUUM ANALYZE searchable_names`);
    const { rows } = await db.execute<{ size: string }>(
      sql`SELECT pg_size_pretty(pg_total_relation_size('searchable_names')) AS size`,
    );

    const token = await workspace.signIn(accountId);
    const api = createClient({
      baseUrl: `${workspace.address}/base-api`,
      getToken: () => token,
      getAccountId: () => accountId,
      language: 'en',
    });
    const times: number[] = [];
    for (const text of wantedTexts) {
      const own: number[] = [];
      for (let round = 0; round < rounds; round++)
        own.push(await measure(() => api.call(endpoints.nameSearch, { body: { query: { text } } })));
      const found = await api.call(endpoints.nameSearch, { body: { query: { text } } });
      const count = found.counts.reduce((sum, each) => sum + each.count, 0);
      console.log(`${text.padEnd(16)} ${quantile(own, 0.5).toFixed(1)} ms, ${count} matches`);
      times.push(...own);
    }
    const p95 = quantile(times, 0.95);
    console.log(`load ${loadavg()[0]?.toFixed(2)}; ${nameCount} names in ${rows[0]?.size}`);
    console.log(`insert ${insert.toFixed(0)} ms, pinyin ${pinyin.toFixed(0)} ms`);
    console.log(
      `search: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${limit})`,
    );
    if (p95 > limit) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
} finally {
  await host.stop();
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
