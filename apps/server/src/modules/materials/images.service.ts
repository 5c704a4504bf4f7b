import { cropTargetSize, findCropProblem, type ImageCrop } from '@meridian/api-client/contract';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import type { Caller } from '../../platform/lib/caller';
import { requireFreeSpace, type Capacity } from '../../platform/lib/capacity';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { createFairQueue } from '../../platform/lib/fair-queue';
import { addImages, type ImageToAdd } from './add-images';
import { encodeCrop, encodeImage, ImageRejectedError, type EncodedImage } from './encode-image';
import { createImageFiles, type StoredImage } from './image-files';
import { createImageThemesRepository, type ImageThemesRepository } from './image-themes.repository';
import { findImageUses } from './image-uses.repository';
import { createImagesRepository, type ImagesRepository, type ListedImage } from './images.repository';
import { findNamedImages } from './named-images.repository';
import { recordImages } from './record-images';
import { requireImages } from './require-images';
import { resolveTheme } from './resolve-theme';

/** Decoders work in threads, of which files and DNS need some too. */
const queueLimits = { perUser: 2, total: 2, waitingPerUser: 100, waitMs: 60_000, rejectAfterMs: 0 };

type Viewer = Pick<Caller, 'accountIds'>;
type Editor = Pick<Caller, 'accountIds' | 'userId'>;

/** Adds, lists, crops and deletes pictures of the material library. */
export function createImagesService({
  db,
  files,
  capacity,
  clock,
}: {
  db: Database;
  files: FileStore;
  capacity: Capacity;
  clock: Pick<Clock, 'now'>;
}) {
  const stored = createImageFiles(files);
  const images = createImagesRepository(db);
  const queue = createFairQueue(queueLimits);

  const discard = async (fileIds: readonly string[]): Promise<void> => {
    for (const id of fileIds) await stored.remove(id);
  };

  /** Adds images whose files are stored; removes the files that no image has. */
  async function add(
    added: readonly ImageToAdd[],
    target: Pick<Parameters<typeof addImages>[1], 'accountId' | 'userId' | 'findTheme'>,
  ): Promise<ListedImage[]> {
    try {
      const { quotaBytes } = capacity;
      const result = await addImages(db, { added, ...target, quotaBytes, now: clock.now() });
      await discard(result.unusedFileIds);
      return result.images;
    } catch (error) {
      // after another error the images may exist; files without one are removed later
      if (error instanceof DomainError) await discard(added.map(({ file }) => file.id));
      throw error;
    }
  }

  /** Stores what `encode` makes when it is the user's turn. */
  const store = async (userId: string, encode: () => Promise<EncodedImage>): Promise<StoredImage> =>
    stored.store(await queue.run(userId, encode));

  return {
    list: (...query: Parameters<ImagesRepository['list']>) => images.list(...query),

    /** Images of an account that have one of these ids or names. */
    findNamed: (accountId: number, names: readonly string[]) => findNamedImages(db, accountId, names),

    /** Errors: `disk_full`. */
    requireSpace: () => requireFreeSpace(capacity),

    /**
     * Stores a file that `add` or `discard` takes over. Errors: `ImageRejectedError`; `too_many_requests`.
     */
    receive: (userId: string, bytes: Buffer): Promise<StoredImage> => store(userId, () => encodeImage(bytes)),

    discard: (received: readonly StoredImage[]): Promise<void> => discard(received.map(({ id }) => id)),

    /** Adds received files under a theme that has this id or name. Errors: as `addImages` and `resolveTheme`. */
    add: (
      added: readonly ImageToAdd[],
      { theme, ...target }: { accountId: number; userId: string; theme: string },
    ): Promise<ListedImage[]> =>
      add(added, { ...target, findTheme: (themes) => resolveTheme(themes, target.accountId, theme) }),

    /** Errors: `not_found`; `invalid_request` for a crop that is not possible; as `addImages`. */
    async crop(
      { accountIds, userId }: Editor,
      {
        id,
        crops,
        themeId,
      }: { id: string; crops: readonly ImageCrop[]; themeId?: string | null | undefined },
    ): Promise<ListedImage[]> {
      await requireFreeSpace(capacity);
      const original = await images.find(accountIds, id);
      if (original === undefined) throw new DomainError('not_found');
      const { accountId, name, file } = original;
      for (const [index, crop] of crops.entries()) {
        const wrong = findCropProblem(file, crop);
        if (wrong !== null) throw invalidField(`crops.${index}.${wrong.field}`, wrong.problem);
      }
      const bytes = await buffer(await stored.open(file, 'full'));
      const cut: ImageToAdd[] = [];
      try {
        for (const crop of crops) {
          const { x, y, width, height } = crop;
          const area = { x, y, width, height };
          const made = await store(userId, () => encodeCrop(bytes, area, cropTargetSize(crop)));
          cut.push({ file: made, name, origin: { originalId: id, crop: area } });
        }
      } catch (error) {
        await discard(cut.map(({ file: made }) => made.id));
        // no fault of the request: the original was accepted
        if (error instanceof ImageRejectedError) throw new Error(`cannot crop image ${id}`, { cause: error });
        throw error;
      }
      const findTheme = (themes: ImageThemesRepository) =>
        themeId === undefined
          ? Promise.resolve(original.themeId)
          : requireTheme(themes, [accountId], themeId);
      return add(cut, { accountId, userId, findTheme });
    },

    /** All or none. Errors: `not_found`; `invalid_request` with the places while units have one of them. */
    async remove({ accountIds }: Viewer, ids: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        const inTransaction = createImagesRepository(tx);
        await requireImages(inTransaction, accountIds, ids);
        await recordImages(tx, 'imageDelete', ids);
        const uses = await findImageUses(tx, ids);
        if (uses.totalCount > 0)
          throw new DomainError(
            'invalid_request',
            {},
            {
              fields: { ids: 'picture_used' },
              data: uses,
              messageKey: 'picture_used',
            },
          );
        await inTransaction.setDeleted(ids, clock.now());
      });
    },

    /** All or none. Errors: `not_found` for images that are not deleted. */
    async restore({ accountIds }: Viewer, ids: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        const inTransaction = createImagesRepository(tx);
        await requireImages(inTransaction, accountIds, ids, { isDeleted: true });
        await recordImages(tx, 'imageRestore', ids);
        await inTransaction.setDeleted(ids, null);
      });
    },

    /** All or none. Errors: `not_found`, also for images or a theme of another account. */
    async changeTheme(
      { accountIds }: Viewer,
      { ids, themeId }: { ids: readonly string[]; themeId: string | null },
    ): Promise<void> {
      const [first = ''] = ids;
      const image = await images.find(accountIds, first);
      if (image === undefined) throw new DomainError('not_found');
      const owner = [image.accountId];
      await db.transaction(async (tx) => {
        const inTransaction = createImagesRepository(tx);
        const themes = createImageThemesRepository(tx);
        await themes.lockLibrary(image.accountId);
        await requireImages(inTransaction, owner, ids);
        await inTransaction.setTheme(ids, await requireTheme(themes, owner, themeId));
      });
    },
  };
}
export type ImagesService = ReturnType<typeof createImagesService>;

/** Errors: `not_found` for a theme that the accounts do not have. */
async function requireTheme(
  themes: ImageThemesRepository,
  accountIds: readonly number[],
  themeId: string | null,
): Promise<string | null> {
  if (themeId === null) return null;
  const [theme] = await themes.find(accountIds, [themeId]);
  if (theme === undefined) throw new DomainError('not_found');
  return theme.id;
}
