import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, users } from './identity';

/** Two-step verification: the secret of a user's authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, encrypted with a key that is not in the database. */
  sealed: text('sealed').notNull(),
  createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until the user confirms the secret with a code; before that, login asks for no code. */
  confirmedTime: timestamp('confirmed_at', { withTimezone: true }),
  /** Time step (30 seconds since 1970) of the last accepted code. Codes of this or an earlier step are rejected. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes, each of which replaces one code of the app. Using a code deletes its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256 of a code of 79 random bits. */
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Logins with a correct password that wait for a code. Only the SHA-256 of a token is stored. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stored password hash at that time: if it has changed since, the challenge is invalid. */
    passwordHash: text('password_hash').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_challenges_expiry').on(table.expiresTime)],
);
