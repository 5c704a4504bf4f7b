import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { connectionOf } from './copy-rows';
import type { Database } from './database';

/** The socket of a connection, which the driver's types lack. */
interface CopySource {
  stream: Readable;
}

/** PostgreSQL sends each row separately; this many bytes are passed on at once. */
const batchBytes = 64 * 1024;

/** Starts `COPY … TO STDOUT` in a transaction. The rows arrive as fast as `content` is read. */
export function copyTo(tx: Database, statement: string): { content: Readable; rowCount: Promise<number> } {
  const content = new PassThrough();
  const client = connectionOf(tx);
  const rowCount = new Promise<number>((resolve, reject) => {
    client.query(
      new CopyToQuery(statement, content, (error, count) => {
        if (error) reject(error);
        else resolve(count);
      }),
    );
  });
  // the reader of `content` receives the error too
  rowCount.catch((error: unknown) => content.destroy(error instanceof Error ? error : undefined));
  return { content, rowCount };
}

/** A driver query, whose methods the driver calls with messages from PostgreSQL. */
class CopyToQuery {
  #batch: Buffer[] = [];
  #bytes = 0;
  #rowCount = 0;
  #error: Error | undefined;
  /** The driver replaces this callback when a query has a timeout. */
  callback: (error: Error | undefined, rowCount: number) => void;

  constructor(
    private readonly text: string,
    private readonly target: PassThrough,
    callback: (error: Error | undefined, rowCount: number) => void,
  ) {
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopySource): void {
    // copied, because the driver reuses its buffer
    this.#batch.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes < batchBytes || this.#flush()) return;
    stream.pause();
    const resume = () => {
      this.target.off('drain', resume).off('close', resume);
      stream.resume();
    };
    this.target.once('drain', resume).once('close', resume);
  }

  handleError(error: Error): void {
    this.#error = error;
    // the driver does not use a failed query again
    this.callback(error, 0);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rowCount = Number(/^COPY (\d+)$/.exec(text)?.[1]);
  }

  handleReadyForQuery(): void {
    if (this.#error) return;
    this.#flush();
    this.target.end();
    this.callback(undefined, this.#rowCount);
  }

  /** Passes the batch on. Returns whether the reader accepts more; a destroyed reader accepts anything. */
  #flush(): boolean {
    const bytes = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#bytes = 0;
    return this.target.destroyed || this.target.write(bytes);
  }
}
