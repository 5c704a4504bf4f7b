import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** Announcements to everybody, in three languages. */
export const messages = pgTable('messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  msgType: smallint('msg_type').notNull(),
  introduceCn: text('introduce_cn').notNull(),
  introduceEn: text('introduce_en').notNull(),
  introduceTw: text('introduce_tw').notNull(),
  createdTime: timestamp('created_time', { withTimezone: true }).notNull().defaultNow(),
});

/** What one user has done with a message; no row means unread and never shown. */
export const messageReceipts = pgTable(
  'message_receipts',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRead: boolean('is_read').notNull().default(false),
    popupCount: integer('popup_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);
