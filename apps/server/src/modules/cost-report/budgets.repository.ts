import { channels, type Channel } from '@meridian/api-client/contract';
import type { Day } from '@meridian/date-range/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { accountBudgets, accounts } from '../../platform/db/schema';
import type { CostScope } from './cost-sql';

/** A budget of an account and channel. `amount`: decimal text in `currency`. */
export type StoredBudget = z.infer<typeof budgetSchema>;

/** The account that a budget belongs to. */
export type BudgetAccount = Pick<
  typeof accounts.$inferSelect,
  'accountId' | 'accountNo' | 'accountName' | 'currency'
>;

/** Reads and writes monthly budgets. Every query takes the accounts and channels that it may access. */
export function createBudgetsRepository(db: Database) {
  return {
    async find({ accountIds, channels: scoped }: CostScope, months: readonly Day[]): Promise<StoredBudget[]> {
      if (months.length === 0) return [];
      const rows = await db
        .select({
          accountId: accountBudgets.accountId,
          channel: accountBudgets.channel,
          month: accountBudgets.month,
          currency: accountBudgets.currency,
          amount: accountBudgets.amount,
        })
        .from(accountBudgets)
        .where(
          and(
            inArray(accountBudgets.accountId, [...accountIds]),
            inArray(accountBudgets.channel, [...scoped]),
            inArray(accountBudgets.month, [...months]),
          ),
        );
      return rows.map((row) => budgetSchema.parse(row));
    },

    /** Locks the account, so that its budgets cannot change in the meantime. */
    async lockAccount(accountId: number): Promise<BudgetAccount | undefined> {
      const [account] = await accountQuery(db, accountId).for('no key update');
      return account;
    },

    async findAccount(accountId: number): Promise<BudgetAccount | undefined> {
      const [account] = await accountQuery(db, accountId);
      return account;
    },

    async save(budget: StoredBudget, { by, at }: { by: string; at: Date }): Promise<void> {
      const { accountId, channel, month, ...values } = budget;
      const changed = { ...values, updatedBy: by, updatedTime: at };
      await db
        .insert(accountBudgets)
        .values({ accountId, channel, month, ...changed })
        .onConflictDoUpdate({
          target: [accountBudgets.accountId, accountBudgets.channel, accountBudgets.month],
          set: changed,
        });
    },

    async remove({ accountId, channel, month }: Omit<StoredBudget, 'amount' | 'currency'>): Promise<void> {
      await db
        .delete(accountBudgets)
        .where(
          and(
            eq(accountBudgets.accountId, accountId),
            eq(accountBudgets.channel, channel),
            eq(accountBudgets.month, month),
          ),
        );
    },

    /** Copies budgets to months without one, except for archived accounts and other currencies. */
    async copy(
      { accountIds, channels: scoped }: CostScope,
      { from, to }: { from: Day; to: Day },
      { by, at }: { by: string; at: Date },
    ): Promise<(StoredBudget & { accountName: string })[]> {
      const { rows } = await db.execute(sql`
        WITH copied AS (
          INSERT INTO account_budgets (account_id, channel, month, amount, currency, updated_at, updated_by)
          SELECT b.account_id, b.channel, ${to}::date, b.amount, b.currency, ${at.toISOString()}::timestamptz, ${by}::uuid
          FROM account_budgets b JOIN accounts a USING (account_id)
          WHERE b.month = ${from}::date AND b.currency = a.currency AND a.archived_at IS NULL
            AND b.account_id = ANY(${sql.param([...accountIds])}::int[])
            AND b.channel = ANY(${sql.param([...scoped])}::report_channel[])
          ORDER BY b.account_id, b.channel
          ON CONFLICT DO NOTHING
          RETURNING account_id, channel, month, amount, currency
        )
        SELECT account_id AS "accountId", channel, c.month::text AS month, c.amount::text AS amount, c.currency,
          a.account_name AS "accountName"
        FROM copied c JOIN accounts a USING (account_id) ORDER BY account_id, channel`);
      return rows.map((row) => copiedSchema.parse(row));
    },
  };
}
export type BudgetsRepository = ReturnType<typeof createBudgetsRepository>;

function accountQuery(db: Database, accountId: number) {
  const { accountNo, accountName, currency } = accounts;
  return db
    .select({ accountId: accounts.accountId, accountNo, accountName, currency })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
}

const budgetSchema = z.object({
  accountId: z.int(),
  channel: z.enum(channels),
  month: z.iso.date(),
  amount: z.string(),
  currency: z.string(),
});
const copiedSchema = budgetSchema.extend({ accountName: z.string() });

/** Field of a channel's budget in the audit log. */
export const auditedBudget = {
  search: 'searchBudget',
  feed: 'feedBudget',
} as const satisfies Record<Channel, string>;
