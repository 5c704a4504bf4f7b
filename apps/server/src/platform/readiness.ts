import { statfs } from 'node:fs/promises';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Reason why the server cannot work. */
export type ReadinessProblem = 'starting' | 'stopping' | 'database' | 'disk';

export interface Readiness {
  /** Whether the server accepts requests: false while it migrates, fills the demo workspace or shuts down. */
  isReady(): boolean;
  /** Probes the server's dependencies; undefined if all work. Absent: only `isReady` counts. */
  findProblem?(): Promise<ReadinessProblem | undefined>;
}

/** The readiness of this server, including the methods that change it. */
export interface ServerReadiness extends Required<Readiness> {
  markReady(): void;
  markStopping(): void;
  /** Closes the probe's connection. */
  close(): void;
}

export interface ReadinessOptions {
  /** URL of the database. */
  url: string;
  /** Directories whose disks need free space. */
  folders: readonly string[];
  log: Pick<Logger, 'info' | 'warn'>;
  /** Monotonic clock in milliseconds; for tests. */
  now?: () => number;
  /** Free bytes on a directory's disk; for tests. */
  freeBytes?: (folder: string) => Promise<number>;
}

const probeTimeoutMs = 1_000;
const cacheMs = 2_000;
const minFreeBytes = 100 * 1024 * 1024;

/**
 * Determines whether the server can work: it has started, the database responds within a second, and 100 MB of disk
 * space are free. The result is cached for two seconds, and at most one probe runs at a time, however many clients
 * request it.
 */
export function createReadiness(options: ReadinessOptions): ServerReadiness {
  const { url, folders, log, now = () => performance.now(), freeBytes = freeBytesOf } = options;
  const database = createDatabaseProbe(url);
  let phase: 'starting' | 'ready' | 'stopping' = 'starting';
  let pending: Promise<ReadinessProblem | undefined> | undefined;
  let last: { problem: ReadinessProblem | undefined; at: number } | undefined;

  async function probe(): Promise<ReadinessProblem | undefined> {
    const [isDatabaseUp, ...free] = await Promise.all([database.responds(), ...folders.map(freeBytes)]);
    const problem = !isDatabaseUp
      ? 'database'
      : free.some((bytes) => bytes < minFreeBytes)
        ? 'disk'
        : undefined;
    if (problem !== undefined && problem !== last?.problem) log.warn({ problem }, 'not ready');
    if (problem === undefined && last?.problem !== undefined) log.info('ready again');
    last = { problem, at: now() };
    pending = undefined;
    return problem;
  }

  return {
    isReady: () => phase === 'ready',
    async findProblem() {
      if (phase !== 'ready') return phase;
      if (last !== undefined && now() - last.at < cacheMs) return last.problem;
      return (pending ??= probe());
    },
    markReady: () => void (phase = 'ready'),
    markStopping: () => void (phase = 'stopping'),
    close: () => database.close(),
  };
}

/** A separate connection, so that the probe does not wait for a busy pool. */
function createDatabaseProbe(url: string) {
  let current: { client: pg.Client; socket: Socket } | undefined;

  function close(): void {
    // `end` would wait for a database that does not respond
    current?.socket.destroy();
    current = undefined;
  }

  async function connect(): Promise<pg.Client> {
    if (current !== undefined) return current.client;
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: 'meridian readiness',
      stream: () => socket,
    });
    const opened = { client, socket };
    current = opened;
    client.on('error', () => undefined);
    client.once('end', () => {
      if (current === opened) current = undefined;
    });
    await client.connect();
    return client;
  }

  return {
    close,
    async responds(): Promise<boolean> {
      const ended = new AbortController();
      const query = connect().then((client) => client.query('SELECT 1'));
      const timeout = delay(probeTimeoutMs, undefined, { signal: ended.signal, ref: false });
      try {
        const isInTime = await Promise.race([query.then(() => true), timeout.then(() => false)]);
        if (!isInTime) close();
        return isInTime;
      } catch {
        close();
        return false;
      } finally {
        ended.abort();
        query.catch(() => undefined);
        timeout.catch(() => undefined);
      }
    },
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // with an external database, there is no data directory before the first file
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? Infinity : 0;
  }
}
