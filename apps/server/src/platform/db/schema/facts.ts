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
 * Items of facts: one row per account, section and combination of dimensions.
 * `itemKey` is derived from `dims` only, so equal dimensions of two accounts have equal keys.
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
    /** Data key → value of every dimension whose source is `fact`. */
    dims: jsonb('dims').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.section, table.itemKey] })],
);

/**
 * Measures at the grain of the provider: per day (begin = end) or longer span, item and currency. A null is a value that
 * the source does not have. For each span the sum of its loads in force.
 * Partitioned by month of `beginDate`; partitions are created by the function `ensure_facts_partition(date)`.
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
 * The spans of each section with data, and the load that is in force for each; a span has several when data were added
 * to it. A day without facts but with a span has no traffic; a day without a span has no data. Different spans of one
 * account and section never overlap.
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
    /** Null for data of the demo workspace. */
    loadId: uuid('load_id').references(() => loads.id),
    /** When the data were current: the provider's own time where the file states it, else the time of the import. */
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
 * Measures of accounts per day, both channels together: the sums of the facts of section `account`. Triggers update
 * them with `facts` and `fact_spans` (docs/adr/0012-account-days.md); nothing else writes here. A loaded day without
 * traffic has one row without currency.
 */
export const accountDays = pgTable(
  'account_days',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Currency of the amounts; '' without traffic. */
    currency: text('currency').notNull(),
    // sums of two channels can exceed 64 bits
    impression: numeric('impression').notNull(),
    click: numeric('click').notNull(),
    cost: numeric('cost').notNull(),
    conversion: numeric('conversion').notNull(),
    /** The part of `cost` for feed ads; null when these were not loaded. */
    feedCost: numeric('feed_cost'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.currency] })],
);
