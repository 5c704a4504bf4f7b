import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { factChannel } from './notify-facts';
import { allUsers, messageChannel } from './notify-messages';
import { syncChannel } from './notify-syncs';
import { uploadChannel } from './notify-uploads';

/** Notifications from all servers: changed messages and facts, and progress of uploads and report syncs. */
export interface MessageSignals {
  /** Returns the function that unsubscribes. `userId` null: every user should refresh. */
  subscribe(listener: (userId: string | null) => void): () => void;
  /** Like `subscribe`; the listener gets the id of a draft whose upload has made progress. */
  subscribeToUploads(listener: (draftId: string) => void): () => void;
  /** Like `subscribe`; the listener gets the id of an account whose report sync has started or ended. */
  subscribeToSyncs(listener: (accountId: string) => void): () => void;
  /** Like `subscribe`; the listener gets account, channel, section and month of changed facts, separated by spaces. */
  subscribeToFacts(listener: (target: string) => void): () => void;
  /** Starts listening, and reconnects after a lost connection. Resolves once it listens; never rejects. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const firstRetryMs = 250;
const maxRetryMs = 15_000;
/** Interval of the queries that detect a dead connection. */
const probeMs = 30_000;
const queryTimeoutMs = 10_000;

/**
 * Listens on a separate connection, because a pool shares its connections. Notifications are lost without a connection,
 * so all users refresh after a reconnect.
 */
export function createSignals({
  url,
  log,
}: {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): MessageSignals {
  const listeners = new Set<(userId: string | null) => void>();
  const hintListeners = {
    [uploadChannel]: new Set<(draftId: string) => void>(),
    [syncChannel]: new Set<(accountId: string) => void>(),
    [factChannel]: new Set<(target: string) => void>(),
  };
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let started: Promise<void> | undefined;

  const notify = (userId: string | null) => {
    for (const listener of listeners) listener(userId);
  };

  async function run(onFirst: () => void): Promise<void> {
    let retryMs = firstRetryMs;
    while (!stopping.signal.aborted) {
      try {
        await listen({
          url,
          stopping: stopping.signal,
          notify,
          hintListeners,
          onListening: () => {
            retryMs = firstRetryMs;
            onFirst();
          },
        });
      } catch (error) {
        log.warn({ err: error }, 'the connection for message notifications was lost');
      }
      await pause(retryMs, stopping.signal);
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
    onFirst();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToUploads(listener) {
      hintListeners[uploadChannel].add(listener);
      return () => hintListeners[uploadChannel].delete(listener);
    },
    subscribeToSyncs(listener) {
      hintListeners[syncChannel].add(listener);
      return () => hintListeners[syncChannel].delete(listener);
    },
    subscribeToFacts(listener) {
      hintListeners[factChannel].add(listener);
      return () => hintListeners[factChannel].delete(listener);
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

/** Listens on a new connection until it ends. Errors: the reason why it ended. */
async function listen({
  url,
  stopping,
  notify,
  hintListeners,
  onListening,
}: {
  url: string;
  stopping: AbortSignal;
  notify: (userId: string | null) => void;
  /** Listeners by channel. */
  hintListeners: Readonly<Record<string, ReadonlySet<(id: string) => void>>>;
  onListening: () => void;
}): Promise<void> {
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
  client.on('notification', ({ channel, payload = allUsers }) => {
    const listeners = hintListeners[channel];
    if (listeners) for (const listener of listeners) listener(payload);
    else notify(payload === allUsers ? null : payload);
  });
  try {
    await client.connect();
    for (const channel of [messageChannel, ...Object.keys(hintListeners)])
      await client.query(`LISTEN ${channel}`);
    onListening();
    notify(null);
    await probeUntil(client, AbortSignal.any([ended.signal, stopping]));
    if (failure) throw failure;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Sends queries periodically, which fail on a dead connection. */
async function probeUntil(client: pg.Client, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await pause(probeMs, over);
    // it may have been aborted during the pause
    // oxlint-disable-next-line typescript/no-unnecessary-condition
    if (!over.aborted) await client.query('SELECT 1');
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
