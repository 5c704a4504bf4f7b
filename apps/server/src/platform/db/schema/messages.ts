import type { AnnouncementTexts, MessageType } from '@meridian/api-client/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity';

/** Messages to all users or to one user, in three languages. Messages with a future time are not visible yet. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    msgType: smallint('msg_type').$type<MessageType>().notNull(),
    /** Recipient; null: all users. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    titleCn: text('title_cn').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    titleTw: text('title_tw').notNull().default(''),
    /** Sanitized HTML. */
    introduceCn: text('introduce_cn').notNull(),
    introduceEn: text('introduce_en').notNull(),
    introduceTw: text('introduce_tw').notNull(),
    /** Path in the console. */
    link: text('link'),
    /** Whether it pops up once for each user. */
    hasPopup: boolean('has_popup').notNull().default(false),
    /** Event of the message, such as `export:<id>`: a user gets one message per event. */
    subject: text('subject'),
    /** When the message appears. */
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('messages_user_subject').on(table.userId, table.subject),
    index('messages_created').on(table.createdTime, table.id),
    index('messages_owner').on(table.userId, table.createdTime, table.id),
  ],
);

/** What a user has done with a message; without a row, it is unread and was never shown. */
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
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_receipts_reader').on(table.userId, table.messageId, table.isRead),
  ],
);

/** Announcements from administrators to all users. A published one has a message; a draft has none. */
export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey().defaultRandom(),
  version: integer('version').notNull().default(1),
  texts: jsonb('texts').$type<AnnouncementTexts>().notNull(),
  hasPopup: boolean('has_popup').notNull().default(true),
  /** Scheduled publication time; null: publish immediately. */
  publishTime: timestamp('publish_at', { withTimezone: true }),
  messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
  savedTime: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
});
