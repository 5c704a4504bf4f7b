import type { ImageFileSize } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { readVerified, type FileStore } from '../../platform/files';
import type { EncodedImage } from './encode-image';

/** A stored file that may not belong to an image yet. */
export interface StoredImage extends Omit<EncodedImage, 'content' | 'thumbnail'> {
  id: string;
  /** SHA-256 of the file, hex. */
  contentHash: string;
  bytes: number;
}

export const imageFileKey = (id: string): string => `images/${id}`;
export const thumbnailKey = (id: string): string => `thumbnails/${id}`;

/** Image files in the file store, each with a thumbnail. */
export function createImageFiles(files: Pick<FileStore, 'put' | 'read' | 'sizeOf' | 'remove'>) {
  async function remove(id: string): Promise<void> {
    await files.remove(imageFileKey(id));
    await files.remove(thumbnailKey(id));
  }

  return {
    remove,

    /** Stores both files, or none. */
    async store({ content, thumbnail, ...image }: EncodedImage): Promise<StoredImage> {
      const id = randomUUID();
      try {
        const { contentHash } = await files.put(imageFileKey(id), content);
        await files.put(thumbnailKey(id), thumbnail);
        return { ...image, id, contentHash, bytes: content.length };
      } catch (error) {
        await remove(id);
        throw error;
      }
    },

    /** Errors: `FileMissingError`; `FileDamagedError` if the content has changed. */
    open(
      { id, bytes, contentHash }: Pick<StoredImage, 'id' | 'bytes' | 'contentHash'>,
      size: ImageFileSize,
    ): Promise<Readable> {
      return size === 'full'
        ? readVerified(files, imageFileKey(id), { size: bytes, contentHash })
        : files.read(thumbnailKey(id));
    },
  };
}
