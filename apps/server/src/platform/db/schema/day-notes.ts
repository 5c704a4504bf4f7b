import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { drafts } from './drafts';
import { users } from './identity';

/** What users wrote about days of accounts. */
export const dayNotes = pgTable(
  'day_notes',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** In the account's time zone. */
    day: date('day').notNull(),
    text: text('text').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedTime: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('day_notes_day').on(table.accountId, table.day),
    index('day_notes_user').on(table.createdBy),
  ],
);

/** When the provider's review rejected items of a draft, and how many. `draft_syncs` has the current result of each item only. */
export const draftRejections = pgTable(
  'draft_rejections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    items: integer('items').notNull(),
    time: timestamp('rejected_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('draft_rejections_draft').on(table.draftId)],
);
