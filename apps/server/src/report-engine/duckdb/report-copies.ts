import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Database } from '../../platform/db';
import type { ReportEngine } from '../report-engine';
import { createCopier, type Copier } from './copier';
import { checkCopies, type CopyCheck } from './copy-check.repository';
import { createCopyFiles } from './copy-files';
import { createDuckdbEngine } from './duckdb-engine';
import { createDuckdbClient, type DuckdbClientOptions, type EngineLoad } from './engine-client';
import { withFallback, type FallbackOptions, type ReportAnswer } from './engine-with-fallback';
import type { CopyTarget } from './fact-versions.repository';
import { createFileStore } from './file-store';
import { createLatelyRead } from './lately-read';
import type { DuckdbRow } from './messages';
import { replaceOtherFormats } from './other-formats';

/** The copy of all facts by column, from which DuckDB answers reports (docs/adr/0045-reports-by-columns.md). */
export interface ReportCopies {
  /** The engine for a connection or transaction: the answer fits what that one sees. */
  engineOf: (db: Database, postgres: ReportEngine) => ReportEngine;
  copier: Pick<Copier, 'refresh' | 'idle' | 'waiting' | 'lagSeconds'>;
  /** Compares the copy with the database; what differs is read no more. Errors: `EngineError`, and those of the database. */
  check: () => Promise<CopyCheck>;
  /** Follows a change of facts, by account, channel, section and month, separated by spaces. */
  follow: (target: string) => void;
  /** Starts DuckDB and brings the copy up to date in the background. Without DuckDB, PostgreSQL answers all reports. */
  start: () => Promise<void>;
  /** Id of the process that answers; undefined while it does not run. */
  processId: () => number | undefined;
  /** Load of the processes by name. */
  loads: () => Readonly<Record<'reader' | 'writer', EngineLoad>>;
  stop: () => Promise<void>;
}

/** Dependency of modules that read reports; absent: PostgreSQL answers all reports. */
export interface ReportCopiesDependency {
  reportCopies?: Pick<ReportCopies, 'engineOf'> | undefined;
}

export interface ReportCopiesOptions extends Pick<DuckdbClientOptions, 'script'> {
  /** For copying. */
  db: Database;
  /** Folder of the copy; it may be deleted at any time. */
  folder: string;
  /** Memory of the process that answers. */
  memoryMb: number;
  log: FastifyBaseLogger;
  onAnswer?: (answer: ReportAnswer) => void;
  /** Receives the time that an engine took for a report. */
  onTime?: FallbackOptions['onTime'];
  /** Receives each copied month that differed from the database. */
  onWrong?: () => void;
  /** Time of PostgreSQL from which the facts of a report are copied; default: 100 ms. */
  slowMs?: number;
  /** Time after which PostgreSQL answers instead; default: 10 s. */
  timeoutMs?: number;
  /** Facts from which a month is also written in columns by day; default: 20,000. */
  minDayFacts?: number;
}

/** Interval at which copies of deleted accounts are removed, and notifications that were lost are made up for. */
const refreshMs = 3_600_000;
/** Interval at which the copy is compared with the database; first an hour after the start, since a server may restart each night. */
const checkMs = 24 * refreshMs;
/** Results that stay in memory: some 50 MB at most. */
const keptResults = {
  maxEntries: 300,
  isKept: (rows: readonly DuckdbRow[]) => rows.length * (rows[0]?.length ?? 0) <= 5_000,
};
/** Memory of the process that writes, which sorts one month of one account. */
const writerMemoryMb = 512;

export function createReportCopies({
  db,
  folder,
  memoryMb,
  log,
  onAnswer,
  onTime,
  onWrong,
  slowMs = 100,
  timeoutMs = 10_000,
  minDayFacts = 20_000,
  ...engine
}: ReportCopiesOptions): ReportCopies {
  const files = createCopyFiles(folder);
  const cores = availableParallelism();
  const reader = createDuckdbClient({
    folder: files.folder,
    memoryMb,
    threads: cores,
    log,
    name: 'reader',
    timeoutMs,
    ...engine,
  });
  const writer = createDuckdbClient({
    folder: files.folder,
    memoryMb: writerMemoryMb,
    threads: Math.max(1, cores - 1),
    log,
    name: 'writer',
    ...engine,
  });
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let isAvailable = true;
  const store = createFileStore({ db, client: writer, files, minDayFacts });
  const copier = createCopier({ store, log });
  const results = createLatelyRead<DuckdbRow[]>(keptResults);

  async function refresh(): Promise<void> {
    await reader.query({ text: 'SELECT 1' });
    isAvailable = true;
    await copier.refresh();
  }

  function check(): Promise<CopyCheck> {
    return checkCopies({
      db,
      client: writer,
      files,
      onWrong(unit) {
        log.error({ unit }, 'the copy of facts differed from the database: it was removed');
        onWrong?.();
      },
    });
  }

  /** Repeats a task until the copies are stopped, first after an hour at the latest; it logs its failures, unless DuckDB does not run. */
  function every(ms: number, task: () => Promise<unknown>, failure: string): void {
    const run = () => {
      task().catch((error: unknown) => {
        if (isAvailable && !isStopped) log.warn({ err: error }, failure);
      });
    };
    timers.push(setInterval(run, ms).unref());
    if (ms > refreshMs) timers.push(setTimeout(run, refreshMs).unref());
  }

  return {
    engineOf(connection, postgres) {
      const engine = createDuckdbEngine({
        db: connection,
        client: reader,
        files,
        results,
      });
      return withFallback(engine, postgres, {
        name: 'duckdb',
        isAvailable: () => isAvailable,
        slowMs,
        onSlow: copier.request,
        onTime: (name, seconds) => onTime?.(name, seconds),
        onAnswer(answer, error) {
          onAnswer?.(answer);
          if (error) log.warn({ err: error }, 'DuckDB failed to answer a report: PostgreSQL answers it');
        },
      });
    },
    copier,
    follow: (target) => copier.follow(parseTarget(target)),
    async start() {
      try {
        const others = replaceOtherFormats(folder);
        if (others.length > 0)
          log.info({ formats: others }, 'the copy of facts has another format: it is made again');
        await refresh();
      } catch (error) {
        if (isStopped) return;
        isAvailable = false;
        log.warn({ err: error }, 'DuckDB isn’t running: PostgreSQL serves all reports');
      }
      if (isStopped) return;
      every(refreshMs, refresh, 'failed to refresh the copy of facts');
      every(checkMs, check, 'failed to compare the copy of facts with the database');
    },
    check,
    loads: () => ({ reader: reader.load(), writer: writer.load() }),
    processId: reader.processId,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([copier.stop(), reader.stop(), writer.stop()]);
    },
  };
}

/** A target from the notification of its change. */
export function parseTarget(target: string): CopyTarget {
  const [accountId, channel, section, month] = target.split(' ');
  // asserted: a trigger of the database writes it
  return { accountId: Number(accountId), channel, section, month } as CopyTarget;
}

/** Folder of the copy in a data directory. */
export const copiesFolder = (dataDir: string) => path.join(dataDir, 'report-copies');
