/** The bytes of a file, which can be read repeatedly. */
export interface ByteSource {
  size: number;
  /**
   * All bytes in order, in chunks of at least 64 KB except the last one. A chunk is valid until the next one is read.
   */
  chunks(): Iterable<Uint8Array>;
}

const chunkBytes = 1024 * 1024;

export function bytesInMemory(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    *chunks() {
      for (let start = 0; start < bytes.length; start += chunkBytes)
        yield bytes.subarray(start, start + chunkBytes);
    },
  };
}

/** All bytes at once. */
export function readAll(source: ByteSource): Uint8Array {
  const bytes = new Uint8Array(source.size);
  let position = 0;
  for (const chunk of source.chunks()) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}
