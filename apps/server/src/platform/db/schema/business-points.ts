import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The provider's tree of businesses, as an administrator imported it. It is replaced as a whole, and the import checks that
 * parents exist. Campaigns of drafts do not refer to it: the tree may be older than the provider's.
 */
export const businessPoints = pgTable('business_points', {
  id: text('id').primaryKey(),
  /** null: a root. */
  parentId: text('parent_id'),
  name: text('name').notNull(),
  /** First letters of the pinyin of the name, in lower case. */
  initials: text('initials').notNull(),
  isLeaf: boolean('is_leaf').notNull(),
  /** From 0, in the order of the imported file. */
  position: integer('position').notNull(),
});
