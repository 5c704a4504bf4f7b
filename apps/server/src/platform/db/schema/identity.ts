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

/** Binary data. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Users. `nameKey` is the normalized username (trimmed, NFKC, lower case): two spellings of one name are the same user.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    /** The person's name; empty if unknown. */
    displayName: text('display_name').notNull().default(''),
    /** Increases with each change by an administrator. */
    version: integer('version').notNull().default(1),
    /** argon2id of the hash that the client sends. */
    passwordHash: text('password_hash').notNull(),
    /** One-time password: after login, the user can only change it. */
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
  /** Paths of the pages in the menu; null: every page that the permissions allow. */
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
      // users without roles have the default role: deleting a role must not give them more
      .references(() => roles.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Provider accounts that a user has access to. */
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

/** Accounts that a user follows. Following grants no access. */
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

/** Sessions. Only the SHA-256 of a token is stored, never the token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Identifies the session without revealing its token. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedTime: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    /** User agent at login, up to 300 characters. */
    userAgent: text('user_agent'),
    /** Set for a company login with administrative permissions until two-step verification is done. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresTime)],
);

/**
 * Sessions that ended before they expired, so that their next request gets the reason. No user id: the user may be
 * deleted.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    reason: text('reason', { enum: sessionEndReasons }).notNull(),
    endedTime: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ended_sessions_time').on(table.endedTime)],
);

/** Captchas. Reading a row deletes it, so that each can be tried only once. */
export const captchas = pgTable(
  'captchas',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Letters in the picture, lower case. */
    answer: text('answer').notNull(),
    /** Secret that signs the captcha's proof-of-work challenge. */
    challengeSecret: text('challenge_secret').notNull(),
    challenge: text('challenge').notNull(),
    clientKey: text('client_key').notNull(),
    expiresTime: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captchas_client').on(table.clientKey, table.expiresTime)],
);

/**
 * Wrong passwords by network and normalized username, whether or not the user exists. Three of them lock the name for
 * that network.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    nameKey: text('name_key').notNull(),
    /** See `networkOf`; a fixed word for password changes. */
    network: text('network').notNull().default(''),
    count: integer('count').notNull(),
    lastFailedTime: timestamp('last_failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'sign_in_failures_pkey', columns: [table.nameKey, table.network] }),
    index('sign_in_failures_time').on(table.lastFailedTime),
  ],
);

/** Request counts per key and time window, shared by all server processes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
