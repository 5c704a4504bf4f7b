import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Columns of records that users edit: version, state, and who changed them when. No foreign keys to users: deleting a
 * user leaves the records unchanged.
 */
export const recordColumns = () => ({
  note: text('note').notNull().default(''),
  version: integer('version').notNull().default(1),
  archivedTime: timestamp('archived_at', { withTimezone: true }),
  createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: uuid('created_by'),
  updatedTime: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  updatedBy: uuid('updated_by'),
});
