import { channels, type Channel } from '@meridian/api-client/contract';
import { addDays, addMonths } from '@meridian/date-range/core';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db/database';
import { accountBudgets } from '../platform/db/schema';

/** Days whose average cost determines the budgets. */
const sampleDayCount = 28;
const daysOfMonth = 30;
/** Budgets as multiples of a month's cost: some accounts and channels are off pace. */
const levels = [1, 0.97, 1.3, 1.2, 0.82, 0.88, 1.02, 1.25, 1, 0.7] as const;
const rounding = 500;

/** Sets budgets of demo accounts for all channels with cost, in the current month and the two before. */
export async function seedBudgets(
  db: Database,
  { today, accountIds }: { today: string; accountIds: readonly number[] },
): Promise<void> {
  const month = `${addDays(today, -1).slice(0, 7)}-01`;
  const costs = await meanCosts(db, { today, accountIds });
  const budgets = costs.flatMap(({ accountId, channel, currency, cost }, index) => {
    const level = levels[index % levels.length] ?? 1;
    const steps = new Big(cost).times(daysOfMonth).times(level).div(rounding).round();
    const amount = (steps.lt(1) ? new Big(1) : steps).times(rounding).toFixed();
    return [0, -1, -2].map((offset) => ({
      accountId,
      channel,
      currency,
      amount,
      month: addMonths(month, offset),
      updatedTime: new Date(`${today}T00:00:00Z`),
    }));
  });
  if (budgets.length > 0) await db.insert(accountBudgets).values(budgets).onConflictDoNothing();
}

async function meanCosts(
  db: Database,
  { today, accountIds }: { today: string; accountIds: readonly number[] },
): Promise<{ accountId: number; channel: Channel; currency: string; cost: string }[]> {
  const { rows } = await db.execute(sql`
    select account_id as "accountId", channel, currency, (sum(cost) / ${sampleDayCount}::int)::text as cost
    from facts
    where account_id = any(${sql.param([...accountIds])}::int[]) and section = 'account' and begin_date = end_date
      and begin_date >= ${addDays(today, -sampleDayCount)}::date and begin_date < ${today}::date
    group by 1, 2, 3 order by 1, 2`);
  return rows.map((row) => costSchema.parse(row));
}

const costSchema = z.object({
  accountId: z.int(),
  channel: z.enum(channels),
  currency: z.string(),
  cost: z.string(),
});
