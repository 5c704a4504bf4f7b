import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drafts } from './drafts';
import { users } from './identity';

/** Accepted warnings of ad drafts. */
export const draftWaivers = pgTable(
  'draft_waivers',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** Value of `issueKey` (draft rules). */
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.key] })],
);
