import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from './byte-source';

/** Small enough that the rows of a chunk are garbage collected while young. */
const chunkBytes = 128 * 1024;

/**
 * The bytes of a stored file, with one chunk in memory at a time. Blocks on disk reads, so use it in a parser process
 * only.
 */
export function fileBytes(file: string, onChunk: () => void = () => undefined): ByteSource {
  return {
    size: sizeOf(file),
    *chunks() {
      const descriptor = openSync(file, 'r');
      try {
        const chunk = new Uint8Array(chunkBytes);
        for (;;) {
          const count = readSync(descriptor, chunk, 0, chunkBytes, null);
          if (count === 0) return;
          onChunk();
          yield chunk.subarray(0, count);
        }
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

function sizeOf(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    return fstatSync(descriptor).size;
  } finally {
    closeSync(descriptor);
  }
}
