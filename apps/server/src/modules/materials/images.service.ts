import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import type { Caller } from '../../platform/lib/caller';
import { requireFreeSpace, type Capacity } from '../../platform/lib/capacity';
import { DomainError } from '../../platform/lib/domain-error';
import { createFairQueue } from '../../platform/lib/fair-queue';
import type { ImageToAdd } from './add-images';
import { cropImage, type Cropping } from './crop-image';
import { encodeImage } from './encode-image';
import { createImageFiles, type StoredImage } from './image-files';
import { createImageThemesRepository } from './image-themes.repository';
import { findImageUses } from './image-uses.repository';
import { createImagesRepository, type ImagesRepository, type ListedImage } from './images.repository';
import { findNamedImages } from './named-images.repository';
import { recordImages } from './record-images';
import { requireImages } from './require-images';
import { requireTheme } from './require-theme';
import { resolveTheme } from './resolve-theme';
import { addStored, discardFiles, storeEncoded, type ImageParts } from './store-images';

/** Decoders use threads, some of which must remain for files and DNS. */
const queueLimits = { perUser: 2, total: 2, waitingPerUser: 100, waitMs: 60_000, rejectAfterMs: 0 };

type Viewer = Pick<Caller, 'accountIds'>;
type Editor = Pick<Caller, 'accountIds' | 'userId'>;

/** Adds, lists, crops and deletes images of the library. */
export function createImagesService({
  files,
  ...given
}: {
  db: Database;
  files: FileStore;
  capacity: Capacity;
  clock: Pick<Clock, 'now'>;
}) {
  const parts = { ...given, stored: createImageFiles(files), queue: createFairQueue(queueLimits) };
  const { db, capacity } = parts;
  const images = createImagesRepository(db);

  return {
    list: (...query: Parameters<ImagesRepository['list']>) => images.list(...query),

    /** Images of an account by id or name. */
    findNamed: (accountId: number, names: readonly string[]) => findNamedImages(db, accountId, names),

    /** Errors: `disk_full`. */
    requireSpace: () => requireFreeSpace(capacity),

    /** Stores a file, which `add` or `discard` must take over. Errors: `ImageRejectedError`; `too_many_requests`. */
    receive: (userId: string, bytes: Buffer): Promise<StoredImage> =>
      storeEncoded(parts, userId, () => encodeImage(bytes)),

    discard: (received: readonly StoredImage[]): Promise<void> =>
      discardFiles(
        parts,
        received.map(({ id }) => id),
      ),

    /** Adds received files under the theme with this id or name. Errors: as for `addImages` and `resolveTheme`. */
    add: (
      added: readonly ImageToAdd[],
      { theme, ...target }: { accountId: number; userId: string; theme: string },
    ): Promise<ListedImage[]> =>
      addStored(parts, added, {
        ...target,
        findTheme: (themes) => resolveTheme(themes, target.accountId, theme),
      }),

    /** Errors: those of `cropImage`. */
    crop: (editor: Editor, cropping: Cropping) => cropImage(parts, editor, cropping),

    /** Errors: those of `removeImages`. */
    remove: (viewer: Viewer, ids: readonly string[]) => removeImages(parts, viewer, ids),

    /** Errors: those of `restoreImages`. */
    restore: (viewer: Viewer, ids: readonly string[]) => restoreImages(parts, viewer, ids),

    /** Errors: those of `changeTheme`. */
    changeTheme: (viewer: Viewer, change: ThemeChange) => changeTheme(parts, viewer, change),
  };
}
export type ImagesService = ReturnType<typeof createImagesService>;

type Parts = Pick<ImageParts, 'db' | 'clock'>;

/** All or none. Errors: `not_found`; `invalid_request` with the places if units use one of them. */
function removeImages({ db, clock }: Parts, { accountIds }: Viewer, ids: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    const images = createImagesRepository(tx);
    await requireImages(images, accountIds, ids);
    await recordImages(tx, 'imageDelete', ids);
    const data = await findImageUses(tx, ids);
    if (data.totalCount > 0) {
      const fields = { ids: 'picture_used' } as const;
      throw new DomainError('invalid_request', {}, { fields, data, messageKey: 'picture_used' });
    }
    await images.setDeleted(ids, clock.now());
  });
}

/** All or none. Errors: `not_found` for images that are not deleted. */
function restoreImages({ db }: Parts, { accountIds }: Viewer, ids: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    const images = createImagesRepository(tx);
    await requireImages(images, accountIds, ids, { isDeleted: true });
    await recordImages(tx, 'imageRestore', ids);
    await images.setDeleted(ids, null);
  });
}

interface ThemeChange {
  ids: readonly string[];
  /** Null for no theme. */
  themeId: string | null;
}

/** All or none. Errors: `not_found`, also for images or a theme of another account. */
async function changeTheme(
  { db }: Parts,
  { accountIds }: Viewer,
  { ids, themeId }: ThemeChange,
): Promise<void> {
  const [first = ''] = ids;
  const image = await createImagesRepository(db).find(accountIds, first);
  if (image === undefined) throw new DomainError('not_found');
  const owner = [image.accountId];
  await db.transaction(async (tx) => {
    const images = createImagesRepository(tx);
    const themes = createImageThemesRepository(tx);
    await themes.lockLibrary(image.accountId);
    await requireImages(images, owner, ids);
    await images.setTheme(ids, await requireTheme(themes, owner, themeId));
  });
}
