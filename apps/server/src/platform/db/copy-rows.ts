import { once } from 'node:events';
import pg from 'pg';
import type { Database } from './database';

/** The connection methods that COPY needs; the driver's types lack some of them. */
interface CopyConnection {
  stream: NodeJS.WritableStream & { writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** Streams lines into `COPY … FROM STDIN` in a transaction. */
export async function copyRows(
  tx: Database,
  statement: string,
  lines: AsyncIterable<Uint8Array>,
): Promise<void> {
  const client = connectionOf(tx);
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyQuery(statement, lines, (error) => (error ? reject(error) : resolve())));
  });
}

/** A driver query, whose methods the driver calls with messages from PostgreSQL. */
class CopyQuery {
  #error: Error | undefined;
  /** The driver replaces this callback when a query has a timeout. */
  callback: (error?: Error) => void;

  constructor(
    private readonly text: string,
    private readonly lines: AsyncIterable<Uint8Array>,
    callback: (error?: Error) => void,
  ) {
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => {
      connection.sendCopyFail(error instanceof Error ? error.message : 'the source failed');
    });
  }

  handleError(error: Error): void {
    this.#error = error;
    // the driver does not use a failed query again
    this.callback(error);
  }

  handleCommandComplete(): void {
    // the row count is already known
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.callback();
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.lines) {
      if (this.#error) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
    if (!this.#error) connection.endCopyFrom();
  }
}

/** Waits until a stream accepts more data or is closed. */
async function drained(stream: CopyConnection['stream']): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]);
  done.abort();
}

/** The connection of a transaction; Drizzle's types lack it. */
export function connectionOf(tx: Database): pg.ClientBase {
  const session: unknown = Reflect.get(tx, 'session');
  const client: unknown = typeof session === 'object' && session && Reflect.get(session, 'client');
  if (!(client instanceof pg.Client)) throw new TypeError('not in a transaction');
  return client;
}
