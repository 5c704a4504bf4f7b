import type { CropArea, ImageRatio, ImageSyncState, LibraryImage } from '@meridian/api-client/contract';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { imageFiles, images, imageSyncs, users, type StoredFailure } from '../../platform/db/schema';
import type { Sort } from '../../platform/lib/paging';
import type { StoredImage } from './image-files';
import { countImageUses, isUsedByUnitSql, isUsedSql } from './image-uses.repository';

export type ImageSortKey = 'name' | 'createdTime' | 'bytes' | 'width' | 'height';

/** Undefined fields do not filter. */
export interface ImageFilter {
  themeId?: string | null | undefined;
  ratio?: ImageRatio | null | undefined;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
  minHeight?: number | undefined;
  maxHeight?: number | undefined;
  isUsed?: boolean | undefined;
  unitName?: string | undefined;
  isSynchronized?: boolean | undefined;
  syncState?: ImageSyncState | undefined;
  name?: string | undefined;
}

/** An image as listed, without the text of its failure. */
export interface ListedImage extends Omit<LibraryImage, 'syncFailure'> {
  syncFailure: StoredFailure | null;
}

/** An image and its file. */
export interface ImageWithFile {
  id: string;
  accountId: number;
  name: string;
  themeId: string | null;
  file: StoredImage;
}

export interface NewImage {
  id: string;
  accountId: number;
  fileId: string;
  themeId: string | null;
  name: string;
  originalId: string | null;
  crop: CropArea | null;
  createdBy: string | null;
  createdTime: Date;
}

const syncState = sql<ImageSyncState>`coalesce(${imageSyncs.state}, 'none')`;
const columns = {
  id: images.id,
  accountId: images.accountId,
  name: images.name,
  width: imageFiles.width,
  height: imageFiles.height,
  ratio: imageFiles.ratio,
  bytes: imageFiles.bytes,
  mime: imageFiles.mime,
  themeId: images.themeId,
  originalId: images.originalId,
  crop: images.crop,
  syncState,
  syncFailure: imageSyncs.failure,
  createdTime: images.createdTime,
  createdBy: users.name,
};
const sortColumns = {
  name: images.name,
  createdTime: images.createdTime,
  bytes: imageFiles.bytes,
  width: imageFiles.width,
  height: imageFiles.height,
} as const;

