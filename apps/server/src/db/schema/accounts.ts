import { defaultTimeZone } from '@meridian/api-client/contract';
import { integer, numeric, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Provider accounts. Money is an exact decimal in the account's currency. */
export const accounts = pgTable(
  'accounts',
  {
    accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    accountNo: text('account_no').notNull(),
    accountName: text('account_name').notNull(),
    currency: text('currency').notNull().default('CNY'),
    timeZone: text('time_zone').notNull().default(defaultTimeZone),
    balance: numeric('balance'),
    balanceTime: timestamp('balance_at', { withTimezone: true }),
  },
  (table) => [unique('accounts_account_no').on(table.accountNo)],
);
