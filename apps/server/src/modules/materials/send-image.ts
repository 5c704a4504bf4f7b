import { buffer } from 'node:stream/consumers';
import { isProviderError, type CallOptions, type ProviderConnection } from '../../kits/provider';
import { itemFailure, requestFailure, uploadFailureOf } from '../../kits/provider/failures';
import type { StoredFailure } from '../../platform/db/schema';
import { FileDamagedError, FileMissingError, readVerified, type FileStore } from '../../platform/files';
import { imageFileKey, type StoredImage } from './image-files';

/** Result of sending a content. */
export type SentImage =
  | { ok: true; providerId: string; isStored: false }
  | { ok: false; failure: StoredFailure };

/** Sends an image content to the provider, which stores identical files once. Errors: `ProviderError`. */
export async function sendImage(
  { connection, files }: { connection: ProviderConnection; files: Pick<FileStore, 'read' | 'sizeOf'> },
  { file, name }: { file: StoredImage; name: string },
  options: CallOptions,
): Promise<SentImage> {
  const failed = (reason: Parameters<typeof uploadFailureOf>[0]): SentImage => ({
    ok: false,
    failure: uploadFailureOf(reason),
  });
  const { mime, ratio } = file;
  if (ratio === null) return failed('image_ratio');
  const bytes = await readFile(files, file);
  if (bytes === undefined) return failed('image_file');
  try {
    const [outcome] = await connection.uploadImages([{ bytes, mime, name, ratio }], options);
    // a response that is too short has no outcome
    if (outcome === undefined) return failed('unreadable');
    return outcome.ok
      ? { ok: true, providerId: outcome.providerId, isStored: false }
      : { ok: false, failure: { ...itemFailure(outcome.failed, 'create'), reason: 'picture' } };
  } catch (error) {
    // sent again alone, it would be rejected again
    if (isProviderError(error) && error.code === 'bad_request')
      return { ok: false, failure: requestFailure(error) };
    throw error;
  }
}

/** Undefined: the file is lost. */
async function readFile(
  files: Pick<FileStore, 'read' | 'sizeOf'>,
  { id, bytes, contentHash }: StoredImage,
): Promise<Buffer | undefined> {
  try {
    return await buffer(await readVerified(files, imageFileKey(id), { size: bytes, contentHash }));
  } catch (error) {
    if (error instanceof FileMissingError || error instanceof FileDamagedError) return undefined;
    throw error;
  }
}
