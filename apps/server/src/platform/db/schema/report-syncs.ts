import type { Channel, Section } from '@meridian/api-client/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum, sectionEnum } from './enums';

/** A report that the provider failed to return while it returned others. */
export interface FailedReport {
  channel: Channel;
  section: Section;
  /** A code of `ProviderError`. */
  code: string;
}

/** Report sync state of each account. */
export const reportSyncs = pgTable('report_syncs', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  /** Lease of the current run: until this time, no other run starts for the account. */
  leasedTime: timestamp('leased_until', { withTimezone: true }),
  /** When a user requested a run that has not ended yet. */
  requestedTime: timestamp('requested_at', { withTimezone: true }),
  /** Last run that imported everything that was missing. */
  syncedTime: timestamp('synced_at', { withTimezone: true }),
  /** Last day, in the account's time zone, whose nightly run is done. */
  nightDay: date('night_day'),
  /** Why the last run ended early; null if it was complete. */
  failure: text('failure'),
  failedTime: timestamp('failed_at', { withTimezone: true }),
  /** Number of consecutive failed runs. */
  failures: integer('failures').notNull().default(0),
  /** Earliest time of the next try. */
  nextTime: timestamp('next_at', { withTimezone: true }),
  failedReports: jsonb('failed_reports').$type<FailedReport[]>().notNull().default([]),
});

/** Digest of the provider's data for a day at its last import, so that unchanged data is not imported again. */
export const reportSyncDays = pgTable(
  'report_sync_days',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    day: date('day').notNull(),
    /** SHA-256 of the day's rows, hex. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.section, table.day] })],
);
