import type { Channel, Section } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import type { DemoItem, DemoRow } from './item';

export interface DemoDay {
  day: string;
  rows: DemoRow[];
}

/** Rows per statement: fast, without two copies of a month in memory. */
const batchSize = 10_000;
const money = (cents: number | undefined) => (cents === undefined ? null : (cents / 100).toFixed(2));

/** Stores the facts of several days of an account and channel, with their items and spans. */
export async function writeDays(
  db: Database,
  {
    accountId,
    channel,
    sections,
    days,
    now,
  }: {
    accountId: number;
    channel: Channel;
    sections: readonly Section[];
    days: readonly DemoDay[];
    now: Date;
  },
): Promise<void> {
  const flat = days.flatMap(({ day, rows }) => rows.map((row) => ({ day, ...row })));
  const items = new Map<string, DemoItem>();
  for (const { item } of flat) items.set(`${item.section} ${item.itemKey}`, item);
  await writeItems(db, { accountId, channel, items: [...items.values()] });
  for (const day of new Set(days.map((one) => `${one.day.slice(0, 7)}-01`))) {
    await db.execute(sql`select ensure_facts_partition(${day}::date)`);
  }
  for (let start = 0; start < flat.length; start += batchSize) {
    const batch = flat.slice(start, start + batchSize);
    const column = <T>(value: (row: (typeof batch)[number]) => T) => sql.param(batch.map(value));
    await db.execute(sql`
      insert into facts (account_id, channel, section, begin_date, end_date, item_key, currency,
        impression, click, cost, conversion, pc_cost, mobile_cost)
      select ${accountId}, ${channel}::report_channel, section, day, day, item_key, 'CNY',
        impression, click, cost, conversion, pc_cost, mobile_cost
      from unnest(
        ${column((row) => row.item.section)}::report_section[],
        ${column((row) => row.day)}::date[],
        ${column((row) => row.item.itemKey)}::uuid[],
        ${column((row) => row.metrics.impression)}::bigint[],
        ${column((row) => row.metrics.click)}::bigint[],
        ${column((row) => money(row.metrics.costCents))}::numeric[],
        ${column((row) => row.metrics.conversion)}::numeric[],
        ${column((row) => money(row.pcCostCents))}::numeric[],
        ${column((row) => money(row.mobileCostCents))}::numeric[]
      ) as row (section, day, item_key, impression, click, cost, conversion, pc_cost, mobile_cost)`);
  }
  await writeSpans(db, { accountId, channel, sections, days: days.map(({ day }) => day), now });
}

async function writeItems(
  db: Database,
  { accountId, channel, items }: { accountId: number; channel: Channel; items: readonly DemoItem[] },
): Promise<void> {
  await db.execute(sql`
    insert into items (account_id, channel, section, item_key, dims)
    select ${accountId}, ${channel}::report_channel, section, item_key, dims::jsonb
    from unnest(
      ${sql.param(items.map((item) => item.section))}::report_section[],
      ${sql.param(items.map((item) => item.itemKey))}::uuid[],
      ${sql.param(items.map((item) => JSON.stringify(item.dims)))}::text[]
    ) as item (section, item_key, dims)
    on conflict do nothing`);
}

/** Writes spans as if the provider delivered each day at 09:12 on the next day, in the account's time zone, or just now. */
async function writeSpans(
  db: Database,
  {
    accountId,
    channel,
    sections,
    days,
    now,
  }: {
    accountId: number;
    channel: Channel;
    sections: readonly Section[];
    days: readonly string[];
    now: Date;
  },
): Promise<void> {
  await db.execute(sql`
    insert into fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
    select ${accountId}, ${channel}::report_channel, section, day, day,
      least((day + 1 + time '09:12') at time zone account.time_zone, ${now.toISOString()}::timestamptz)
    from unnest(${sql.param([...sections])}::report_section[]) as section,
      unnest(${sql.param([...days])}::date[]) as day,
      accounts account
    where account.account_id = ${accountId}`);
}
