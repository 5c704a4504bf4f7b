/** Bytes that are read once, by somebody who may stop early. */
export interface CountingStream {
  chunks(): AsyncGenerator<Uint8Array>;
  /** Bytes read so far. */
  size(): number;
  /** What reading the content failed with; undefined where it did not, also when the reader gave up. */
  failure(): Error | undefined;
  /** When nobody reads the content any more. */
  closed(): Promise<void>;
}

/** Watches a content, so that its own failure can be told from one of whoever takes it. */
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
