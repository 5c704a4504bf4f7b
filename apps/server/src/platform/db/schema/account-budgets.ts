import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum } from './enums';

/** Monthly budget of an account and channel, in the account's currency at the time it was set. */
export const accountBudgets = pgTable(
  'account_budgets',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    /** First day of the month. */
    month: date('month').notNull(),
    amount: numeric('amount', { precision: 15, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** User who set the budget. No foreign key: deleting the user leaves the budget unchanged. */
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.month] }),
    check('account_budgets_amount', sql`${table.amount} >= 0`),
    check('account_budgets_month_start', sql`extract(day FROM ${table.month}) = 1`),
  ],
);
