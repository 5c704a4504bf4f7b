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
 * Data that an import brings for one account, channel and section. A load never changes; `fact_spans` says for which
 * spans it is effective (docs/adr/0017-loads.md).
 */
export const loads = pgTable(
  'loads',
  {
    id: uuid('id').primaryKey(),
    /** Null for data from another source that an import replaced. */
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: channelEnum('channel').notNull(),
    section: sectionEnum('section').notNull(),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    /** ISO 4217; null if there are several currencies. */
    currency: text('currency'),
    rows: integer('rows').notNull(),
    impression: numeric('impression'),
    click: numeric('click'),
    /** Null if there are several currencies. */
    cost: numeric('cost'),
    conversion: numeric('conversion'),
    /** Number of distinct campaigns; null if the section has none. */
    campaigns: integer('campaigns'),
    failedRows: integer('failed_rows').notNull(),
    /** Data time that the provider states. */
    dataTime: timestamp('data_at', { withTimezone: true }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The effect of importing this load: planned, or what happened. */
    effect: jsonb('effect').$type<ImportEffect>(),
    /**
     * When its rows were deleted because they had been replaced for longer than the retention; only this record
     * remains.
     */
    purgedTime: timestamp('purged_at', { withTimezone: true }),
  },
  (table) => [
    index('loads_import').on(table.importId),
    index('loads_target').on(table.accountId, table.channel, table.section),
  ],
);

/** Spans for which a load has data. */
export const loadSpans = pgTable(
  'load_spans',
  {
    loadId: uuid('load_id')
      .notNull()
      .references(() => loads.id, { onDelete: 'cascade' }),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Rows of the span that could not be parsed. */
    failedRows: integer('failed_rows').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.loadId, table.beginDate, table.endDate] })],
);

/** Items of a load. No foreign key, because checking it for a million rows is slow. */
export const loadItems = pgTable(
  'load_items',
  {
    loadId: uuid('load_id').notNull(),
    itemKey: uuid('item_key').notNull(),
    dims: jsonb('dims').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loadId, table.itemKey] })],
);

/**
 * Rows of a load: like `facts`, without the columns that are the same for all of them. No foreign key, as for
 * `loadItems`.
 */
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

/** The journal of applied loads. The effective data results from all bookings that are not undone, in order. */
export const bookings = pgTable(
  'bookings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    loadId: uuid('load_id')
      .notNull()
      .unique()
      .references(() => loads.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: ['replace', 'add'] }).notNull(),
    /** Load whose failed rows this one provides: its days are complete unless this booking is undone. */
    completesLoadId: uuid('completes_load_id').references(() => loads.id, { onDelete: 'set null' }),
    bookedTime: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    undoneTime: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('bookings_completes').on(table.completesLoadId)],
);
