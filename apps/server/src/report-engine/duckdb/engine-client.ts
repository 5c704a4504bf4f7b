import type { FastifyBaseLogger } from 'fastify';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scriptBeside, type ParserScript } from '../../kits/workbooks/read/file-process';
import type { DuckdbRow, DuckdbValue, EngineRequest, EngineResponse, EngineSettings } from './messages';

/** DuckDB failed, or does not run. The database can answer instead. */
export class EngineError extends Error {
  override name = 'EngineError';
}

export interface DuckdbQuery {
  text: string;
  values?: readonly DuckdbValue[];
}

/** DuckDB in a process of its own: a crash of native code, or a query that hangs, ends that process only. */
export interface DuckdbClient {
  /** All rows. Errors: `EngineError`; the reason of an aborted signal. */
  query: (query: DuckdbQuery, options?: QueryOptions) => Promise<DuckdbRow[]>;
  /** Rows in batches of this size; the next one is read when it is asked for. Errors: as `query`. */
  batches: (query: DuckdbQuery, options: QueryOptions & { batchSize: number }) => AsyncIterable<DuckdbRow[]>;
  /** Id of the running process. */
  processId: () => number | undefined;
  /** Queries that run or wait in the process, and its memory, which is updated every few seconds. */
  load: () => EngineLoad;
  stop: () => Promise<void>;
}

export interface EngineLoad {
  queries: number;
  memoryBytes: number;
}

export interface QueryOptions {
  signal?: AbortSignal | undefined;
  /** Until the first rows. */
  timeoutMs?: number;
}

export interface DuckdbClientOptions extends Pick<EngineSettings, 'folder' | 'memoryMb' | 'threads'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Name of the process in the log and of its folder for temporary data. */
  name: string;
  /** Time until the first rows of a query, unless the query has its own. */
  timeoutMs?: number;
  /** A process that is not ready by then hangs, and is killed. */
  maxStartMs?: number;
  /** The process, by default the one beside this file. */
  script?: ParserScript;
}

const allRows = 50_000;
/** A process that does not answer for so long after a cancellation hangs. */
const hangMs = 5_000;
/** Pause before a process that has crashed is started again; doubled by each crash in a row. */
const firstPauseMs = 250;
const maxPauseMs = 60_000;

interface Batch {
  rows: DuckdbRow[];
  isLast: boolean;
}

/** A message that waits for its answer. */
interface Pending {
  onBatch: (batch: Batch) => void;
  onError: (error: Error) => void;
}

