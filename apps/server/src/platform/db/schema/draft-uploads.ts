import type {
  AccountFetch,
  DraftUploadAction,
  DraftUploadState,
  EndpointData,
  endpoints,
  NotSent,
  PlannedChange,
  UploadItemState,
} from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { drafts } from './drafts';
import { users } from './identity';

/** Reason why the provider rejected an item or a request. */
export interface StoredFailure {
  /** Key in the namespace `uploadFailures`. */
  reason: string;
  /** The provider's error code and message. */
  code: string | null;
  message: string | null;
  field: string | null;
  content: string | null;
  canRetry: boolean;
}

/** A pending retry. */
export interface StoredWait {
  reason: string;
  /** ISO 8601, database clock. */
  until: string;
  attempt: number;
}

/** A field that an upload changes: its value in the account and in the draft. */
export interface StoredChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** An item's values in the account before the upload, and the draft row to which undoing the upload restores them. */
export interface StoredBefore {
  parentRowId: string;
  fields: Record<string, unknown>;
}

/** Uploads of drafts. A version of a draft has at most one upload, whichever items it includes. */
export const draftUploads = pgTable(
  'draft_uploads',
  {
    id: uuid('id').primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    /** Version of the draft. */
    version: integer('version').notNull(),
    state: text('state').$type<DraftUploadState>().notNull(),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedTime: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
    /** When the provider last accepted or rejected an item, by the database clock. */
    progressTime: timestamp('progress_at', { withTimezone: true }).notNull(),
    callsPlanned: integer('calls_planned').notNull(),
    callsDone: integer('calls_done').notNull().default(0),
    callsRepeated: integer('calls_repeated').notNull().default(0),
    /** Rows of the campaigns that are sent; null: all. */
    campaignIds: jsonb('campaign_ids').$type<readonly string[]>(),
    /** Differences in other campaigns when it was planned. */
    leftOut: integer('left_out').notNull().default(0),
    wait: jsonb('wait').$type<StoredWait>(),
    problem: jsonb('problem').$type<StoredFailure>(),
    /**
     * Increases whenever another server takes over the upload, so that the previous server can no longer claim items.
     */
    fence: integer('fence').notNull().default(0),
  },
  (table) => [
    unique('draft_uploads_version').on(table.draftId, table.version),
    index('draft_uploads_state').on(table.state),
  ],
);

/** Items of an upload. Each is stored before it is sent. */
export const draftUploadItems = pgTable(
  'draft_upload_items',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => draftUploads.id, { onDelete: 'cascade' }),
    /** Position in the sending order. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<RowKind>().notNull(),
    rowId: text('row_id').notNull(),
    parentRowId: text('parent_row_id').notNull(),
    /** `seq` of the parent; null if the draft has none. */
    parentSeq: integer('parent_seq'),
    /** `seq` of the item that must be sent first, because it has this item's name until then. */
    followedSeq: integer('followed_seq'),
    /** Whether the item gets a temporary name, which a later item of the upload replaces. */
    isTemporary: boolean('is_temporary').notNull().default(false),
    name: text('name').notNull(),
    parentName: text('parent_name').notNull(),
    action: text('action').$type<DraftUploadAction>().notNull(),
    state: text('state').$type<UploadItemState>().notNull(),
    /** Identifies the item in logs; the same for every retry. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    providerId: text('provider_id'),
    /** Fields and values to send. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Changed fields of an update. */
    changes: jsonb('changes').$type<readonly StoredChange[]>().notNull(),
    /** Values in the row that are not sent to the provider. */
    notSent: jsonb('not_sent').$type<NotSent[]>().notNull().default([]),
    /**
     * Previous values of an item that is removed or replaced; a replaced item's values are stored with its replacement.
     */
    before: jsonb('before').$type<StoredBefore>(),
    /** Draft version in which the row was last changed. */
    rowVersion: integer('row_version').notNull(),
    attempts: integer('attempts').notNull().default(0),
    failure: jsonb('failure').$type<StoredFailure>(),
    /** `seq` of the failed item that blocks this one. */
    waitingFor: integer('waiting_for'),
    /** Fence of the server that sends the item. */
    fence: integer('fence'),
    /** When a server claimed the item, by the database clock. */
    claimedTime: timestamp('claimed_at', { withTimezone: true }),
    sentTime: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.seq] }),
    unique('draft_upload_items_row').on(table.uploadId, table.kind, table.rowId),
    index('draft_upload_items_state').on(table.uploadId, table.state, table.seq),
    // the history of an item, by its name or its id; names may be longer than the rows of other indexes
    index('draft_upload_items_name')
      .using('hash', table.name)
      .where(sql`${table.state} = 'sent'`),
    index('draft_upload_items_provider')
      .on(table.providerId)
      .where(sql`${table.state} = 'sent'`),
  ],
);

