import { Readable } from 'node:stream';
import type { FileStore } from '../../files';
import { countingStream } from './counting-stream';
import { ExportFailedError, isDiskFull } from './export-errors';

/**
 * Stores content under a key and returns its number of bytes.
 *
 * Errors: `ExportFailedError` when the store fails, else the error of reading the content.
 */
export async function storeContent(
  files: Pick<FileStore, 'put'>,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const source = countingStream(content);
  const stream = Readable.from(source.chunks(), { objectMode: false });
  try {
    await files.put(key, stream);
  } catch (error) {
    stream.destroy();
    await source.closed();
    const failure = source.failure();
    if (failure !== undefined) throw failure;
    throw new ExportFailedError(isDiskFull(error) ? 'disk_full' : 'failed', { cause: error });
  }
  return source.size();
}
