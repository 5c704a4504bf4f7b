import { and, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db';
import { imageFiles, images } from '../../db/schema';
import { FileMissingError, readVerified, type FileStore } from '../../files';
import { imageFileKey } from '../materials';
import type { ReadImage } from './run/send-items';

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads pictures of the material library. Errors: `FileDamagedError`. */
export function createReadImage(db: Database, files: Pick<FileStore, 'read' | 'sizeOf'>): ReadImage {
  return async (accountId, imageId) => {
    if (!idPattern.test(imageId)) return undefined;
    const [row] = await db
      .select({ file: imageFiles, name: images.name })
      .from(images)
      .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
      .where(and(eq(images.id, imageId), eq(images.accountId, accountId)));
    if (!row || row.file.ratio === null) return undefined;
    const { id, bytes, contentHash, mime, ratio } = row.file;
    try {
      const content = await buffer(await readVerified(files, imageFileKey(id), { size: bytes, contentHash }));
      return { bytes: content, mime, name: row.name, ratio };
    } catch (error) {
      if (error instanceof FileMissingError) return undefined;
      throw error;
    }
  };
}
