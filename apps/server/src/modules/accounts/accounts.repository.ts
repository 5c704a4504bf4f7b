import {
  type Account,
  type AccountBalance,
  accountBalanceSchema,
  type Channel,
  type HomeMetrics,
  homeMetricsSchema,
  homeSummarySchema,
  moverMetrics,
  moverSchema,
  type Page,
} from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { accounts, followedAccounts } from '../../platform/db/schema';
import { daySums } from './account-days-sql';
import { accountListSql, type AccountPage } from './account-list-sql';
import { metricsJson } from './home-metrics-sql';
import type { MoverCandidate } from './mover';
import { moverDaySql, moversSql, moversVersionSql, type MoverDays } from './movers-sql';
import { type AccountSelection, daysPart, idsOf } from './selected-accounts-sql';
import { summarySql } from './summary-sql';

export type AccountListPage = { list: AccountBalance[] } & Pick<Page, 'totalCount'>;
export type CurrencyRow = z.infer<typeof currencyRowSchema>;

/** Accounts of a request: those that the user has access to and that meet all given conditions. */
export interface AccountRequest {
  userId: string;
  accountIds: readonly number[];
  /** Channels that the user may view. */
  channels: readonly Channel[];
  followedOnly: boolean;
  /** Part of a number or name, ignoring case. */
  text?: string | undefined;
  currency?: string;
}

const identity = {
  accountId: accounts.accountId,
  accountNo: accounts.accountNo,
  accountName: accounts.accountName,
  currency: accounts.currency,
  timeZone: accounts.timeZone,
  provider: accounts.provider,
};

