import type { CallOptions, ProviderConnection } from '../../kits/provider';
import { uploadFailureOf } from '../../kits/provider/failures';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { StoredFailure } from '../../platform/db/schema';
import type { FileStore } from '../../platform/files';
import { createImageSyncsRepository } from './image-syncs.repository';
import { sendImage, type SentImage } from './send-image';

/** An image at the provider, or why it is not there. `isStored`: the account already had it. */
export type ProvidedImage =
  | { ok: true; providerId: string; isStored: boolean }
  | { ok: false; failure: StoredFailure };

/** Uploads library images to the provider, which stores each content once per account. */
export interface ImageProvider {
  /**
   * Sends the contents that the account lacks, at most `maxUploads` of them.
   *
   * Shape: by image id, without those that exceeded `maxUploads`.
   * Errors: `ProviderError`; contents sent before it are stored.
   */
  provide(
    connection: ProviderConnection,
    request: { accountId: number; imageIds: readonly string[]; maxUploads: number },
    options: CallOptions,
  ): Promise<{ images: ReadonlyMap<string, ProvidedImage>; uploads: number }>;
  /** Marks images as missing at the provider, so that they are sent again. */
  markMissing(accountId: number, imageIds: readonly string[]): Promise<void>;
}

export function createImageProvider({
  db,
  files,
  clock,
}: {
  db: Database;
  files: Pick<FileStore, 'read' | 'sizeOf'>;
  clock: Pick<Clock, 'now'>;
}): ImageProvider {
  const syncs = createImageSyncsRepository(db);
  return {
    async provide(connection, { accountId, imageIds, maxUploads }, options) {
      const lost: ProvidedImage = { ok: false, failure: uploadFailureOf('image_file') };
      const images = new Map<string, ProvidedImage>(imageIds.map((imageId) => [imageId, lost]));
      const sent = new Map<string, SentImage>();
      for (const { imageId, name, file, providerId } of await syncs.contentsOf(accountId, imageIds)) {
        if (providerId !== null) images.set(imageId, { ok: true, providerId, isStored: true });
        else if (!sent.has(file.id) && sent.size === maxUploads) images.delete(imageId);
        else {
          const result =
            sent.get(file.id) ?? (await sendImage({ connection, files }, { file, name }, options));
          if (result.ok && !sent.has(file.id))
            await syncs.markSynchronized(accountId, [{ imageId, ...result }], clock.now());
          sent.set(file.id, result);
          images.set(imageId, result);
        }
      }
      return { images, uploads: sent.size };
    },
    markMissing: (accountId, imageIds) => syncs.markMissing(accountId, imageIds),
  };
}
