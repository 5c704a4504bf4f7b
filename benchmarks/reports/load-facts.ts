import { addDays, endOfMonth } from '@meridian/date-range/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/platform/db';

export interface Load {
  /** Number of accounts afterwards; existing accounts stay unchanged. */
  accountCount: number;
  /** Keywords of each new account, each with one fact per day. */
  keywordCount: number;
  /** Both included. */
  firstDay: string;
  lastDay: string;
}

/** Number of most recent days that also have facts of the section `account`, in both channels. */
const accountDays = 62;

/**
 * Adds accounts with keyword facts, day by day like a provider, and returns their ids. The last two months also have facts of the
 * section `account`. Values differ by keyword and day, and are the same in every run.
 */
export async function loadFacts(
  db: Database,
  { accountCount, keywordCount, firstDay, lastDay }: Load,
): Promise<number[]> {
  const days = sql`generate_series(${firstDay}::date, ${lastDay}::date, '1 day') AS d(day)`;
  const { rows } = await db.execute<{ account_id: number }>(sql`
    INSERT INTO accounts (account_no, account_name)
    SELECT 'bench-' || n, 'Account ' || n
    FROM generate_series((SELECT count(*) + 1 FROM accounts), ${accountCount}::bigint) AS n
    RETURNING account_id`);
  const ids = rows.map(({ account_id }) => account_id);
  const added = sql`unnest(${sql.param(ids)}::int[]) AS a(account_id)`;
  const keywords = sql`(
    SELECT k, md5('keyword ' || k)::uuid AS item_key FROM generate_series(1, ${keywordCount}::int) AS k
  ) AS keyword`;

  await db.execute(sql`
    INSERT INTO items
    SELECT a.account_id, 'search', 'keyword', keyword.item_key, jsonb_build_object(
      'showWord', 'keyword ' || k, 'campaignName', 'campaign ' || k % 12, 'adgroupName', 'unit ' || k % 60,
      'matchType', (k % 3 + 1)::text, 'landPageExperience', (k % 4)::text,
      'businessRelationship', (k % 4)::text, 'estimatedClickRate', (k % 4)::text)
    FROM ${added}, ${keywords}`);
  await db.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
    SELECT a.account_id, 'search', 'keyword', d.day, d.day, d.day + interval '33 hours' FROM ${added}, ${days}`);
  await db.execute(sql`
    SELECT ensure_facts_partition(m::date)
    FROM generate_series(date_trunc('month', least(${firstDay}::date, ${lastDay}::date - ${accountDays - 1}::int)),
      ${lastDay}::date, '1 month') AS m`);
  // statements of a month each, since triggers keep the changed rows of a statement
  for (let day = firstDay; day <= lastDay; day = addDays(endOfMonth(day), 1)) {
    const last = endOfMonth(day) < lastDay ? endOfMonth(day) : lastDay;
    await db.execute(sql`
      INSERT INTO facts
      SELECT a.account_id, 'search', 'keyword', d.day, d.day, keyword.item_key, 'CNY',
        900 + seed % 4100, seed % 97, round((seed % 50000)::numeric / 100, 2), seed % 5, NULL, NULL
      FROM generate_series(${day}::date, ${last}::date, '1 day') AS d(day), ${added}, ${keywords},
        LATERAL (SELECT abs(hashint8(k * 1000003::bigint + extract(epoch FROM d.day)::bigint))::bigint AS seed) AS s`);
  }
  await loadAccountFacts(db, ids, lastDay);
  await db.execute(sql`VACUUM (ANALYZE) facts, items, fact_spans, accounts, account_days`);
  return ids;
}

async function loadAccountFacts(db: Database, ids: readonly number[], lastDay: string): Promise<void> {
  const rows = sql`unnest(${sql.param(ids)}::int[]) AS a(account_id),
    unnest(enum_range(NULL::report_channel)) AS h(channel),
    generate_series(${lastDay}::date - ${accountDays - 1}::int, ${lastDay}::date, '1 day') AS d(day)`;
  await db.execute(sql`UPDATE accounts SET balance = 5000 WHERE account_id = ANY(${sql.param(ids)}::int[])`);
  await db.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
    SELECT a.account_id, h.channel, 'account', d.day, d.day, d.day + interval '33 hours' FROM ${rows}`);
  await db.execute(sql`
    INSERT INTO facts
    SELECT a.account_id, h.channel, 'account', d.day, d.day, md5('account')::uuid, 'CNY',
      100000 + a.account_id, 5000 + a.account_id % 97, 9000.55 + a.account_id % 500, 40, NULL, NULL
    FROM ${rows}`);
}

/** Number of facts. */
export async function countFacts(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`SELECT count(*) AS count FROM facts`);
  return Number(rows[0]?.count);
}
