import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '../../platform/files';
import { isDiskFull } from '../../platform/lib/is-disk-full';
import { ExportFailedError } from './export-errors';
import { watchedContent } from './watched-content';

/**
 * Stores content under a key.
 *
 * Errors: `ExportFailedError` if the store fails, otherwise the error of reading the content.
 */
export async function storeContent(
  files: Pick<FileStore, 'put'>,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const source = watchedContent(content);
  const stream = Readable.from(source.chunks(), { objectMode: false });
  try {
    return await files.put(key, stream);
  } catch (error) {
    stream.destroy();
    await source.closed();
    const failure = source.failure();
    if (failure !== undefined) throw failure;
    throw new ExportFailedError(isDiskFull(error) ? 'disk_full' : 'failed', { cause: error });
  }
}