/** The material library. `accountIds`: accounts that the user has access to. */
export function createImagesRepository(db: Database) {
  const select = (where: SQL | undefined) =>
    db
      .select(columns)
      .from(images)
      .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
      .leftJoin(imageSyncs, ofSameContent)
      .leftJoin(users, eq(users.id, images.createdBy))
      .where(where);

  async function present(rows: Awaited<ReturnType<typeof select>>): Promise<ListedImage[]> {
    const uses = await countImageUses(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ createdTime, createdBy, ...row }) => ({
      ...row,
      isSynchronized: row.syncState === 'synchronized',
      ...(uses.get(row.id) ?? { unitCount: 0, creativeCount: 0 }),
      createdTime: createdTime.toISOString(),
      createdBy: createdBy ?? '',
    }));
  }

  return {
    async list(
      accountIds: readonly number[],
      filter: ImageFilter,
      { size, offset, sort }: { size: number; offset: number; sort: Sort<ImageSortKey> | undefined },
    ): Promise<{ list: ListedImage[]; totalCount: number }> {
      const where = matching(accountIds, filter);
      const { key, direction } = sort ?? { key: 'createdTime', direction: 'desc' };
      const by = direction === 'asc' ? asc : desc;
      const rows = await select(where)
        .orderBy(by(sortColumns[key]), by(images.id))
        .limit(size)
        .offset(offset);
      const [counted] = await db
        .select({ totalCount: sql<number>`count(*)::int` })
        .from(images)
        .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
        .leftJoin(imageSyncs, ofSameContent)
        .where(where);
      return { list: await present(rows), totalCount: counted?.totalCount ?? 0 };
    },

    /** Images as listed, in the order of the ids. */
    async findByIds(ids: readonly string[]): Promise<ListedImage[]> {
      const found = await present(await select(inArray(images.id, [...ids])));
      const imageOf = new Map(found.map((image) => [image.id, image]));
      return ids.flatMap((id) => imageOf.get(id) ?? []);
    },

    /** Names of images in records, including deleted ones. */
    findNames: (ids: readonly string[]): Promise<{ id: string; name: string; accountId: number }[]> =>
      db
        .select({ id: images.id, name: images.name, accountId: images.accountId })
        .from(images)
        .where(inArray(images.id, [...ids])),

    /** Removes images that were deleted before a time. */
    async removeDeletedBefore(time: Date): Promise<void> {
      await db.delete(images).where(lt(images.deletedTime, time));
    },

    /** Removes files without an image; returns their ids. Skips files that an upload has locked. */
    async removeUnusedFiles(): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        delete from ${imageFiles} where id in (
          select file.id from ${imageFiles} file
          where not exists (select from ${images} where ${images.fileId} = file.id)
          for update skip locked)
        returning id`);
      return rows.map(({ id }) => id);
    },

    /** An image that is not deleted, with its file. */
    async find(accountIds: readonly number[], id: string): Promise<ImageWithFile | undefined> {
      const [row] = await db
        .select({
          id: images.id,
          accountId: images.accountId,
          name: images.name,
          themeId: images.themeId,
          file: imageFiles,
        })
        .from(images)
        .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
        .where(and(eq(images.id, id), ofAccounts(accountIds)));
      return row;
    },

    /** Locks images until the transaction ends, either deleted or existing ones; returns their number. */
    async lock(
      accountIds: readonly number[],
      ids: readonly string[],
      { isDeleted }: { isDeleted: boolean },
    ): Promise<number> {
      const locked = await db
        .select({ id: images.id })
        .from(images)
        .where(
          and(
            inArray(images.id, [...ids]),
            inArray(images.accountId, [...accountIds]),
            isDeleted ? isNotNull(images.deletedTime) : isNull(images.deletedTime),
          ),
        )
        .orderBy(asc(images.id))
        .for('update');
      return locked.length;
    },

    /** Total size of an account's images in bytes. */
    async bytesOf(accountId: number): Promise<number> {
      const [sum] = await db
        .select({ bytes: sql<number>`coalesce(sum(${imageFiles.bytes}), 0)::float8` })
        .from(images)
        .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
        .where(ofAccounts([accountId]));
      return sum?.bytes ?? 0;
    },

    /** Image of an account with this theme and file. */
    async findSame({
      accountId,
      themeId,
      fileId,
    }: Pick<NewImage, 'accountId' | 'themeId' | 'fileId'>): Promise<string | undefined> {
      const [row] = await db
        .select({ id: images.id })
        .from(images)
        .where(and(ofAccounts([accountId]), inTheme(themeId), eq(images.fileId, fileId)))
        .orderBy(asc(images.createdTime), asc(images.id))
        .limit(1);
      return row?.id;
    },

    /** Id of the file with this content, locked until the transaction ends: an earlier file, or else this one. */
    async addFile(file: StoredImage): Promise<string> {
      for (;;) {
        await db.insert(imageFiles).values(file).onConflictDoNothing({ target: imageFiles.contentHash });
        const [row] = await db
          .select({ id: imageFiles.id })
          .from(imageFiles)
          .where(eq(imageFiles.contentHash, file.contentHash))
          .for('key share');
        // no row: the earlier file was removed in the meantime
        if (row !== undefined) return row.id;
      }
    },

    async add(image: NewImage): Promise<void> {
      await db.insert(images).values(image);
    },

    async setDeleted(ids: readonly string[], deletedTime: Date | null): Promise<void> {
      await db
        .update(images)
        .set({ deletedTime })
        .where(inArray(images.id, [...ids]));
    },

    async setTheme(ids: readonly string[], themeId: string | null): Promise<void> {
      await db
        .update(images)
        .set({ themeId })
        .where(inArray(images.id, [...ids]));
    },
  };
}
export type ImagesRepository = ReturnType<typeof createImagesRepository>;

const ofAccounts = (accountIds: readonly number[]) =>
  and(inArray(images.accountId, [...accountIds]), isNull(images.deletedTime));

const ofSameContent = and(eq(imageSyncs.accountId, images.accountId), eq(imageSyncs.fileId, images.fileId));

const inTheme = (themeId: string | null) =>
  themeId === null ? isNull(images.themeId) : eq(images.themeId, themeId);

function matching(accountIds: readonly number[], filter: ImageFilter): SQL | undefined {
  const { themeId, ratio, minWidth, maxWidth, minHeight, maxHeight } = filter;
  const { isUsed, unitName, isSynchronized, syncState: state, name } = filter;
  return and(
    ofAccounts(accountIds),
    themeId === undefined ? undefined : inTheme(themeId),
    ratio === undefined ? undefined : ratio === null ? isNull(imageFiles.ratio) : eq(imageFiles.ratio, ratio),
    minWidth === undefined ? undefined : gte(imageFiles.width, minWidth),
    maxWidth === undefined ? undefined : lte(imageFiles.width, maxWidth),
    minHeight === undefined ? undefined : gte(imageFiles.height, minHeight),
    maxHeight === undefined ? undefined : lte(imageFiles.height, maxHeight),
    isUsed === undefined ? undefined : isUsed ? isUsedSql : sql`not ${isUsedSql}`,
    unitName === undefined ? undefined : isUsedByUnitSql(unitName),
    isSynchronized === undefined ? undefined : sql`(${syncState} = 'synchronized') = ${isSynchronized}`,
    state === undefined ? undefined : sql`${syncState} = ${state}`,
    name === undefined ? undefined : sql`strpos(lower(${images.name}), lower(${name})) > 0`,
  );
}
