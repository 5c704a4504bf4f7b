import {
  balanceSources,
  channels,
  defaultProvider,
  defaultTimeZone,
  type Channel,
  type ProviderId,
} from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from './customers';
import { recordColumns } from './record-columns';

/** Provider accounts. Money is an exact decimal in the account's currency. */
export const accounts = pgTable(
  'accounts',
  {
    accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    accountNo: text('account_no').notNull(),
    accountName: text('account_name').notNull(),
    provider: text('provider').$type<ProviderId>().notNull().default(defaultProvider),
    currency: text('currency').notNull().default('CNY'),
    timeZone: text('time_zone').notNull().default(defaultTimeZone),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    channels: text('channels')
      .array()
      .$type<Channel[]>()
      .notNull()
      .default(sql.raw(`'{${channels.join(',')}}'`)),
    balance: numeric('balance'),
    balanceTime: timestamp('balance_at', { withTimezone: true }),
    /** Null for a balance stored by an earlier version. */
    balanceSource: text('balance_source', { enum: balanceSources }),
    /** User who entered the balance or imported its file. No foreign key: the users table references this one. */
    balanceBy: uuid('balance_by'),
    ...recordColumns(),
  },
  (table) => [
    unique('accounts_account_no').on(table.accountNo),
    index('accounts_company').on(table.companyId),
  ],
);
