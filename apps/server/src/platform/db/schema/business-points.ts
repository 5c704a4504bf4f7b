import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The provider's tree of businesses, imported by an administrator. Each import replaces the whole tree and checks that
 * parents exist. Campaigns of drafts do not reference it, because the tree may be older than the provider's.
 */
export const businessPoints = pgTable('business_points', {
  id: text('id').primaryKey(),
  /** Null for a root. */
  parentId: text('parent_id'),
  name: text('name').notNull(),
  /** Initials of the name in pinyin, lower case. */
  initials: text('initials').notNull(),
  isLeaf: boolean('is_leaf').notNull(),
  /** Position in the imported file, from 0. */
  position: integer('position').notNull(),
});
