import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** With what the server acts for an account at the provider. */
export const providerCredentials = pgTable('provider_credentials', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  userName: text('user_name').notNull(),
  /** The tokens, encrypted with a key that is not in the database. */
  sealed: text('sealed').notNull(),
  expiresTime: timestamp('expires_at', { withTimezone: true }),
  isRenewable: boolean('is_renewable').notNull(),
  updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** User who entered them. No reference: their deletion leaves the credentials unchanged. */
  updatedBy: uuid('updated_by'),
});
