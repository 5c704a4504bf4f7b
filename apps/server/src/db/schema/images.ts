import { imageRatios, type CropArea } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { users } from './identity';

/** Themes of the material library. */
export const imageThemes = pgTable(
  'image_themes',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [unique('image_themes_name').on(table.accountId, table.name)],
);

/** The contents of images, each stored once. The file store has a file and a thumbnail under the id. */
export const imageFiles = pgTable('image_files', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the stored bytes, hex. */
  contentHash: text('content_hash').notNull().unique(),
  bytes: integer('bytes').notNull(),
  mime: text('mime', { enum: ['image/jpeg', 'image/png'] }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** null: another ratio, or too small for ads. */
  ratio: text('ratio', { enum: imageRatios }),
});

/** Pictures of the material library. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => imageFiles.id),
    themeId: uuid('theme_id').references(() => imageThemes.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** The image from which it was cropped. */
    originalId: uuid('original_id'),
    crop: jsonb('crop').$type<CropArea>(),
    /** Whether the provider has it. */
    isSynchronized: boolean('is_synchronized').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set while it can be restored. */
    deletedTime: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.originalId], foreignColumns: [table.id] }).onDelete('set null'),
    index('images_account').on(table.accountId, table.createdTime),
    index('images_theme').on(table.themeId),
    index('images_file').on(table.fileId),
    index('images_original').on(table.originalId),
    index('images_deleted')
      .on(table.deletedTime)
      .where(sql`deleted_at IS NOT NULL`),
  ],
);
