import { sessionEndReasons } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** `nameKey` is the normalised name (trimmed, NFKC, lower case): two spellings of one name are one user. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    /** Name of the person; empty if unknown. */
    displayName: text('display_name').notNull().default(''),
    /** Increases with each change by an administrator. */
    version: integer('version').notNull().default(1),
    /** argon2id of the client's hash. */
    passwordHash: text('password_hash').notNull(),
    /** The password is for one sign-in: only its page is open until it is changed. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    passwordChangedTime: timestamp('password_changed_at', { withTimezone: true }),
    signedInTime: timestamp('signed_in_at', { withTimezone: true }),
    status: text('status', { enum: ['active', 'frozen'] })
      .notNull()
      .default('active'),
    languageId: smallint('language_id').notNull().default(2),
    avatar: text('avatar'),
    introduction: text('introduction'),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('users_language_id', sql`${table.languageId} in (1, 2, 3)`)],
);

export const roles = pgTable('roles', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** Increases with each change. */
  version: integer('version').notNull().default(1),
  permissions: text('permissions').array().notNull(),
  /** Paths of the pages in the menu; null: every page that the permissions open. */
  pages: text('pages').array(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      // a user without roles has the default one: deleting a role must not give somebody more
      .references(() => roles.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Which provider accounts a user may see. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
);

/** Accounts that a user follows; no grant: who follows an account sees it only while they may. */
export const followedAccounts = pgTable(
  'followed_accounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    followedTime: timestamp('followed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
);

/** The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Identifies the session without its secret token. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedTime: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    /** User agent of the sign-in, up to 300 characters. */
    userAgent: text('user_agent'),
    /** The company sign-in opened it, and with administrative permissions it needs a second factor, not used yet. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresTime)],
);

/** Sessions that did not expire, for the response to their next request. Without a user, who may be deleted. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    reason: text('reason', { enum: sessionEndReasons }).notNull(),
    endedTime: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ended_sessions_time').on(table.endedTime)],
);

/** One try each: a row is deleted by the try that reads it. */
export const captchas = pgTable(
  'captchas',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Letters of the picture, lower case. */
    answer: text('answer').notNull(),
    /** Secret that signs the proof-of-work challenge of this captcha. */
    challengeSecret: text('challenge_secret').notNull(),
    challenge: text('challenge').notNull(),
    clientKey: text('client_key').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captchas_client').on(table.clientKey, table.expiresTime)],
);

/**
 * Wrong passwords by normalised name, of known and unknown names alike, and by the addresses that they came from. Three lock
 * the name for these addresses.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    nameKey: text('name_key').notNull(),
    /** See `networkOf`; for password changes a word of its own. */
    network: text('network').notNull().default(''),
    count: integer('count').notNull(),
    lastFailedTime: timestamp('last_failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'sign_in_failures_pkey', columns: [table.nameKey, table.network] }),
    index('sign_in_failures_time').on(table.lastFailedTime),
  ],
);

/** Requests counted per key and window, shared by all server processes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
