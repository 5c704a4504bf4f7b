import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** Credentials with which the server accesses an account at the provider. */
export const providerCredentials = pgTable('provider_credentials', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  userName: text('user_name').notNull(),
  /** Tokens, encrypted with a key that is not in the database. */
  sealed: text('sealed').notNull(),
  expiresTime: timestamp('expires_at', { withTimezone: true }),
  isRenewable: boolean('is_renewable').notNull(),
  updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** User who entered the credentials. No foreign key: deleting the user leaves them unchanged. */
  updatedBy: uuid('updated_by'),
});
