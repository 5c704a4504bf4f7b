/** Bytes that are read once; the reader may stop early. */
export interface WatchedContent {
  chunks(): AsyncGenerator<Uint8Array>;
  /** What reading the content failed with; undefined without a failure, also when the reader stopped early. */
  failure(): Error | undefined;
  /** Resolves when the content is no longer read. */
  closed(): Promise<void>;
}

/** Distinguishes a failure of a content from one of its reader. */
export function watchedContent(content: AsyncIterable<Uint8Array>): WatchedContent {
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
        yield next.value;
      }
    } finally {
      await source.return?.();
      close();
    }
  }
  return { chunks, failure: () => failure, closed: () => closed };
}
