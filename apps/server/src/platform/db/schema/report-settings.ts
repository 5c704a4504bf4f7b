import type { MetricTarget, OwnMetricFormat, ReportViewContent } from '@meridian/api-client/contract';
import { channels, periods, sections } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity';

/**
 * Custom fields: the columns of a user's reports, by `partsIdOf` of their section. Without a row, the default applies.
 */
export const reportFieldChoices = pgTable(
  'report_field_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partsId: text('parts_id').notNull(),
    /** Data keys in column order. */
    dataKeys: text('data_keys').array().notNull(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.partsId] })],
);

/** Report views that users saved under a name. */
export const reportViews = pgTable(
  'report_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channels }).notNull(),
    section: text('section', { enum: sections }).notNull(),
    period: text('period', { enum: periods }).notNull(),
    name: text('name').notNull(),
    /** `name` trimmed, NFKC, lower case. */
    nameKey: text('name_key').notNull(),
    content: jsonb('content').$type<ReportViewContent>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    /** Accounts to which its filters may refer; empty for a view without filters. */
    accountIds: integer('account_ids').array().notNull(),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('report_views_name').on(table.userId, table.channel, table.section, table.nameKey),
    index('report_views_section').on(table.channel, table.section),
  ],
);

/** Metrics that users defined by a formula. */
export const ownMetrics = pgTable(
  'own_metrics',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** `nameKeyOf` the name. */
    nameKey: text('name_key').notNull(),
    /** As the user wrote it. */
    formula: text('formula').notNull(),
    format: text('format').$type<OwnMetricFormat>().notNull(),
    target: jsonb('target').$type<MetricTarget>(),
    isShared: boolean('is_shared').notNull().default(false),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('own_metrics_name').on(table.userId, table.nameKey),
    index('own_metrics_shared')
      .on(table.nameKey)
      .where(sql`is_shared`),
  ],
);
