import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore, StoredFile } from './file-store';

/** A stored file does not match its recorded size or hash. */
export class FileDamagedError extends Error {
  override name = 'FileDamagedError';
  constructor(key: string) {
    super(`The file ${key} is damaged`);
  }
}

/** Files up to this size are verified before their first byte is sent. */
const wholeBytes = 1024 * 1024;

/**
 * Reads a stored file and verifies it against its recorded size and hash; null if none were recorded.
 *
 * Errors: `FileMissingError`; `FileDamagedError` if size or hash differ. The stream of a large file fails with the
 * latter before its last bytes, so that no reader mistakes a damaged file for a complete one.
 */
export async function readVerified(
  files: Pick<FileStore, 'read' | 'sizeOf'>,
  key: string,
  {
    size,
    contentHash,
    onDamage,
  }: { [Key in keyof StoredFile]: StoredFile[Key] | null } & { onDamage?: () => Promise<void> },
): Promise<Readable> {
  const damaged = async () => {
    await onDamage?.();
    return new FileDamagedError(key);
  };
  const storedSize = await files.sizeOf(key);
  if (size !== null && storedSize !== size) throw await damaged();
  const content = await files.read(key);
  if (contentHash === null) return content;
  if (storedSize <= wholeBytes) {
    const bytes = await buffer(content);
    if (createHash('sha256').update(bytes).digest('hex') !== contentHash) throw await damaged();
    return Readable.from(bytes, { objectMode: false });
  }
  const verified = async function* () {
    const hash = createHash('sha256');
    let last: Uint8Array | undefined;
    for await (const chunk of content) {
      if (last) yield last;
      // parse boundary: a stream of bytes has no other chunks
      last = chunk as Uint8Array;
      hash.update(last);
    }
    if (hash.digest('hex') !== contentHash) throw await damaged();
    if (last) yield last;
  };
  return Readable.from(verified(), { objectMode: false });
}
