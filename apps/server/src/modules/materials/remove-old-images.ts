import { subDays } from 'date-fns';
import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { imageFiles, images } from '../../platform/db/schema';
import type { FileStore } from '../../platform/files';
import { imageFileKey, thumbnailKey } from './image-files';

/** Days for which a deleted image can be restored. */
const keptDays = 1;

/** Removes images that were deleted long ago, and files that no image has any more. */
export async function removeOldImages(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  await db.delete(images).where(lt(images.deletedTime, subDays(clock.now(), keptDays)));
  // one that an upload uses at this moment is locked, and skipped
  const { rows } = await db.execute(sql`
    delete from ${imageFiles} where id in (
      select file.id from ${imageFiles} file
      where not exists (select from ${images} where ${images.fileId} = file.id)
      for update skip locked)
    returning id`);
  for (const { id } of z.array(z.object({ id: z.uuid() })).parse(rows)) {
    await files.remove(imageFileKey(id));
    await files.remove(thumbnailKey(id));
  }
}
