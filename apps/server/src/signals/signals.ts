import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { everybody, messageChannel } from './notify-messages';

/** Hears of changed messages, whichever server made the change. */
export interface MessageSignals {
  /** Answers how to stop. `userId` null: everybody should look again. */
  subscribe(listener: (userId: string | null) => void): () => void;
  /** Begins to listen and goes on by itself when the connection is lost. Resolves when it listens, never rejects. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const firstRetryMs = 250;
const longestRetryMs = 15_000;
/** A connection that is dead without a word is noticed after so long. */
const probeMs = 30_000;
const queryTimeoutMs = 10_000;

/**
 * Listens on one connection of its own, since a pool's is handed around. What was told while there was none is lost,
 * so that each new connection begins with everybody looking again.
 */
export function createSignals({
  url,
  log,
}: {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): MessageSignals {
  const listeners = new Set<(userId: string | null) => void>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let started: Promise<void> | undefined;

  const tell = (userId: string | null) => {
    for (const listener of listeners) listener(userId);
  };

  /** Resolves when the connection is over. Errors: whatever it broke with. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'meridian messages',
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
    });
    const ended = new AbortController();
    let failure: Error | undefined;
    client.on('error', (error) => {
      failure ??= error;
      ended.abort();
    });
    client.on('end', () => ended.abort());
    client.on('notification', ({ payload }) => tell(payload === everybody ? null : (payload ?? null)));
    try {
      await client.connect();
      await client.query(`LISTEN ${messageChannel}`);
      onListening();
      tell(null);
      const over = AbortSignal.any([ended.signal, stopping.signal]);
      while (!over.aborted) {
        await pause(probeMs, over);
        // it may have been aborted during the pause
        // oxlint-disable-next-line typescript/no-unnecessary-condition
        if (!over.aborted) await client.query('SELECT 1');
      }
      if (failure) throw failure;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function run(onFirst: () => void): Promise<void> {
    let retryMs = firstRetryMs;
    while (!stopping.signal.aborted) {
      try {
        await listen(() => {
          retryMs = firstRetryMs;
          onFirst();
        });
      } catch (error) {
        log.warn({ err: error }, 'the connection that hears of messages was lost');
      }
      await pause(retryMs, stopping.signal);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
    onFirst();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () =>
      (started ??= new Promise((resolve) => {
        running = run(resolve);
      })),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
