import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { users } from './identity';

/** What users decided about columns of files that are imported into drafts, for the next file of the account. */
export const draftHeadMappings = pgTable(
  'draft_head_mappings',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** `foldHead` of the head. */
    headKey: text('head_key').notNull(),
    /** As in the file. */
    head: text('head').notNull(),
    /** A field of the import; null: the column is ignored. */
    field: text('field'),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedTime: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.headKey] })],
);
