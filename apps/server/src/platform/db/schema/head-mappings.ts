import { mappedKinds } from '@meridian/api-client/contract';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** What users decided about columns of files, for their next files. */
export const headMappings = pgTable(
  'head_mappings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mappedKinds }).notNull(),
    /** What spellings of the head share. */
    headKey: text('head_key').notNull(),
    /** As in the file. */
    head: text('head').notNull(),
    /** null: the column is not read. */
    field: text('field'),
    savedTime: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.headKey] })],
);
