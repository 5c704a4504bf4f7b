import { channels, type Channel } from '@meridian/api-client/contract';
import { addDays, addMonths } from '@meridian/date-range/core';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { accountBudgets } from '../db/schema';

/** Days whose mean cost the budgets are made from. */
const sampleDayCount = 28;
const daysOfMonth = 30;
/** Budgets for the cost of a month at its present level: some accounts are off pace. */
const levels = [1, 0.97, 1.25, 0.82, 1.02, 0.9, 1.35] as const;
const rounding = 500;

/** Gives demo accounts budgets for the running month and the two before. One channel has none. */
export async function seedBudgets(
  db: Database,
  { today, accountIds }: { today: string; accountIds: readonly number[] },
): Promise<void> {
  const month = `${addDays(today, -1).slice(0, 7)}-01`;
  const costs = await meanCosts(db, { today, accountIds });
  const budgets = costs.slice(0, -1).flatMap(({ accountId, channel, currency, cost }, index) => {
    const amount = new Big(cost).times(daysOfMonth).times(levels[index % levels.length] ?? 1);
    if (amount.lt(rounding)) return [];
    const rounded = amount.div(rounding).round().times(rounding).toFixed();
    return [0, -1, -2].map((offset) => ({
      ...{ accountId, channel, currency, amount: rounded },
      ...{ month: addMonths(month, offset), updatedTime: new Date(`${today}T00:00:00Z`) },
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
