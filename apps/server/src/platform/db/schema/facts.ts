import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum, sectionEnum } from './enums';
import { loads } from './loads';

/**
 * Items of facts: one row per account, section and combination of dimensions. `itemKey` is derived from `dims` only, so
 * that equal dimensions have equal keys in all accounts.
 */
export const items = pgTable(
  'items',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    itemKey: uuid('item_key').notNull(),
    /** Values by data key, for each dimension with the source `fact`. */
    dims: jsonb('dims').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.section, table.itemKey] })],
);

/**
 * Metrics at the provider's granularity: per item and currency, for a day (begin = end) or a longer span. Null: the
 * source does not have the metric. The values of a span are the sum of its effective loads. Partitioned by month of
 * `beginDate`; the function `ensure_facts_partition(date)` creates partitions.
 */
export const facts = pgTable(
  'facts',
  {
    accountId: integer('account_id').notNull(),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    itemKey: uuid('item_key').notNull(),
    currency: text('currency').notNull(),
    impression: bigint('impression', { mode: 'bigint' }),
    click: bigint('click', { mode: 'bigint' }),
    cost: numeric('cost'),
    conversion: numeric('conversion'),
    pcCost: numeric('pc_cost'),
    mobileCost: numeric('mobile_cost'),
  },
  (table) => [
    primaryKey({
      name: 'facts_pk',
      columns: [
        table.accountId,
        table.channel,
        table.section,
        table.beginDate,
        table.endDate,
        table.itemKey,
        table.currency,
      ],
    }),
  ],
);

/**
 * Spans with data per section, and the effective load of each. A span has several loads if data was added to it. A day
 * in a span but without facts had no traffic; a day without a span has no data. Different spans of an account and
 * section never overlap.
 */
export const factSpans = pgTable(
  'fact_spans',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Null for demo data. */
    loadId: uuid('load_id').references(() => loads.id),
    /** Data time: the provider's own time if the file has it, otherwise the time of the import. */
    loadedTime: timestamp('loaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('fact_spans_key')
      .on(table.accountId, table.channel, table.section, table.beginDate, table.endDate, table.loadId)
      .nullsNotDistinct(),
    index('fact_spans_load').on(table.loadId),
  ],
);

/**
 * Versions of the facts of each section by the month of `beginDate`: any change of facts or spans gives their month
 * another version, in the same transaction. Triggers on `facts` and `fact_spans` maintain this table; nothing else
 * writes to it.
 */
export const factVersions = pgTable(
  'fact_versions',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    /** First day of the month. */
    month: date('month').notNull(),
    /** Random, because a restored database would give the same numbers to other facts. */
    version: uuid('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.section, table.month] })],
);

/**
 * Daily metrics per account, summed over both channels: the facts of section `account`. Triggers on `facts` and
 * `fact_spans` maintain this table (docs/adr/0012-account-days.md); nothing else writes to it. An imported day without
 * traffic has one row without a currency.
 */
export const accountDays = pgTable(
  'account_days',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Currency of the amounts; empty without traffic. */
    currency: text('currency').notNull(),
    // a sum of two channels can exceed 64 bits
    impression: numeric('impression').notNull(),
    click: numeric('click').notNull(),
    cost: numeric('cost').notNull(),
    conversion: numeric('conversion').notNull(),
    /** Part of `cost` that feed ads account for; null if no feed data was imported. */
    feedCost: numeric('feed_cost'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.currency] })],
);
