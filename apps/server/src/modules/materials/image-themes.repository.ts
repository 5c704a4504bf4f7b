import type { ImageTheme } from '@meridian/api-client/contract';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, images, imageThemes } from '../../platform/db/schema';

export interface StoredTheme {
  id: string;
  accountId: number;
  name: string;
}

/** Themes of the material library. `accountIds`: accounts that the user has access to. */
export function createImageThemesRepository(db: Database) {
  return {
    /** Locks the library of an account until the transaction ends. */
    async lockLibrary(accountId: number): Promise<void> {
      await db
        .select({ id: accounts.accountId })
        .from(accounts)
        .where(eq(accounts.accountId, accountId))
        .for('no key update');
    },

    /** Sorted by name, with the number of images. */
    async list(accountIds: readonly number[]): Promise<ImageTheme[]> {
      return db
        .select({
          id: imageThemes.id,
          accountId: imageThemes.accountId,
          name: imageThemes.name,
          imageCount: count(images.id),
        })
        .from(imageThemes)
        .leftJoin(images, and(eq(images.themeId, imageThemes.id), isNull(images.deletedTime)))
        .where(inArray(imageThemes.accountId, [...accountIds]))
        .groupBy(imageThemes.id)
        .orderBy(asc(imageThemes.name), asc(imageThemes.id));
    },

    countWithoutTheme: (accountIds: readonly number[]): Promise<number> =>
      db.$count(
        images,
        and(inArray(images.accountId, [...accountIds]), isNull(images.themeId), isNull(images.deletedTime)),
      ),

    countOf: (accountId: number): Promise<number> =>
      db.$count(imageThemes, eq(imageThemes.accountId, accountId)),

    countImages: (id: string): Promise<number> =>
      db.$count(images, and(eq(images.themeId, id), isNull(images.deletedTime))),

    find(accountIds: readonly number[], ids: readonly string[]): Promise<StoredTheme[]> {
      return db
        .select()
        .from(imageThemes)
        .where(and(inArray(imageThemes.id, [...ids]), inArray(imageThemes.accountId, [...accountIds])));
    },

    async findByName(accountId: number, name: string): Promise<StoredTheme | undefined> {
      const [row] = await db
        .select()
        .from(imageThemes)
        .where(and(eq(imageThemes.accountId, accountId), eq(imageThemes.name, name)));
      return row;
    },

    async add(theme: StoredTheme): Promise<void> {
      await db.insert(imageThemes).values(theme);
    },

    async rename(id: string, name: string): Promise<void> {
      await db.update(imageThemes).set({ name }).where(eq(imageThemes.id, id));
    },

    /** Moves all images of themes, including deleted ones. */
    async moveImages(fromIds: readonly string[], themeId: string): Promise<void> {
      await db
        .update(images)
        .set({ themeId })
        .where(inArray(images.themeId, [...fromIds]));
    },

    async remove(ids: readonly string[]): Promise<void> {
      await db.delete(imageThemes).where(inArray(imageThemes.id, [...ids]));
    },
  };
}
export type ImageThemesRepository = ReturnType<typeof createImageThemesRepository>;
