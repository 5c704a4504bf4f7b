import { channels, sections } from '@meridian/api-client/contract';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { imports } from './imports';

export const channelEnum = pgEnum('report_channel', channels);
export const sectionEnum = pgEnum('report_section', sections);

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
 * Measures at the grain of the provider: per day (begin = end) or longer span, item and currency.
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
    impression: bigint('impression', { mode: 'bigint' }).notNull(),
    click: bigint('click', { mode: 'bigint' }).notNull(),
    cost: numeric('cost').notNull(),
    conversion: numeric('conversion').notNull(),
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
 * The loaded spans of each section, with their source. A day without facts but with a span has no traffic;
 * a day without a span has no data. Spans of one account and section never overlap.
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
    importId: uuid('import_id').references(() => imports.id),
    loadedTime: timestamp('loaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.section, table.beginDate, table.endDate] }),
    index('fact_spans_import').on(table.importId),
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
