import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, users } from './identity';

/**
 * Logins that were started at the OpenID provider. Reading a row deletes it, so that each can be completed only once.
 */
export const companySignIns = pgTable(
  'company_sign_ins',
  {
    /** SHA-256 of the secret in the user's browser. */
    handleHash: bytea('handle_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('company_sign_ins_expiry').on(table.expiresTime)],
);

/** Links between users and their identities at the OpenID provider. */
export const companyIdentities = pgTable(
  'company_identities',
  {
    issuer: text('issuer').notNull(),
    /** The provider's permanent id of the person. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedTime: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('company_identities_user').on(table.userId),
  ],
);
