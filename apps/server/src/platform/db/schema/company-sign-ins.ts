import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, users } from './identity';

/** Sign-ins that have begun at the OpenID provider. One try each: a row is deleted by the try that reads it. */
export const companySignIns = pgTable(
  'company_sign_ins',
  {
    /** SHA-256 of the secret that stays in the browser. */
    handleHash: bytea('handle_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('company_sign_ins_expiry').on(table.expiresTime)],
);

/** Which user an identity at an OpenID provider belongs to. */
export const companyIdentities = pgTable(
  'company_identities',
  {
    issuer: text('issuer').notNull(),
    /** The provider's own name of the person, which never changes. */
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
