import { mappedKinds } from '@meridian/api-client/contract';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** Column mappings that users chose, remembered for their next files. */
export const headMappings = pgTable(
  'head_mappings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mappedKinds }).notNull(),
    /** Normalized header, shared by all of its spellings. */
    headKey: text('head_key').notNull(),
    /** Header as written in the file. */
    head: text('head').notNull(),
    /** Null if the column is ignored. */
    field: text('field'),
    savedTime: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.headKey] })],
);
