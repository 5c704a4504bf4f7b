import type { ReportEngine } from '../report-engine';
import type { CopiedAnswer, CopiedEngine } from './duckdb-engine';
import { EngineError } from './engine-client';
import type { CopyTarget } from './fact-versions.repository';

/** An engine with a copy of the facts. */
export type CopyingEngine = 'duckdb' | 'clickhouse';
/** Who answered a report: an engine, or PostgreSQL because facts were not copied, the engine failed or does not run. */
export type ReportAnswer = CopyingEngine | 'missing' | 'failed' | 'unavailable';

export interface FallbackOptions {
  /** Name of the engine. */
  name: CopyingEngine;
  /** Whether the engine runs at all. */
  isAvailable: () => boolean;
  onAnswer: (answer: ReportAnswer, error?: EngineError) => void;
  /** Time that an engine took for a report. */
  onTime: (engine: CopyingEngine | 'postgres', seconds: number) => void;
  /** Time from which a report of PostgreSQL is worth a copy of its facts. */
  slowMs: number;
  /** Facts of a slow report that are not copied. */
  onSlow: (missing: readonly CopyTarget[]) => void;
}

/** Answers from the copy; PostgreSQL answers instead if the copy lacks facts or the engine fails. */
export function withFallback(
  copy: CopiedEngine,
  postgres: ReportEngine,
  { name, isAvailable, onAnswer, onTime, slowMs, onSlow }: FallbackOptions,
): ReportEngine {
  /** Without an answer: the facts that are not copied. */
  async function tryCopy<T>(read: () => Promise<CopiedAnswer<T>>): Promise<CopiedAnswer<T>> {
    if (!isAvailable()) {
      onAnswer('unavailable');
      return { missing: [] };
    }
    const start = performance.now();
    try {
      const copied = await read();
      onAnswer('answer' in copied ? name : 'missing');
      if ('answer' in copied) onTime(name, (performance.now() - start) / 1_000);
      return copied;
    } catch (error) {
      noteFailure(error);
      return { missing: [] };
    }
  }

  /** Errors: any other than those of the engine. */
  function noteFailure(error: unknown): void {
    if (!(error instanceof EngineError)) throw error;
    onAnswer('failed', error);
  }

  /** Returns the function to call at the end of PostgreSQL's answer. */
  function watch(missing: readonly CopyTarget[]): () => void {
    const start = performance.now();
    return () => {
      const ms = performance.now() - start;
      onTime('postgres', ms / 1_000);
      if (missing.length > 0 && ms >= slowMs) onSlow(missing);
    };
  }

  async function read<T>(copied: () => Promise<CopiedAnswer<T>>, fallback: () => Promise<T>): Promise<T> {
    const found = await tryCopy(copied);
    if ('answer' in found) return found.answer;
    const end = watch(found.missing);
    try {
      return await fallback();
    } finally {
      // a report that PostgreSQL never finishes needs the copy most
      end();
    }
  }

  return {
    readReport: (reading, page) =>
      read(
        () => copy.readReport(reading, page),
        () => postgres.readReport(reading, page),
      ),
    readTrend: (plan, steps, rows) =>
      read(
        () => copy.readTrend(plan, steps, rows),
        () => postgres.readTrend(plan, steps, rows),
      ),
    async *readRows(reading, options) {
      const found = await tryCopy(() => copy.readRows(reading, options));
      let count = 0;
      if ('answer' in found) {
        try {
          for await (const rows of found.answer) {
            yield rows;
            count += rows.length;
          }
          return;
        } catch (error) {
          noteFailure(error);
        }
      }
      const end = watch('missing' in found ? found.missing : []);
      try {
        // both engines have the same order, so the rows that were read are the first ones
        for await (const rows of postgres.readRows(reading, options)) {
          const rest = rows.slice(count);
          count -= rows.length - rest.length;
          if (rest.length > 0) yield rest;
        }
      } finally {
        end();
      }
    },
  };
}
