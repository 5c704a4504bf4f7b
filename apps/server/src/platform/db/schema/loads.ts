import type { ImportEffect } from '@meridian/api-client/contract';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { channelEnum, sectionEnum } from './enums';
import { imports } from './imports';

/**
 * What an import brings for one account, channel and section. A load never changes; `fact_spans` says for which spans it
 * is in force (docs/adr/0017-loads.md).
 */
export const loads = pgTable(
  'loads',
  {
    id: uuid('id').primaryKey(),
    /** Null for data from another source, which an import has replaced. */
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    /** ISO 4217; null for several. */
    currency: text('currency'),
    rows: integer('rows').notNull(),
    impression: numeric('impression'),
    click: numeric('click'),
    /** Null for several currencies. */
    cost: numeric('cost'),
    conversion: numeric('conversion'),
    /** Different campaigns; null where the section has none. */
    campaigns: integer('campaigns'),
    failedRows: integer('failed_rows').notNull(),
    /** The provider's own time of the data. */
    dataTime: timestamp('data_at', { withTimezone: true }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** What booking does, or did. */
    effect: jsonb('effect').$type<ImportEffect>(),
    /** Since then only the record exists: its rows were superseded for longer than they are kept. */
    purgedTime: timestamp('purged_at', { withTimezone: true }),
  },
  (table) => [
    index('loads_import').on(table.importId),
    index('loads_target').on(table.accountId, table.channel, table.section),
  ],
);

/** The spans that a load has data for. */
export const loadSpans = pgTable(
  'load_spans',
  {
    loadId: uuid('load_id')
      .notNull()
      .references(() => loads.id, { onDelete: 'cascade' }),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Rows of the span that could not be read. */
    failedRows: integer('failed_rows').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.loadId, table.beginDate, table.endDate] })],
);

/** The items of a load. Without a foreign key, which would be checked for each of a million rows. */
export const loadItems = pgTable(
  'load_items',
  {
    loadId: uuid('load_id').notNull(),
    itemKey: uuid('item_key').notNull(),
    dims: jsonb('dims').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loadId, table.itemKey] })],
);

/** The rows of a load, as `facts` without the columns that all of them share. Without a foreign key, as its items. */
export const loadFacts = pgTable(
  'load_facts',
  {
    loadId: uuid('load_id').notNull(),
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
      columns: [table.loadId, table.beginDate, table.endDate, table.itemKey, table.currency],
    }),
  ],
);

/** The journal of bookings. What is in force follows from those that are not undone, in their order. */
export const bookings = pgTable(
  'bookings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    loadId: uuid('load_id')
      .notNull()
      .unique()
      .references(() => loads.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: ['replace', 'add'] }).notNull(),
    /** The load whose failed rows it brings: its days are complete while this booking is not undone. */
    completesLoadId: uuid('completes_load_id').references(() => loads.id, { onDelete: 'set null' }),
    bookedTime: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    undoneTime: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('bookings_completes').on(table.completesLoadId)],
);
