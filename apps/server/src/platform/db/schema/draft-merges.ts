import type { AccountMergeStatus, ListedAccountMerge } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { drafts } from './drafts';
import { users } from './identity';

type Merge = NonNullable<AccountMergeStatus['merge']>;

/** The last time that each draft got the changes of its account. */
export const draftMerges = pgTable('draft_merges', {
  draftId: uuid('draft_id')
    .primaryKey()
    .references(() => drafts.id, { onDelete: 'cascade' }),
  accountId: integer('account_id').notNull(),
  /** Author of the version that has the changes. */
  startedBy: uuid('started_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state').$type<Merge['state']>().notNull(),
  problem: text('problem').$type<NonNullable<Merge['problem']>>(),
  campaignsDone: integer('campaigns_done').notNull().default(0),
  campaignsTotal: integer('campaigns_total').notNull().default(0),
  added: integer('added').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  removed: integer('removed').notNull().default(0),
  startedTime: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Whether it was started by the job of every night. */
  isNightly: boolean('is_nightly').notNull().default(false),
});

/** Drafts that get the changes of their accounts every night. */
export const draftNightlyMerges = pgTable(
  'draft_nightly_merges',
  {
    draftId: uuid('draft_id')
      .primaryKey()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** Author of the versions that have the changes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null after it ended by itself. */
    nextTime: timestamp('next_at', { withTimezone: true }),
    stopped: text('stopped').$type<NonNullable<ListedAccountMerge['nightly']>['stopped']>(),
    /** Nights in a row that failed. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('draft_nightly_merges_next').on(table.nextTime)],
);

/** Fields that changed in a draft and, differently, in its account; see `MergeConflict` of the draft rules. */
export const draftAccountConflicts = pgTable(
  'draft_account_conflicts',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RowKind>().notNull(),
    rowId: text('row_id').notNull(),
    field: text('field').notNull(),
    base: jsonb('base'),
    mine: jsonb('mine'),
    theirs: jsonb('theirs'),
    foundTime: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.kind, table.rowId, table.field] })],
);
