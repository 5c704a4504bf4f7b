import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drafts } from './drafts';
import { users } from './identity';

/** Warnings of ad drafts that somebody accepts. */
export const draftWaivers = pgTable(
  'draft_waivers',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** `issueKey` of the draft rules. */
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.key] })],
);
