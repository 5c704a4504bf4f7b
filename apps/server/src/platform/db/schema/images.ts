import { imageRatios, type CropArea, type ImageSyncState } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import type { StoredFailure } from './draft-uploads';
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

/** Contents that the provider has of an account, or is to have, whatever the number of images with them. */
export const imageSyncs = pgTable(
  'image_syncs',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => imageFiles.id, { onDelete: 'cascade' }),
    state: text('state').$type<Exclude<ImageSyncState, 'none'>>().notNull(),
    /** Id of the picture at the provider. */
    providerId: text('provider_id'),
    /** Of a pending one: why the last try did not work. */
    failure: jsonb('failure').$type<StoredFailure>(),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedTime: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** When a server began to send it, by the clock of the database; null: none does. */
    claimedTime: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId] }),
    index('image_syncs_pending')
      .on(table.accountId, table.requestedTime)
      .where(sql`state = 'pending'`),
  ],
);
