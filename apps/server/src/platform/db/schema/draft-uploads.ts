import type {
  DraftUploadAction,
  DraftUploadState,
  NotSent,
  PlannedChange,
  UploadItemState,
} from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
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

/** Why the provider rejected an item or a request. */
export interface StoredFailure {
  /** Key of the namespace `uploadFailures`. */
  reason: string;
  /** Code and message of the provider. */
  code: string | null;
  message: string | null;
  field: string | null;
  content: string | null;
  canRetry: boolean;
}

/** Why requests are repeated at the moment. */
export interface StoredWait {
  reason: string;
  /** ISO 8601, by the clock of the database. */
  until: string;
  attempt: number;
}

/** A field that an upload changes: what the account has, and what the draft has. */
export interface StoredChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What the account had of an item, and the row in which the draft that undoes the upload puts it. */
export interface StoredBefore {
  parentRowId: string;
  fields: Record<string, unknown>;
}

/** Uploads of drafts: one for each version, whatever it takes. */
export const draftUploads = pgTable(
  'draft_uploads',
  {
    id: uuid('id').primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    /** Of the draft. */
    version: integer('version').notNull(),
    state: text('state').$type<DraftUploadState>().notNull(),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedTime: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
    /** When the provider last accepted or rejected an item, by the clock of the database. */
    progressTime: timestamp('progress_at', { withTimezone: true }).notNull(),
    callsPlanned: integer('calls_planned').notNull(),
    callsDone: integer('calls_done').notNull().default(0),
    callsRepeated: integer('calls_repeated').notNull().default(0),
    wait: jsonb('wait').$type<StoredWait>(),
    problem: jsonb('problem').$type<StoredFailure>(),
    /** Increases with each server that takes the upload over: an earlier one can claim no more items. */
    fence: integer('fence').notNull().default(0),
  },
  (table) => [
    unique('draft_uploads_version').on(table.draftId, table.version),
    index('draft_uploads_state').on(table.state),
  ],
);

/** The items of an upload, each written before it is sent. */
export const draftUploadItems = pgTable(
  'draft_upload_items',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => draftUploads.id, { onDelete: 'cascade' }),
    /** The order in which items are sent. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<RowKind>().notNull(),
    rowId: text('row_id').notNull(),
    parentRowId: text('parent_row_id').notNull(),
    /** `seq` of the parent; null without one in the draft. */
    parentSeq: integer('parent_seq'),
    /** `seq` of the item that must be sent before, since it has the name of this one until then. */
    followedSeq: integer('followed_seq'),
    /** It gives an item a temporary name, which a later one of the upload replaces. */
    isTemporary: boolean('is_temporary').notNull().default(false),
    name: text('name').notNull(),
    parentName: text('parent_name').notNull(),
    action: text('action').$type<DraftUploadAction>().notNull(),
    state: text('state').$type<UploadItemState>().notNull(),
    /** Names the item in logs, and is the same however often it is sent. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    providerId: text('provider_id'),
    /** Fields to send. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Of an update. */
    changes: jsonb('changes').$type<readonly StoredChange[]>().notNull(),
    /** Values of the row that the provider does not get. */
    notSent: jsonb('not_sent').$type<NotSent[]>().notNull().default([]),
    /** Of an item that is removed, or that a new one replaces: then it is stored with the new one. */
    before: jsonb('before').$type<StoredBefore>(),
    /** Version of the draft in which the row was last changed. */
    rowVersion: integer('row_version').notNull(),
    attempts: integer('attempts').notNull().default(0),
    failure: jsonb('failure').$type<StoredFailure>(),
    /** `seq` of the item that failed and for which this one waits. */
    waitingFor: integer('waiting_for'),
    /** Of the server that sends it. */
    fence: integer('fence'),
    /** When it was claimed, by the clock of the database. */
    claimedTime: timestamp('claimed_at', { withTimezone: true }),
    sentTime: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.seq] }),
    unique('draft_upload_items_row').on(table.uploadId, table.kind, table.rowId),
    index('draft_upload_items_state').on(table.uploadId, table.state, table.seq),
  ],
);

/** Rows of drafts that the provider has. */
export const draftSyncs = pgTable(
  'draft_syncs',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RowKind>().notNull(),
    rowId: text('row_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The row of the parent in which it was sent; null: it was sent before this was stored. */
    parentId: text('parent_id'),
    /** Version of the draft in which the row that was sent was last changed. */
    rowVersion: integer('row_version').notNull(),
    review: text('review', { enum: ['approved', 'rejected'] }),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    /** Values of the row as it was sent that the provider did not get. */
    notSent: jsonb('not_sent').$type<NotSent[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.kind, table.rowId] }),
    index('draft_syncs_review').on(table.draftId, table.review),
  ],
);

/** Rows that were deleted from a draft while the account has them: the next upload removes them there. */
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
    /** Id of the parent's row; '' for campaigns. */
    parentId: text('parent_id').notNull(),
    /** Where it was among the rows of its parent; null: nobody knows. */
    position: doublePrecision('position'),
    /** Version of the draft in which the row was last changed. */
    rowVersion: integer('row_version').notNull(),
    /** Of the row, without its id. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [unique('draft_removals_row').on(table.draftId, table.kind, table.rowId)],
);

/** What uploads of drafts would do, computed once for the pages of a list: see `draftPlanParts`. */
export const draftPlans = pgTable('draft_plans', {
  draftId: uuid('draft_id')
    .primaryKey()
    .references(() => drafts.id, { onDelete: 'cascade' }),
  /** Of the draft and of what the server knows of the account. */
  state: text('state').notNull(),
  /** When the account was read, by the clock of the database. */
  readTime: timestamp('read_at', { withTimezone: true }).notNull(),
});

/** Changes of a plan in their order, some hundred in each part. */
export const draftPlanParts = pgTable(
  'draft_plan_parts',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => draftPlans.draftId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** Numbers of its changes by kind, action and whether all is sent, such as `keyword create whole`. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    changes: jsonb('changes').$type<PlannedChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.part] })],
);
