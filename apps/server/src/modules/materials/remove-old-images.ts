import { subDays } from 'date-fns';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { imageFileKey, thumbnailKey } from './image-files';
import { createImagesRepository } from './images.repository';

/** Days in which a deleted image can be restored. */
const keptDays = 1;

/** Removes images past their retention, and files without an image. */
export async function removeOldImages(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  const images = createImagesRepository(db);
  await images.removeDeletedBefore(subDays(clock.now(), keptDays));
  for (const id of await images.removeUnusedFiles()) {
    await files.remove(imageFileKey(id));
    await files.remove(thumbnailKey(id));
  }
}
