import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db';
import type { CopiedSums } from '../duckdb/copied-answers';
import { createCopier, type CopyStore } from '../duckdb/copier';
import { EngineError } from '../duckdb/engine-client';
import { withFallback, type FallbackOptions, type ReportAnswer } from '../duckdb/engine-with-fallback';
import { copyTargetKey, type CopyTarget } from '../duckdb/fact-versions.repository';
import { createLatelyRead } from '../duckdb/lately-read';
import { parseTarget, type ReportCopies } from '../duckdb/report-copies';
import { createClickhouseClient } from './clickhouse-client';
import { createClickhouseEngine } from './clickhouse-engine';
import { checkLoads } from './load-check.repository';
import { createLoadsRepository } from './loads.repository';

/** All facts in ClickHouse, which answers reports (docs/adr/0046-clickhouse.md). */
export interface ClickhouseCopies extends Pick<
  ReportCopies,
  'engineOf' | 'copier' | 'check' | 'follow' | 'start' | 'stop'
> {
  /** Copies what is missing, and waits for it. Errors: `EngineError`, also if ClickHouse stays unreachable; those of the database. */
  copyAll: (onProgress: (waiting: number) => void) => Promise<{ missingCount: number }>;
  /** Load of the client. */
  loads: () => Readonly<Record<'clickhouse', { queries: number; memoryBytes: number }>>;
}

export interface ClickhouseCopiesOptions {
  /** For copying. */
  db: Database;
  /** `http(s)://user:password@host:port/database` */
  url: string;
  /** Name of a cluster, over whose shards the accounts are distributed; absent: one server. */
  cluster?: string | undefined;
  log: FastifyBaseLogger;
  onAnswer?: (answer: ReportAnswer) => void;
  /** Receives the time that an engine took for a report. */
  onTime?: FallbackOptions['onTime'];
  /** Time after which PostgreSQL answers instead; default: 10 s. */
  timeoutMs?: number;
  /** Time for which PostgreSQL answers all reports after ClickHouse was unreachable; default: 10 s. */
  pauseMs?: number;
  /** Time after which `copyAll` no longer waits for an unreachable ClickHouse; default: 60 s. */
  patienceMs?: number;
}

/** Interval at which notifications that were lost are made up for, and what is obsolete is removed. */
const refreshMs = 3_600_000;
/** Interval until ClickHouse is reachable, and has tables. */
const retryMs = 60_000;

export function createClickhouseCopies({
  db,
  url,
  cluster,
  log,
  onAnswer,
  onTime,
  timeoutMs = 10_000,
  pauseMs = 10_000,
  patienceMs = 60_000,
}: ClickhouseCopiesOptions): ClickhouseCopies {
  const client = createClickhouseClient({ url, timeoutMs, pauseMs, log });
  const loads = createLoadsRepository({ db, client, cluster });
  const cache = createLatelyRead<CopiedSums>();
  let timer: NodeJS.Timeout | undefined;
  let hasTables = false;
  let isStopped = false;

  /** Waits while ClickHouse is unreachable. */
  async function writeOnceReachable(target: CopyTarget): Promise<void> {
    for (;;) {
      await client.resumed();
      try {
        await loads.write(target);
        return;
      } catch (error) {
        // it is stored once ClickHouse answers again
        if (!client.isPaused()) throw error;
      }
    }
  }

  const store: CopyStore = {
    async write(targets) {
      for (const target of targets) await writeOnceReachable(target);
    },
    batchKey: copyTargetKey,
    isFollowed: () => true,
    async refresh() {
      if (!hasTables) await loads.createTables();
      hasTables = true;
      return loads.refresh();
    },
  };
  const copier = createCopier({ store, log });

  async function refresh(): Promise<void> {
    let pause = refreshMs;
    try {
      await copier.refresh();
    } catch (error) {
      pause = retryMs;
      if (!isStopped) log.warn({ err: error }, 'failed to refresh the facts in ClickHouse');
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), pause).unref();
  }

  return {
    engineOf(connection, postgres) {
      const engine = createClickhouseEngine({ db: connection, client, loads, cache });
      return withFallback(engine, postgres, {
        name: 'clickhouse',
        isAvailable: () => !client.isPaused(),
        slowMs: 0,
        onSlow: copier.request,
        onTime: (name, seconds) => onTime?.(name, seconds),
        onAnswer(answer, error) {
          onAnswer?.(answer);
          if (error) log.warn({ err: error }, 'ClickHouse failed to answer a report: PostgreSQL answers it');
        },
      });
    },
    copier,
    follow: (target) => copier.follow(parseTarget(target)),
    start: refresh,
    async copyAll(onProgress) {
      await copier.refresh();
      const progress = setInterval(() => onProgress(copier.waiting()), 5_000);
      let watch: NodeJS.Timeout | undefined;
      const lost = new Promise<never>((_resolve, reject) => {
        watch = setInterval(() => {
          if (client.unreachableMs() > patienceMs)
            reject(new EngineError(`ClickHouse has been unreachable for ${patienceMs / 1_000} s`));
        }, patienceMs / 10);
      });
      try {
        await Promise.race([copier.idle(), lost]);
      } finally {
        clearInterval(progress);
        clearInterval(watch);
      }
      return { missingCount: (await loads.refresh()).length };
    },
    check: () => checkLoads({ db, client, loads }),
    loads: () => ({ clickhouse: { queries: client.running(), memoryBytes: 0 } }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([copier.stop(), client.close()]);
    },
  };
}