/** Rows of drafts that exist at the provider. */
export const draftSyncs = pgTable(
  'draft_syncs',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RowKind>().notNull(),
    rowId: text('row_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** Row id of the parent under which the item was sent; null if it was sent before this column existed. */
    parentId: text('parent_id'),
    /** Draft version in which the sent row was last changed. */
    rowVersion: integer('row_version').notNull(),
    review: text('review', { enum: ['approved', 'rejected'] }),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    /** Values of the sent row that were not sent to the provider. */
    notSent: jsonb('not_sent').$type<NotSent[]>().notNull().default([]),
    /**
     * Fields of the item when it was last read or sent, as the base of differences and merges; null if an earlier version sent it.
     */
    base: jsonb('base').$type<Record<string, unknown>>(),
    /** Fields whose values in the account a draft cannot express: the row has empty ones instead. */
    unknownFields: jsonb('unknown_fields').$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.kind, table.rowId] }),
    index('draft_syncs_review').on(table.draftId, table.review),
    index('draft_syncs_provider').on(table.draftId, table.kind, table.providerId),
  ],
);

/** Rows that were deleted from a draft but exist in the account. The next upload removes them there. */
export const draftRemovals = pgTable(
  'draft_removals',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RowKind>().notNull(),
    providerId: text('provider_id').notNull(),
    rowId: text('row_id').notNull(),
    /** Row id of the parent; empty for campaigns. */
    parentId: text('parent_id').notNull(),
    /** Previous position among its siblings; null if unknown. */
    position: doublePrecision('position'),
    /** Draft version in which the row was last changed. */
    rowVersion: integer('row_version').notNull(),
    /** Fields of the row, without its id. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [unique('draft_removals_row').on(table.draftId, table.kind, table.rowId)],
);

/** Requests that added changes of an account to drafts, with their responses: a repeated request changes nothing. */
export const draftAccountChanges = pgTable(
  'draft_account_changes',
  {
    requestId: uuid('request_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null only within the transaction of the request. */
    response: jsonb('response').$type<EndpointData<typeof endpoints.draftAccountChange>>(),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('draft_account_changes_created').on(table.createdTime)],
);

/** Fetches of accounts into new drafts, in the background. */
export const draftFetches = pgTable('draft_fetches', {
  draftId: uuid('draft_id')
    .primaryKey()
    .references(() => drafts.id, { onDelete: 'cascade' }),
  accountId: integer('account_id').notNull(),
  /** Provider ids of the selected campaigns; null for all. */
  campaignIds: jsonb('campaign_ids').$type<string[]>(),
  state: text('state').$type<AccountFetch['state']>().notNull(),
  problem: text('problem').$type<NonNullable<AccountFetch['problem']>>(),
  /** Provider ids of campaigns that were fetched completely. */
  doneIds: jsonb('done_ids').$type<string[]>().notNull().default([]),
  campaignsTotal: integer('campaigns_total').notNull().default(0),
  /** Rows of these campaigns. */
  rows: integer('rows').notNull().default(0),
  /** Their pictures that are not in the material library. */
  picturesLeftOut: integer('pictures_left_out').notNull().default(0),
  startedTime: timestamp('started_at', { withTimezone: true }).notNull(),
});

/** Upload plans of drafts, stored so that all pages of a plan's list show the same plan; see `draftPlanParts`. */
export const draftPlans = pgTable('draft_plans', {
  draftId: uuid('draft_id')
    .primaryKey()
    .references(() => drafts.id, { onDelete: 'cascade' }),
  /** Fingerprint of the draft and of the account data that the plan was computed from. */
  state: text('state').notNull(),
  /** When the account was read, by the database clock. */
  readTime: timestamp('read_at', { withTimezone: true }).notNull(),
});

/** Changes of a plan in order, a few hundred per row. */
export const draftPlanParts = pgTable(
  'draft_plan_parts',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => draftPlans.draftId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** Number of changes by kind, action and completeness, such as `keyword create whole`. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    changes: jsonb('changes').$type<PlannedChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.part] })],
);
