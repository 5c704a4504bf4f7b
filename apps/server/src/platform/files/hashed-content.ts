import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StoredFile } from './file-store';

/** Passes bytes through while computing their size and hash. */
export function hashedContent(content: Uint8Array | Readable) {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *chunks(): AsyncGenerator<Uint8Array> {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        // parse boundary: a stream of bytes has no other chunks
        const bytes = chunk as Uint8Array;
        size += bytes.length;
        hash.update(bytes);
        yield bytes;
      }
    },
    /** Size and hash; call it once, after the last chunk. */
    result: (): StoredFile => ({ size, contentHash: hash.digest('hex') }),
  };
}
