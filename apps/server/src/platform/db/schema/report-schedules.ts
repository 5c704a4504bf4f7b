import {
  channels,
  exportFormats,
  periods,
  scheduleCadences,
  scheduleOutcomes,
  schedulePauseReasons,
  scheduleRanges,
  sections,
} from '@meridian/api-client/contract';
import { boolean, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { downloadRecords } from './exports';
import { users } from './identity';
import { reportViews } from './report-settings';

/** Saved report views that are sent to their users regularly. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the view is deleted. */
    viewId: uuid('view_id').references(() => reportViews.id, { onDelete: 'set null' }),
    /** Name of the view, shown after the view is deleted. */
    name: text('name').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    section: text('section', { enum: sections }).notNull(),
    period: text('period', { enum: periods }).notNull(),
    range: text('range', { enum: scheduleRanges }).notNull(),
    /** 0: all accounts of the user. No foreign key: when the account is deleted, the schedule is paused. */
    accountId: integer('account_id').notNull(),
    cadence: text('cadence', { enum: scheduleCadences }).notNull(),
    weekday: smallint('weekday').notNull(),
    monthDay: smallint('month_day').notNull(),
    hour: smallint('hour').notNull(),
    format: text('format', { enum: exportFormats }).notNull().default('xlsx'),
    byMail: boolean('by_mail').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    pauseReason: text('pause_reason', { enum: schedulePauseReasons }),
    /** Null while paused. */
    nextTime: timestamp('next_at', { withTimezone: true }),
    lastTime: timestamp('last_at', { withTimezone: true }),
    lastOutcome: text('last_outcome', { enum: scheduleOutcomes }),
    lastRecordId: uuid('last_record_id').references(() => downloadRecords.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('report_schedules_user').on(table.userId, table.createdTime),
    index('report_schedules_next').on(table.nextTime),
    index('report_schedules_view').on(table.viewId),
    index('report_schedules_record').on(table.lastRecordId),
  ],
);
