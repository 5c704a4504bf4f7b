import type { Channel, Section } from '@meridian/api-client/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum, sectionEnum } from './enums';

/** A report that the provider did not return, while it returned others. */
export interface FailedReport {
  channel: Channel;
  section: Section;
  /** A code of `ProviderError`. */
  code: string;
}

/** How the reports of an account arrive from the provider. */
export const reportSyncs = pgTable('report_syncs', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade' }),
  /** Until then, one run works on the account and no other starts. */
  leasedTime: timestamp('leased_until', { withTimezone: true }),
  /** Someone requested a run, which has not ended yet. */
  requestedTime: timestamp('requested_at', { withTimezone: true }),
  /** The last run that brought everything that was missing. */
  syncedTime: timestamp('synced_at', { withTimezone: true }),
  /** The last day in the account's time zone whose nightly run is done. */
  nightDay: date('night_day'),
  /** Why the last run ended early; null after one that did not. */
  failure: text('failure'),
  failedTime: timestamp('failed_at', { withTimezone: true }),
  /** Runs that failed one after the other. */
  failures: integer('failures').notNull().default(0),
  /** Before that, another try is useless. */
  nextTime: timestamp('next_at', { withTimezone: true }),
  failedReports: jsonb('failed_reports').$type<FailedReport[]>().notNull().default([]),
});

/** What the provider said about a day when it was last booked, so that an unchanged day is not booked again. */
export const reportSyncDays = pgTable(
  'report_sync_days',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    day: date('day').notNull(),
    /** SHA-256 of its rows, hex. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.section, table.day] })],
);
