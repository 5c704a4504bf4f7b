import type { ApiClient } from '../client/types';

/** The server's end of the streams that clients open. */
export function streamServer() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let requestCount = 0;
  const client: Pick<ApiClient, 'open'> = {
    open: (_, { signal }) => {
      requestCount += 1;
      let own: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller;
          open.add(own);
        },
        cancel: () => void open.delete(own),
      });
      signal.addEventListener('abort', () => open.delete(own));
      return Promise.resolve(new Response(body));
    },
  };
  const write = (text: string) => {
    for (const stream of open) stream.enqueue(new TextEncoder().encode(text));
  };
  return {
    client,
    requests: () => requestCount,
    openCount: () => open.size,
    write,
    publish: (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  };
}
