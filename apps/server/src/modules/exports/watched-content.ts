/** Bytes that can be read once; the reader may stop early. */
export interface WatchedContent {
  chunks(): AsyncGenerator<Uint8Array>;
  /** The error of reading the content; undefined without one, also if the reader stopped early. */
  failure(): Error | undefined;
  /** Resolves once the content is no longer read. */
  closed(): Promise<void>;
}

/** Distinguishes an error of the content from one of its reader. */
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
