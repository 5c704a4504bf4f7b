import type { Account, AccountBalance, Page } from '@meridian/api-client/contract';
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db';
import { accounts, facts, userAccounts } from '../../db/schema';
import type { Sort } from '../../lib/paging';

export const accountSorts = ['accountNo', 'accountName', 'balance', 'lastDayCost'] as const;
export type AccountSort = (typeof accountSorts)[number];

export interface AccountListQuery {
  userId: string;
  accountIds: readonly number[];
  /** Part of a number or name, in any case. */
  text: string | undefined;
  /** The latest day whose cost is known whole. */
  yesterday: string;
  page: { size: number; offset: number; sort: Sort<AccountSort> | undefined };
}

export type AccountListPage = { list: AccountBalance[] } & Pick<Page, 'totalCount'>;

const identity = {
  accountId: accounts.accountId,
  accountNo: accounts.accountNo,
  accountName: accounts.accountName,
  currency: accounts.currency,
  timeZone: accounts.timeZone,
};

/** Provider accounts. Every query is told which ones it may see. */
export function createAccounts(db: Database) {
  return {
    async findAll(accountIds: readonly number[]): Promise<Omit<Account, 'today'>[]> {
      return db
        .select(identity)
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountNo));
    },

    /** A page of accounts with their money, by number unless sorted otherwise; empty values last. */
    async list({ userId, accountIds, text, yesterday, page }: AccountListQuery): Promise<AccountListPage> {
      const chosen = and(inArray(accounts.accountId, [...accountIds]), matching(text));
      const lastDay = lastDayOf(db, yesterday);
      const rows = await db
        .select({
          ...identity,
          balance: accounts.balance,
          balanceTime: accounts.balanceTime,
          followedTime: userAccounts.followedTime,
          lastDay: lastDay.day,
          lastDayCost: lastDay.cost,
        })
        .from(accounts)
        .leftJoin(
          userAccounts,
          and(eq(userAccounts.accountId, accounts.accountId), eq(userAccounts.userId, userId)),
        )
        .leftJoinLateral(lastDay, sql`true`)
        .where(chosen)
        .orderBy(...orderOf(page.sort, lastDay.cost))
        .limit(page.size)
        .offset(page.offset);
      const [total] = await db.select({ count: count() }).from(accounts).where(chosen);
      return {
        list: rows.map(({ followedTime, balanceTime, ...row }) => ({
          ...row,
          balanceTime: balanceTime?.toISOString() ?? null,
          isFollowed: followedTime !== null,
        })),
        totalCount: total?.count ?? 0,
      };
    },
  };
}

/**
 * The latest day up to `yesterday` that an account has figures for, and its cost in all channels; in the account's own
 * currency only, since two currencies are never added.
 */
function lastDayOf(db: Database, yesterday: string) {
  return db
    .select({
      day: sql<string | null>`${facts.beginDate}`.as('day'),
      cost: sql<string | null>`sum(${facts.cost})::text`.as('cost'),
    })
    .from(facts)
    .where(
      sql`${facts.accountId} = ${accounts.accountId} and ${facts.currency} = ${accounts.currency}
        and ${facts.channel} in ('search', 'feed') and ${facts.section} = 'account'
        and ${facts.beginDate} = ${facts.endDate} and ${facts.beginDate} <= ${yesterday}`,
    )
    .groupBy(facts.beginDate)
    .orderBy(sql`${facts.beginDate} desc`)
    .limit(1)
    .as('last_day');
}

function matching(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const within = (column: typeof accounts.accountNo | typeof accounts.accountName) =>
    sql`position(lower(${text}) in lower(${column})) > 0`;
  return or(within(accounts.accountNo), within(accounts.accountName));
}

function orderOf(sort: Sort<AccountSort> | undefined, lastDayCost: SQL.Aliased<string | null>): SQL[] {
  if (sort === undefined) return [asc(accounts.accountNo)];
  const columns: Record<AccountSort, SQL> = {
    accountNo: sql`${accounts.accountNo}`,
    accountName: sql`${accounts.accountName}`,
    balance: sql`${accounts.balance}`,
    lastDayCost: sql`${lastDayCost}::numeric`,
  };
  const direction = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  return [sql`${columns[sort.key]} ${direction} nulls last`, asc(accounts.accountNo)];
}
