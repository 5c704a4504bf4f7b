import { defaultTimeZone, sectionsOf, type Channel } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { sql } from 'drizzle-orm';
import { createBusinessPointsRepository, createBusinessPointsService } from '../modules/business-points';
import { dayOf } from '../platform/clock';
import { ensureBuiltInRoles } from '../platform/db/built-in-roles';
import type { Database } from '../platform/db/database';
import { accounts } from '../platform/db/schema';
import { demoBusinessPoints } from './business-tree';
import { demoAccounts, demoDayCount, type DemoAccount } from './catalogue';
import { writeDays, type DemoDay } from './facts-writer';
import { feedRows, planFeed } from './feed-demo';
import { planSearch, searchRows } from './search-demo';
import { seedBudgets } from './seed-budgets';
import { seedCustomers } from './seed-customers';
import { seedDraftRules } from './seed-draft-rules';
import { seedDrafts } from './seed-drafts';
import { seedMessages } from './seed-messages';
import { seedNotes } from './seed-notes';
import { seedStaff } from './seed-staff';
import { seedUsers } from './users';

/**
 * Fills the demo workspace, or adds the days that have passed since. Deterministic. Existing and imported data remains.
 * Safe when two servers start at the same time, and after a kill at any point.
 */
export async function seedDemo({
  db,
  today,
  now,
  log,
}: {
  db: Database;
  today: string;
  now: Date;
  log: (message: string) => void;
}): Promise<void> {
  // no demo data is in the future
  const realDay = dayOf(now, defaultTimeZone);
  const day = today < realDay ? today : realDay;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo workspace'))`);
    await ensureBuiltInRoles(tx);
    const ids = await seedAccounts(tx);
    const isNew = await seedUsers(tx);
    for (const account of demoAccounts) {
      const accountId = ids.get(account.accountNo);
      if (accountId !== undefined) await seedFacts(tx, { account, accountId, today, now, log });
    }
    await seedMessages(tx, { today, day });
    const businessPoints = createBusinessPointsRepository(tx);
    await createBusinessPointsService({ businessPoints }).addMissing(demoBusinessPoints);
    // only once, because users may have deleted them since
    if (isNew) {
      await seedCustomers(tx);
      await seedBudgets(tx, {
        today,
        accountIds: demoAccounts.flatMap((one) => ids.get(one.accountNo) ?? []),
      });
      await seedDrafts(tx, day);
      await seedDraftRules(tx, day);
      await seedStaff(tx, day);
      await seedNotes(tx, day);
    }
  });
}

async function seedAccounts(db: Database): Promise<Map<string, number>> {
  const values = demoAccounts.map(({ accountNo, accountName }) => ({ accountNo, accountName }));
  await db.insert(accounts).values(values).onConflictDoNothing();
  const rows = await db
    .select({ accountNo: accounts.accountNo, accountId: accounts.accountId })
    .from(accounts);
  return new Map(rows.map((row) => [row.accountNo, row.accountId]));
}

async function seedFacts(
  db: Database,
  {
    account,
    accountId,
    today,
    now,
    log,
  }: {
    account: DemoAccount;
    accountId: number;
    today: string;
    now: Date;
    log: (message: string) => void;
  },
): Promise<void> {
  const days = Array.from({ length: demoDayCount }, (_, index) => addDays(today, index - demoDayCount));
  const plans = { search: planSearch(account), feed: planFeed(account) };
  for (const channel of ['search', 'feed'] as const) {
    const missing = await missingDays(db, { accountId, channel, days });
    if (missing.length === 0) continue;
    log(`Demo metrics of ${account.accountNo}, ${channel}: ${missing.length} days`);
    const made: DemoDay[] = missing.map((day) => ({
      day,
      rows: channel === 'search' ? searchRows(plans.search, day) : feedRows(plans.feed, day),
    }));
    await writeDays(db, { accountId, channel, sections: sectionsOf(channel), days: made, now });
  }
  await seedBalance(db, { account, accountId, today, now });
}

/** Days without data in any section of the channel; imported days are unchanged. */
async function missingDays(
  db: Database,
  { accountId, channel, days }: { accountId: number; channel: Channel; days: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select day::text as day
    from unnest(${sql.param([...days])}::date[]) as day
    where not exists (
      select 1 from fact_spans span
      where span.account_id = ${accountId} and span.channel = ${channel}::report_channel
        and day between span.begin_date and span.end_date
    )
    order by day`);
  return rows.map((row) => row.day);
}

/** Stores a balance of this morning, as days of cost from the catalogue. */
async function seedBalance(
  db: Database,
  { account, accountId, today, now }: { account: DemoAccount; accountId: number; today: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update accounts set
      balance = round(${account.balanceDays}::numeric * (
        select coalesce(sum(cost), 0) from facts
        where account_id = ${accountId} and section = 'account' and begin_date = ${addDays(today, -1)}::date
          and end_date = begin_date
      ), 2),
      balance_at = least((${today}::date + time '06:12') at time zone time_zone, ${now.toISOString()}::timestamptz)
    where account_id = ${accountId}`);
}
