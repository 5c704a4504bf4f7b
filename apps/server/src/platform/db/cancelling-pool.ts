import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const repeatMs = 200;

const cancellations = new AsyncLocalStorage<AbortSignal>();

/** Runs a function; when `signal` aborts, its running queries are cancelled. */
export function withCancellation<T>(signal: AbortSignal, run: () => T): T {
  return cancellations.run(signal, run);
}

/** Signal of the running `withCancellation`; undefined outside of one. */
export const currentCancellation = (): AbortSignal | undefined => cancellations.getStore();

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: unknown) => void;

/** A connection pool that cancels queries whose result is no longer needed; see `withCancellation`. */
export class CancellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const signal = cancellations.getStore();
    if (callback === undefined) {
      return super.connect().then((client) => this.watch(client, signal));
    }
    super.connect((error, client) => {
      if (client) this.watch(client, signal);
      callback(error, client, (failure?: Error | boolean) => client?.release(failure));
    });
  }

  /** Cancels the queries of a checked-out client from the signal's abort until its release. */
  private watch(client: pg.PoolClient, signal: AbortSignal | undefined): pg.PoolClient {
    if (signal === undefined) return client;
    const release = client.release.bind(client);
    const released = new AbortController();
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
      // the cancellation itself must not be cancelled
      void cancellations.exit(() => this.cancelUntil(released.signal, client));
    };
    client.release = (error) => {
      signal.removeEventListener('abort', cancel);
      released.abort();
      // a late cancellation would end the next query of the session
      release(isCancelled ? true : error);
    };
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
    return client;
  }

  /** Cancels repeatedly: a cancellation that arrives before a query has started does nothing. */
  private async cancelUntil(released: AbortSignal, client: pg.PoolClient): Promise<void> {
    while (!released.aborted) {
      // an error means that the connection is gone
      await this.query('SELECT pg_cancel_backend($1)', [processIdOf(client)]).catch(() => undefined);
      await setTimeout(repeatMs, undefined, { signal: released }).catch(() => undefined);
    }
  }
}

/** Process id of a session, which the driver's types lack. */
function processIdOf(client: pg.PoolClient): unknown {
  return 'processID' in client ? client.processID : null;
}
