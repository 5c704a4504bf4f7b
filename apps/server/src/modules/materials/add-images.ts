import type { CropArea } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import type { StoredImage } from './image-files';
import { createImageThemesRepository, type ImageThemesRepository } from './image-themes.repository';
import { createImagesRepository, type ListedImage } from './images.repository';
import { recordImages } from './record-images';

const megabyte = 1024 * 1024;

/** Target and name of a stored file. */
export interface ImageToAdd {
  file: StoredImage;
  name: string;
  origin?: { originalId: string; crop: CropArea };
}

export interface AddedImages {
  images: ListedImage[];
  /** Ids of files that no image uses, because an earlier file has the same content. */
  unusedFileIds: string[];
}

/**
 * Adds images to the library of an account in the given order, all or none. If the theme already has an image with the
 * same content, returns that one. Errors: `too_large` above the quota of the account; those of `findTheme`.
 */
export function addImages(
  db: Database,
  {
    added,
    accountId,
    userId,
    now,
    quotaBytes,
    findTheme,
  }: {
    added: readonly ImageToAdd[];
    accountId: number;
    userId: string | null;
    now: Date;
    quotaBytes: number;
    /** Id of the images' theme. */
    findTheme: (themes: ImageThemesRepository) => Promise<string | null>;
  },
): Promise<AddedImages> {
  return db.transaction(async (tx) => {
    const images = createImagesRepository(tx);
    const themes = createImageThemesRepository(tx);
    await themes.lockLibrary(accountId);
    const themeId = await findTheme(themes);
    const fileIds = await addFiles(tx, added);
    let bytes = await images.bytesOf(accountId);
    const ids: string[] = [];
    const newIds: string[] = [];
    for (const [index, { file, name, origin }] of added.entries()) {
      const fileId = fileIds.get(file.contentHash) ?? file.id;
      const same = await images.findSame({ accountId, themeId, fileId });
      const id = same ?? randomUUID();
      ids.push(id);
      if (same !== undefined) continue;
      newIds.push(id);
      bytes += file.bytes;
      if (bytes > quotaBytes)
        throw new DomainError('too_large', {
          context: 'image_quota',
          limit: Math.floor(quotaBytes / megabyte),
        });
      await images.add({
        id,
        accountId,
        fileId,
        themeId,
        name,
        createdBy: userId,
        originalId: origin?.originalId ?? null,
        crop: origin?.crop ?? null,
        // keeps the order within a request
        createdTime: new Date(now.getTime() + index),
      });
    }
    await recordImages(tx, 'imageAdd', newIds);
    const usedIds = new Set(fileIds.values());
    return {
      images: await images.findByIds(ids),
      unusedFileIds: added.map(({ file }) => file.id).filter((id) => !usedIds.has(id)),
    };
  });
}

/** Adds files; returns file ids by content hash. */
async function addFiles(tx: Database, added: readonly ImageToAdd[]): Promise<Map<string, string>> {
  const images = createImagesRepository(tx);
  const fileOf = new Map(added.map(({ file }) => [file.contentHash, file]));
  const ids = new Map<string, string>();
  // in a fixed order, so that concurrent uploads of the same files cannot deadlock
  for (const hash of [...fileOf.keys()].sort()) {
    const file = fileOf.get(hash);
    if (file !== undefined) ids.set(hash, await images.addFile(file));
  }
  return ids;
}
