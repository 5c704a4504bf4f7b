import {
  findSection,
  sectionsOf,
  type Channel,
  type HomeMetrics,
  type Section,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';
import { createAccountsRepository } from '../accounts';

/** Account data against which rules are checked, limited to the user's channels. */
export interface AlertFacts {
  accountNo: string;
  accountName: string;
  currency: string;
  timeZone: string;
  /** Decimal text; null if unknown. */
  balance: string | null;
  /** Today in the account's time zone. */
  today: string;
  /** Daily metrics up to today, oldest first; a metric without data is null. */
  days: readonly ({ date: string } & HomeMetrics)[];
  /**
   * Up to when data exists: the end of its last day or the time of its import, whichever is earlier; null without data.
   */
  dataUntil: Date | null;
  /** Items of drafts, and creatives with cost or impressions in the last week, that the provider's review rejects. */
  rejectedCount: number;
}

/** Days before today that rules need: a last full day up to a week ago, and the week before it. */
const readDays = 14;
/** Days in which a rejected creative counts. */
const lateDays = 7;

/** Reads the account data against which rules are checked. */
export function createAlertFactsRepository({ db, clock }: { db: Database; clock: Pick<Clock, 'today'> }) {
  const accountDays = createAccountsRepository(db);

  async function findDataUntil(accountId: number, channels: readonly Channel[]): Promise<Date | null> {
    const { rows } = await db.execute(sql`
      SELECT max(least(s.loaded_at, (s.end_date + 1)::timestamp AT TIME ZONE a.time_zone)) AS until
      FROM fact_spans s JOIN accounts a USING (account_id)
      WHERE s.account_id = ${accountId} AND s.channel = ANY(${sql.param([...channels])}::report_channel[])`);
    return untilSchema.parse(rows[0]).until;
  }

  async function countRejected(
    accountId: number,
    { channels, hasDrafts, since }: { channels: readonly Channel[]; hasDrafts: boolean; since: string },
  ): Promise<number> {
    const rejectedIn = (sections: readonly Section[], channel: Channel) => sql`
      SELECT count(*) AS count FROM items i
      WHERE i.account_id = ${accountId} AND i.channel = ${channel}::report_channel
        AND i.section::text = ANY(${sql.param([...sections])}) AND i.dims ->> 'ideaStatus' = 'rejected'
        AND EXISTS (SELECT 1 FROM facts f WHERE f.account_id = i.account_id AND f.channel = i.channel
          AND f.section = i.section AND f.item_key = i.item_key AND f.begin_date >= ${since})`;
    const parts = channels.map((channel) =>
      rejectedIn(
        sectionsOf(channel).filter((section) =>
          findSection(channel, section)?.dimensions.includes('ideaStatus'),
        ),
        channel,
      ),
    );
    if (hasDrafts)
      parts.push(sql`
        SELECT count(*) AS count FROM draft_syncs s JOIN drafts d ON d.id = s.draft_id
        WHERE d.account_id = ${accountId} AND d.deleted_at IS NULL AND s.review = 'rejected'`);
    if (parts.length === 0) return 0;
    const { rows } = await db.execute(
      sql`SELECT coalesce(sum(count), 0)::int AS count FROM (${sql.join(parts, sql` UNION ALL `)}) AS part`,
    );
    return countSchema.parse(rows[0]).count;
  }

  return {
    /** Undefined for a deleted account. */
    async find(
      accountId: number,
      { channels, hasDrafts }: { channels: readonly Channel[]; hasDrafts: boolean },
    ): Promise<AlertFacts | undefined> {
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
        rejectedCount: await countRejected(accountId, {
          channels,
          hasDrafts,
          since: addDays(today, -lateDays),
        }),
      };
    },
  };
}

const countSchema = z.object({ count: z.number() });
const untilSchema = z.object({ until: z.coerce.date().nullable() });
