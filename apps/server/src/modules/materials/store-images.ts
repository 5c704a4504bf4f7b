import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Capacity } from '../../platform/lib/capacity';
import { DomainError } from '../../platform/lib/domain-error';
import type { FairQueue } from '../../platform/lib/fair-queue';
import { addImages, type ImageToAdd } from './add-images';
import type { EncodedImage } from './encode-image';
import type { createImageFiles, StoredImage } from './image-files';
import type { ListedImage } from './images.repository';

/** Dependencies of adding images. */
export interface ImageParts {
  db: Database;
  stored: ReturnType<typeof createImageFiles>;
  /** Encodes images; users take turns. */
  queue: FairQueue;
  capacity: Capacity;
  clock: Pick<Clock, 'now'>;
}

/** Encodes when it is the user's turn, and stores the result. */
export async function storeEncoded(
  { stored, queue }: ImageParts,
  userId: string,
  encode: () => Promise<EncodedImage>,
): Promise<StoredImage> {
  return stored.store(await queue.run(userId, encode));
}

export async function discardFiles({ stored }: ImageParts, fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) await stored.remove(id);
}

/** Adds images whose files are stored; removes files without an image. */
export async function addStored(
  parts: ImageParts,
  added: readonly ImageToAdd[],
  target: Pick<Parameters<typeof addImages>[1], 'accountId' | 'userId' | 'findTheme'>,
): Promise<ListedImage[]> {
  const { db, capacity, clock } = parts;
  try {
    const { quotaBytes } = capacity;
    const result = await addImages(db, { added, ...target, quotaBytes, now: clock.now() });
    await discardFiles(parts, result.unusedFileIds);
    return result.images;
  } catch (error) {
    // after other errors the images may exist; unused files are removed later
    if (error instanceof DomainError)
      await discardFiles(
        parts,
        added.map(({ file }) => file.id),
      );
    throw error;
  }
}
