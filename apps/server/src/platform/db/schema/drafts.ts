import type { DraftCommand, DraftStatus } from '@meridian/draft-editor/core';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { users } from './identity';

/** Ad drafts. Each kind of row has its own table. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A value of `draftStatuses` (draft rules). */
    status: smallint('status').$type<DraftStatus>().notNull().default(1),
    /** Increases with each saved command. */
    version: integer('version').notNull().default(0),
    /** Row counts by kind, for lists. */
    campaigns: integer('campaigns').notNull().default(0),
    units: integer('units').notNull().default(0),
    keywords: integer('keywords').notNull().default(0),
    creatives: integer('creatives').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Upper bound of the size of its rows as JSON, in bytes. */
    size: integer('size').notNull().default(0),
    /** Size of its stored history in bytes; see `draftHistory`. */
    historySize: integer('history_size').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When it was deleted; set while it can be restored. */
    deletedTime: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('drafts_account').on(table.accountId, table.updatedTime)],
);

/** Saved commands, for clients that edit an earlier version. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** Version of the draft after this command. */
    version: integer('version').notNull(),
    /** Assigned by the client. A command is applied only once. */
    commandId: uuid('command_id').notNull(),
    command: jsonb('command').$type<DraftCommand>().notNull(),
    /** Size of the command in bytes. */
    size: integer('size').notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedTime: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.version] }),
    index('draft_changes_command').on(table.draftId, table.commandId),
    index('draft_changes_saved').on(table.savedTime),
  ],
);

const rowColumns = {
  draftId: uuid('draft_id').notNull(),
  /** Assigned by the client, unique within the draft. */
  id: text('id').notNull(),
  /** Sort order among siblings. */
  position: doublePrecision('position').notNull(),
  /** Draft version in which the row was last changed. */
  version: integer('version').notNull(),
};
const amount = (name: string) => numeric(name, { mode: 'number' });

export const draftCampaigns = pgTable(
  'draft_campaigns',
  {
    ...rowColumns,
    /** Empty if the parent is the draft itself. */
    parentId: text('parent_id').notNull(),
    campaignName: text('campaign_name').notNull(),
    marketingTarget: text('marketing_target').notNull(),
    shopPlatform: text('shop_platform'),
    businessPointId: text('business_point_id').notNull(),
    isBrandOnly: boolean('is_brand_only').notNull(),
    device: smallint('device').notNull(),
    budgetType: smallint('budget_type').notNull(),
    budget: amount('budget'),
    bidMode: text('bid_mode').notNull(),
    bid: amount('bid'),
    regions: jsonb('regions').notNull(),
    scheduleType: smallint('schedule_type').notNull(),
    schedule: jsonb('schedule').notNull(),
    phraseNegatives: jsonb('phrase_negatives').notNull().default([]),
    exactNegatives: jsonb('exact_negatives').notNull().default([]),
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    foreignKey({ columns: [table.draftId], foreignColumns: [drafts.id] }).onDelete('cascade'),
  ],
);

export const draftUnits = pgTable(
  'draft_units',
  {
    ...rowColumns,
    parentId: text('parent_id').notNull(),
    adgroupName: text('adgroup_name').notNull(),
    isAutoTargeted: boolean('is_auto_targeted').notNull(),
    pcFinalUrl: text('pc_final_url').notNull(),
    mobileFinalUrl: text('mobile_final_url').notNull(),
    monitorSuffix: text('monitor_suffix').notNull(),
    iosUrl: text('ios_url').notNull(),
    androidApp: text('android_app').notNull(),
    bid: amount('bid'),
    phraseNegatives: jsonb('phrase_negatives').notNull().default([]),
    exactNegatives: jsonb('exact_negatives').notNull().default([]),
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    foreignKey({
      columns: [table.draftId, table.parentId],
      foreignColumns: [draftCampaigns.draftId, draftCampaigns.id],
    }).onDelete('cascade'),
    index('draft_units_order').on(table.draftId, table.parentId, table.position, table.id),
  ],
);

export const draftKeywords = pgTable(
  'draft_keywords',
  {
    ...rowColumns,
    parentId: text('parent_id').notNull(),
    keyword: text('keyword').notNull(),
    matchType: text('match_type').notNull(),
    bid: amount('bid'),
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    foreignKey({
      columns: [table.draftId, table.parentId],
      foreignColumns: [draftUnits.draftId, draftUnits.id],
    }).onDelete('cascade'),
    index('draft_keywords_order').on(table.draftId, table.parentId, table.position, table.id),
  ],
);

export const draftCreatives = pgTable(
  'draft_creatives',
  {
    ...rowColumns,
    parentId: text('parent_id').notNull(),
    title: text('title').notNull(),
    description1: text('description1').notNull(),
    description2: text('description2').notNull(),
    pcFinalUrl: text('pc_final_url').notNull(),
    mobileFinalUrl: text('mobile_final_url').notNull(),
    miniProgramUrl: text('mini_program_url').notNull(),
    pictureTheme: text('picture_theme').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    foreignKey({
      columns: [table.draftId, table.parentId],
      foreignColumns: [draftUnits.draftId, draftUnits.id],
    }).onDelete('cascade'),
    index('draft_creatives_order').on(table.draftId, table.parentId, table.position, table.id),
  ],
);

export const draftPictures = pgTable(
  'draft_pictures',
  {
    ...rowColumns,
    parentId: text('parent_id').notNull(),
    imageId: text('image_id').notNull(),
    theme: text('theme').notNull(),
    ratio: text('ratio').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.id] }),
    foreignKey({
      columns: [table.draftId, table.parentId],
      foreignColumns: [draftUnits.draftId, draftUnits.id],
    }).onDelete('cascade'),
    index('draft_pictures_order').on(table.draftId, table.parentId, table.position, table.id),
    index('draft_pictures_image').on(table.imageId),
  ],
);
