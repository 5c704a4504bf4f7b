import type { Channel, HomeMetrics } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';
import { createAccountsRepository } from '../accounts';

/** What rules are checked against: an account as a user with these channels sees it. */
export interface AlertFacts {
  accountNo: string;
  accountName: string;
  currency: string;
  timeZone: string;
  /** Decimal text; null when not known. */
  balance: string | null;
  /** The day in the account's time zone. */
  today: string;
  /** Metrics of each day up to today, the oldest first; a metric is null where nothing is known. */
  days: readonly ({ date: string } & HomeMetrics)[];
  /** Until when there are data: at most the end of their last day, at most when they were loaded; null without any. */
  dataUntil: Date | null;
}

/** Days before today that rules compare: a last full day up to a week ago, and a week before it. */
const readDays = 14;

/** Reads what rules are checked against. */
export function createAlertFactsRepository({ db, clock }: { db: Database; clock: Pick<Clock, 'today'> }) {
  const accountDays = createAccountsRepository(db);

  async function findDataUntil(accountId: number, channels: readonly Channel[]): Promise<Date | null> {
    const { rows } = await db.execute(sql`
      SELECT max(least(s.loaded_at, (s.end_date + 1)::timestamp AT TIME ZONE a.time_zone)) AS until
      FROM fact_spans s JOIN accounts a USING (account_id)
      WHERE s.account_id = ${accountId} AND s.channel = ANY(${sql.param([...channels])}::report_channel[])`);
    return untilSchema.parse(rows[0]).until;
  }

  return {
    /** Undefined for an account that is gone. */
    async find(accountId: number, channels: readonly Channel[]): Promise<AlertFacts | undefined> {
      const [account] = await db
        .select({
          accountNo: accounts.accountNo,
          accountName: accounts.accountName,
          currency: accounts.currency,
          timeZone: accounts.timeZone,
          balance: accounts.balance,
        })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      if (!account) return undefined;
      const today = clock.today(account.timeZone);
      const days = await accountDays.readDays(
        { accountIds: [accountId], channels },
        { beginDate: addDays(today, -readDays), endDate: today, currency: account.currency },
      );
      return {
        ...account,
        today,
        days: days.map(({ date, figures }) => ({ date, ...figures })),
        dataUntil: await findDataUntil(accountId, channels),
      };
    },
  };
}

const untilSchema = z.object({ until: z.coerce.date().nullable() });
