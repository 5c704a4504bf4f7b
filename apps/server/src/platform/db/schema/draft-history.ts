import type { DraftHistoryOrigin } from '@meridian/api-client/contract';
import type { ChangeGroup } from '@meridian/draft-editor/core';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drafts } from './drafts';
import { bytea, users } from './identity';

/** What each version of a draft changed, in both directions. The newest ones are kept, as far as they fit. */
export const draftHistory = pgTable(
  'draft_history',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** Version of the draft after the change. */
    version: integer('version').notNull(),
    /** First version of its entry: changes that a user saved one soon after the other are listed as one. */
    entry: integer('entry').notNull(),
    origin: text('origin').$type<DraftHistoryOrigin>().notNull(),
    /** The version that `restore` went back to, or the last version of the entry that `undo` took back. */
    target: integer('target'),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedTime: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Number of changed rows. */
    rows: integer('rows').notNull(),
    groups: jsonb('groups').$type<ChangeGroup[]>().notNull(),
    /** `RecordedStep[]` as compressed JSON. */
    steps: bytea('steps').notNull(),
    /** Size of the groups and steps in bytes. */
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.version] }),
    index('draft_history_entry').on(table.draftId, table.entry),
    index('draft_history_saved').on(table.savedTime),
  ],
);
