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
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { downloadRecords } from './exports';
import { users } from './identity';
import { reportViews } from './report-settings';

/** Saved report views that are sent to their users, and to the recipients, regularly. */
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
    /** The latest run, whose files are `reportDeliveries`. */
    lastRunId: uuid('last_run_id'),
    // only servers of the previous version read and write these: the next version drops them
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

/** Users other than the owner who get a scheduled report. */
export const scheduleRecipients = pgTable(
  'schedule_recipients',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.userId] }),
    index('schedule_recipients_user').on(table.userId),
  ],
);

/** What each user gets from a run of a schedule: at most one file per run and user. */
export const reportDeliveries = pgTable(
  'report_deliveries',
  {
    runId: uuid('run_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['waiting', ...scheduleOutcomes, 'noAccess'] }).notNull(),
    recordId: uuid('record_id').references(() => downloadRecords.id, { onDelete: 'set null' }),
    /** The days of the run, the same for all of its files. Null in runs of versions without recipients. */
    beginDate: date('begin_date'),
    endDate: date('end_date'),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userId] }),
    index('report_deliveries_schedule').on(table.scheduleId),
    index('report_deliveries_user').on(table.userId),
    index('report_deliveries_record').on(table.recordId),
    index('report_deliveries_created').on(table.createdTime),
  ],
);
