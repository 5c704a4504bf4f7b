/** Bytes that are read once; the reader may stop early. */
export interface CountingStream {
  chunks(): AsyncGenerator<Uint8Array>;
  /** Bytes read so far. */
  size(): number;
  /** What reading the content failed with; undefined without a failure, also when the reader stopped early. */
  failure(): Error | undefined;
  /** Resolves when the content is no longer read. */
  closed(): Promise<void>;
}

/** Counts the bytes of a content and distinguishes its own failure from one of its reader. */
export function countingStream(content: AsyncIterable<Uint8Array>): CountingStream {
  let size = 0;
  let failure: Error | undefined;
  let closed = Promise.resolve();

  async function* chunks() {
    let close = () => {};
    closed = new Promise((resolve) => {
      close = resolve;
    });
    const source = content[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await source.next().catch((error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
          throw error;
        });
        if (next.done) return;
        size += next.value.length;
        yield next.value;
      }
    } finally {
      await source.return?.();
      close();
    }
  }
  return { chunks, size: () => size, failure: () => failure, closed: () => closed };
}