/** Reads provider accounts. Every query takes the account ids that it may read. */
export function createAccountsRepository(db: Database) {
  return {
    async findAll(accountIds: readonly number[]): Promise<Omit<Account, 'today'>[]> {
      return db
        .select(identity)
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountNo));
    },

    /** Those of the accounts that the user follows, in ascending order. */
    async findFollowedIds(userId: string, accountIds: readonly number[]): Promise<number[]> {
      const rows = await db
        .select({ accountId: followedAccounts.accountId })
        .from(followedAccounts)
        .where(
          and(
            eq(followedAccounts.userId, userId),
            sql`${followedAccounts.accountId} = ANY(${idsOf(accountIds)})`,
          ),
        )
        .orderBy(asc(followedAccounts.accountId));
      return rows.map(({ accountId }) => accountId);
    },

    /** Selects the accounts of a request, and their time zones. */
    async choose({
      userId,
      accountIds,
      followedOnly,
      text,
      currency,
    }: Omit<AccountRequest, 'channels'>): Promise<{ accountId: number; timeZone: string }[]> {
      const followed = db
        .select({ accountId: followedAccounts.accountId })
        .from(followedAccounts)
        .where(eq(followedAccounts.userId, userId));
      return db
        .select({ accountId: accounts.accountId, timeZone: accounts.timeZone })
        .from(accounts)
        .where(
          and(
            // one parameter: a list of a thousand takes as long as the query
            sql`${accounts.accountId} = ANY(${idsOf(accountIds)})`,
            followedOnly ? inArray(accounts.accountId, followed) : undefined,
            text === undefined ? undefined : or(isWithin(accounts.accountNo), isWithin(accounts.accountName)),
            currency === undefined ? undefined : eq(accounts.currency, currency),
          ),
        );

      function isWithin(column: typeof accounts.accountNo | typeof accounts.accountName) {
        return sql`position(lower(${text}) in lower(${column})) > 0`;
      }
    },

    /** A page of accounts with their amounts. */
    async list(choice: AccountSelection, page: AccountPage): Promise<AccountListPage> {
      const { rows } = await db.execute(accountListSql(choice, page));
      return listSchema.parse(rows[0]);
    },

    /** Totals of the accounts per currency. */
    async summarize(choice: AccountSelection): Promise<CurrencyRow[]> {
      const { rows } = await db.execute(summarySql(choice));
      return summarySchema.parse(rows[0]).list;
    },

    /** Metrics of the accounts, all in one currency, for every day of a range. */
    async readDays(
      choice: Pick<AccountSelection, 'accountIds' | 'channels'>,
      range: DateRange & { currency: string },
    ): Promise<{ date: string; figures: HomeMetrics }[]> {
      const { rows } = await db.execute(homeTrendSql(choice, range));
      return daysSchema.parse(rows[0]).days;
    },

    /** Last full day of keywords and units; null if there is no data. */
    async findMoverDay(choice: AccountSelection): Promise<{ day: string | null; yesterday: string | null }> {
      const { rows } = await db.execute(moverDaySql(choice));
      return moverDaySchema.parse(rows[0]);
    },

    /** A text that is another one after any change of what `findMovers` returns. */
    async findMoversVersion(choice: AccountSelection, days: MoverDays): Promise<string> {
      const { rows } = await db.execute(moversVersionSql(choice, days));
      return versionSchema.parse(rows[0]).version;
    },

    /** Top movers between two days, largest change first. */
    async findMovers(choice: AccountSelection, days: MoverDays): Promise<MoverCandidate[]> {
      const { rows } = await db.execute(moversSql(choice, days));
      return moversSchema.parse(rows[0]).list;
    },

    /** Follows an account. Does nothing if it is already followed or no longer exists. */
    async follow(userId: string, accountId: number, time: Date): Promise<void> {
      await db
        .insert(followedAccounts)
        .select(
          db
            .select({
              userId: sql<string>`${userId}::uuid`.as('user_id'),
              accountId: accounts.accountId,
              followedTime: sql<Date>`${time.toISOString()}::timestamptz`.as('followed_at'),
            })
            .from(accounts)
            .where(eq(accounts.accountId, accountId)),
        )
        .onConflictDoNothing();
    },

    async unfollow(userId: string, accountId: number): Promise<void> {
      await db
        .delete(followedAccounts)
        .where(and(eq(followedAccounts.userId, userId), eq(followedAccounts.accountId, accountId)));
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

const listSchema = z.object({
  totalCount: z.coerce.number().pipe(z.int()),
  list: z.array(accountBalanceSchema),
});

const currencyRowSchema = z
  .object(homeSummarySchema.shape)
  .omit({ lowCount: true, emptyCount: true })
  .extend({
    balances: z.array(z.object({ balance: z.string().nullable(), lastDayCost: z.string().nullable() })),
  });
const summarySchema = z.object({ list: z.array(currencyRowSchema) });

const daysSchema = z.object({ days: z.array(z.object({ date: z.iso.date(), figures: homeMetricsSchema })) });

const moverDaySchema = z.object({ day: z.iso.date().nullable(), yesterday: z.iso.date().nullable() });
const versionSchema = z.object({ version: z.string() });
const moverValuesSchema = z.record(z.enum(moverMetrics), z.string().nullable());
const moversSchema = z.object({
  list: z.array(
    z
      .object(moverSchema.shape)
      .pick({ channel: true, name: true, accountId: true, accountName: true, currency: true })
      .extend({ current: moverValuesSchema, previous: moverValuesSchema }),
  ),
});

/** Every day of a range in order, with `date` and metrics, as `days`; sums over accounts of one currency. */
function homeTrendSql(
  { accountIds, channels }: Pick<AccountSelection, 'accountIds' | 'channels'>,
  { beginDate, endDate, currency }: DateRange & { currency: string },
): SQL {
  const [begin, end] = [sql`${beginDate}::date`, sql`${endDate}::date`];
  return sql`
    WITH ${daysPart(accountIds, channels)}sums AS MATERIALIZED (
      SELECT d.day, ${daySums(sql`${currency}`)} FROM account_days d
      WHERE d.account_id = ANY(${idsOf(accountIds)}) AND d.day BETWEEN ${begin} AND ${end} GROUP BY 1
    )
    SELECT json_agg(json_build_object('date', t.day::date, 'figures', ${metricsJson('s')}) ORDER BY t.day) AS days
    FROM generate_series(${begin}, ${end}, interval '1 day') AS t(day) LEFT JOIN sums s ON s.day = t.day::date`;
}
