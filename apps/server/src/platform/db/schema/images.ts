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

/** Contents of pictures, stored once each. The file store has a file and a thumbnail under the id. */
export const imageFiles = pgTable('image_files', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the file, hex. */
  contentHash: text('content_hash').notNull().unique(),
  bytes: integer('bytes').notNull(),
  mime: text('mime', { enum: ['image/jpeg', 'image/png'] }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Null for any other ratio, or a picture too small for ads. */
  ratio: text('ratio', { enum: imageRatios }),
});

/** Pictures in the library. */
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
    /** Picture from which this one was cropped. */
    originalId: uuid('original_id'),
    crop: jsonb('crop').$type<CropArea>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was deleted; set while it can be restored. */
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

/**
 * Picture contents that are uploaded to an account at the provider, or pending. One row per content, however many
 * pictures share it.
 */
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
    /** The provider's id of the picture. */
    providerId: text('provider_id'),
    /** Why the last try failed, for a pending upload. */
    failure: jsonb('failure').$type<StoredFailure>(),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedTime: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** When a server began to send it, by the database clock; null if no server does. */
    claimedTime: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId] }),
    index('image_syncs_pending')
      .on(table.accountId, table.requestedTime)
      .where(sql`state = 'pending'`),
  ],
);
