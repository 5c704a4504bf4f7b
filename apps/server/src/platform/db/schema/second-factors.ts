import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, users } from './identity';

/** What a user needs beside the password: the secret of an authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, encrypted with a key that is not in the database. */
  sealed: text('sealed').notNull(),
  createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until the user has confirmed the secret with a code: the sign-in does not ask for one. */
  confirmedTime: timestamp('confirmed_at', { withTimezone: true }),
  /** The 30 seconds, counted from 1970, of the last code that was used. An earlier code, or the same one, is not accepted. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Each replaces one code of the app: a row is deleted by its use. */
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

/** Sign-ins with the right password that wait for a code. The token itself is never stored, only its SHA-256. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The stored password at that time: another one ends the challenge. */
    passwordHash: text('password_hash').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_challenges_expiry').on(table.expiresTime)],
);