/** Starts the process with the first query, and again after a crash. */
export function createDuckdbClient({
  folder,
  memoryMb,
  threads,
  log,
  name,
  timeoutMs: defaultTimeoutMs = 10_000,
  maxStartMs = 60_000,
  script = scriptBeside(import.meta.url, 'engine-process'),
}: DuckdbClientOptions): DuckdbClient {
  const pending = new Map<number, Pending>();
  let running: { child: ChildProcess; ready: Promise<void> } | undefined;
  let lastId = 0;
  let pauseMs = 0;
  let mayStartAt = 0;
  let memoryBytes = 0;
  let isStopped = false;

  function start() {
    if (isStopped) throw new EngineError('the engine has stopped');
    if (Date.now() < mayStartAt) throw new EngineError('the engine restarts after a crash');
    const spillFolder = createSpillFolder(folder);
    const settings: EngineSettings = { folder, spillFolder, memoryMb, threads };
    const child = fork(script.path, [JSON.stringify(settings)], {
      execArgv: [...(script.execArgv ?? []), '--max-old-space-size=512'],
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '16' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-2_000);
    });
    let wasReady = false;
    const ready = new Promise<void>((resolve, reject) => {
      // asserted: the script sends only these messages
      child.on('message', (message: EngineResponse) => {
        if (message.kind === 'ready') {
          wasReady = true;
          resolve();
          return;
        }
        if (message.kind === 'memory') {
          memoryBytes = message.bytes;
          return;
        }
        pauseMs = 0;
        const query = pending.get(message.id);
        if (message.kind === 'rows') query?.onBatch(message);
        else query?.onError(new EngineError(message.text));
      });
      child.once('close', () => {
        reject(new EngineError(`the engine ended: ${errors}`));
        if (running?.child === child) running = undefined;
        memoryBytes = 0;
        for (const query of [...pending.values()]) query.onError(new EngineError('the engine ended'));
        rmSync(spillFolder, { recursive: true, force: true });
        if (isStopped) return;
        pauseMs = Math.min(Math.max(firstPauseMs, pauseMs * 2), maxPauseMs);
        mayStartAt = Date.now() + pauseMs;
        // the caller of the first query says why a process doesn’t start
        if (wasReady)
          log.warn(
            { engine: name, errors },
            'the report engine ended: PostgreSQL answers until it runs again',
          );
      });
      child.once('error', (cause) => reject(new EngineError('the engine could not start', { cause })));
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), maxStartMs);
    ready.catch(() => undefined).finally(() => clearTimeout(limit));
    return { child, ready };
  }

  const isRunning = (child: ChildProcess) => running?.child === child;

  function tell(child: ChildProcess, message: EngineRequest) {
    child.send(message, (error) => {
      if (error) child.kill('SIGKILL');
    });
  }

  async function* batches(
    { text, values = [] }: DuckdbQuery,
    { signal, timeoutMs = defaultTimeoutMs, batchSize }: QueryOptions & { batchSize: number },
  ): AsyncGenerator<DuckdbRow[]> {
    signal?.throwIfAborted();
    running ??= start();
    const { child, ready } = running;
    await ready;
    const id = (lastId += 1);
    const first: EngineRequest = { kind: 'query', id, text, values: [...values], batchSize };
    let isOver = false;
    try {
      for (let request: EngineRequest = first; !isOver; request = { kind: 'next', id }) {
        const { rows, isLast } = await answerTo(request, { child, signal, timeoutMs });
        isOver = isLast;
        if (rows.length > 0) yield rows;
      }
    } finally {
      if (!isOver && isRunning(child)) tell(child, { kind: 'cancel', id });
    }
  }

  async function answerTo(
    request: EngineRequest,
    { child, signal, timeoutMs }: { child: ChildProcess; signal: AbortSignal | undefined; timeoutMs: number },
  ): Promise<Batch> {
    if (!isRunning(child)) throw new EngineError('the engine ended');
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        settle();
        endIfHanging(child);
        reject(new EngineError(`the engine took longer than ${timeoutMs} ms`));
      }, timeoutMs);
      const abort = () => {
        settle();
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own reason
        reject(signal?.reason);
      };
      const settle = () => {
        clearTimeout(limit);
        pending.delete(request.id);
        signal?.removeEventListener('abort', abort);
      };
      signal?.addEventListener('abort', abort);
      pending.set(request.id, {
        onBatch(batch) {
          settle();
          resolve(batch);
        },
        onError(error) {
          settle();
          reject(error);
        },
      });
      tell(child, request);
    });
  }

  /** Kills a process that does not answer a trivial query. */
  function endIfHanging(child: ChildProcess) {
    const limit = setTimeout(() => child.kill('SIGKILL'), hangMs);
    limit.unref();
    const id = (lastId += 1);
    const answered = () => {
      clearTimeout(limit);
      pending.delete(id);
    };
    pending.set(id, { onBatch: answered, onError: answered });
    tell(child, { kind: 'query', id, text: 'SELECT 1', values: [], batchSize: 1 });
  }

  return {
    batches,
    async query(query, options = {}) {
      const all: DuckdbRow[] = [];
      for await (const rows of batches(query, { ...options, batchSize: allRows })) all.push(...rows);
      return all;
    },
    processId: () => running?.child.pid,
    load: () => ({ queries: pending.size, memoryBytes }),
    async stop() {
      isStopped = true;
      const child = running?.child;
      if (!child) return;
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Errors: `EngineError` if the folder cannot be written. */
function createSpillFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return mkdtempSync(path.join(folder, 'spill-'));
  } catch (cause) {
    throw new EngineError('couldn’t write to the folder of the copy', { cause });
  }
}
