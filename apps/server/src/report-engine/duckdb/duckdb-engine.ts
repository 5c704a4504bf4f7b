import { currentCancellation, type Database } from '../../platform/db';
import type { ReportRecord } from '../cells/report-cells';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import type { ReportResult, TrendResult } from '../report-engine';
import type { PageWindow, ReportReading } from '../sql/report-sql';
import {
  copiedRecord,
  copiedSums,
  describedRecord,
  itemOfRow,
  emptySums,
  reportAnswer,
  reportKey,
  trendAnswer,
  type CopiedSums,
} from './copied-answers';
import type { CopyFiles } from './copy-files';
import { EngineError, type DuckdbClient, type DuckdbQuery } from './engine-client';
import { findFactVersions, unitKey, type CopyUnit } from './fact-versions.repository';
import type { LatelyRead } from './lately-read';
import type { DuckdbRow } from './messages';
import { findLoadedSteps, findRowAccounts, readDims, type RowAccount } from './report-context.repository';
import { countsQuery, describedRowsQuery, rowsQuery, totalsQuery, type CopiedReading } from './sql/list-sql';
import { duckdbQuery } from './sql/query-sql';
import type { CopiedFacts } from './sql/sources-sql';
import { spansQuery } from './sql/spans-sql';

/** An answer from copied facts, or the facts that it would need. */
export type CopiedAnswer<T> = { answer: T } | { missing: readonly CopyUnit[] };

/** Reads reports from copied facts. */
export interface CopiedEngine {
  readReport(reading: ReportReading, page: PageWindow): Promise<CopiedAnswer<ReportResult>>;
  readRows(
    reading: ReportReading,
    options: { limit: number | null; batchSize: number },
  ): Promise<CopiedAnswer<AsyncIterable<ReportRecord[]>>>;
  readTrend(plan: ReportPlan, steps: readonly TrendStep[]): Promise<CopiedAnswer<TrendResult>>;
}

export interface DuckdbEngineParts {
  db: Database;
  client: Pick<DuckdbClient, 'query' | 'batches'>;
  files: CopyFiles;
  cache: LatelyRead<CopiedSums>;
}

/** Errors with which DuckDB reports unreadable files. */
const unreadable = /^(IO|Invalid|Invalid Input|Serialization) Error/;

/** Errors of all methods: `EngineError`. */
export function createDuckdbEngine({ db, client, files, cache }: DuckdbEngineParts): CopiedEngine {
  /** The report with its files, or the units without files. */
  async function locate({ plan, comparison, order }: ReportReading): Promise<Located | Missing> {
    const accounts = await findRowAccounts(db, plan);
    // one after the other, since a transaction has one connection
    const units = [await findFactVersions(db, plan)];
    if (comparison) units.push(await findFactVersions(db, comparison.plan));
    const states = units.flat().map((unit) => ({ unit, state: files.stateOf(unit) }));
    if (states.some(({ state }) => state !== 'copied')) {
      return { missing: states.filter(({ state }) => state === 'missing').map(({ unit }) => unit) };
    }
    const text =
      accounts.lowerText === undefined
        ? undefined
        : { lower: accounts.lowerText, accountIds: accounts.matchingIds };
    const [source, previous] = units.map((own): CopiedFacts => ({
      facts: own.map((unit) => files.pathsOf(unit).facts),
      items: own.map((unit) => files.pathsOf(unit).items),
      coarser: plan.from && plan.section,
      text,
    }));
    if (source === undefined) throw new RangeError('a report has a plan');
    const compared = comparison && previous && { comparison, source: previous };
    return {
      reading: { plan, comparison, order, source, compared },
      accounts: accounts.byId,
      versions: units.map((own) => own.map(unitKey)),
      units: units.flat(),
    };
  }

  async function read(query: DuckdbQuery, { units }: Located): Promise<DuckdbRow[]> {
    try {
      return await client.query(query, { signal: currentCancellation() });
    } catch (error) {
      if (error instanceof EngineError && unreadable.test(error.message)) files.distrust(units);
      throw error;
    }
  }

  /** Sums and counts of a result, which are the same for every page and order. */
  async function sumsOf(located: Located): Promise<CopiedSums> {
    const { reading, versions } = located;
    if (isEmpty(located)) return emptySums;
    return cache.read(reportKey(reading, { text: reading.source.text, versions }), async () => {
      const [current, previous, counts] = await Promise.all([
        read(duckdbQuery(totalsQuery(reading, 'current')), located),
        reading.compared ? read(duckdbQuery(totalsQuery(reading, 'previous')), located) : [],
        reading.compared ? read(duckdbQuery(countsQuery(reading)), located) : undefined,
      ]);
      return copiedSums({ current, previous, counts: counts?.[0] });
    });
  }

  /** Items of the section itself are in the database; those of sums are made from finer items. */
  async function readPage(located: Located, page: PageWindow): Promise<ReportRecord[]> {
    const { reading } = located;
    if (reading.plan.from !== undefined) {
      const rows = await read(duckdbQuery(describedRowsQuery(reading, page)), located);
      return rows.map((row) => describedRecord(row, located));
    }
    const rows = await read(duckdbQuery(rowsQuery(reading, page)), located);
    const dims = await readDims(db, reading.plan, rows.map(itemOfRow));
    return rows.map((row, index) => copiedRecord(row, located, dims[index] ?? {}));
  }

  return {
    async readReport(reading, page) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      const [sums, rows] = await Promise.all([
        sumsOf(located),
        isEmpty(located) || page.limit === 0 ? [] : readPage(located, page),
      ]);
      return { answer: reportAnswer(reading, sums, rows) };
    },

    async readRows(reading, { limit, batchSize }) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      if (isEmpty(located)) return { answer: noRows() };
      const query = duckdbQuery(describedRowsQuery(located.reading, { limit, offset: 0 }));
      const batches = client.batches(query, {
        signal: currentCancellation(),
        batchSize,
        timeoutMs: exportMs,
      });
      return { answer: recordsOf(batches, located) };
    },

    async readTrend(plan, steps) {
      const located = await locate({ plan });
      if ('missing' in located) return located;
      const [spans, loaded] = await Promise.all([
        isEmpty(located) ? [] : read(duckdbQuery(spansQuery(plan, located.reading.source)), located),
        findLoadedSteps(db, plan, steps),
      ]);
      return { answer: trendAnswer(plan, { steps, spans, loaded }) };
    },
  };
}

/** Sorting and joining all rows of a large export takes longer than a page. */
const exportMs = 120_000;

interface Missing {
  missing: readonly CopyUnit[];
}

interface Located {
  reading: CopiedReading;
  accounts: ReadonlyMap<number, RowAccount>;
  /** Units of the report and of its comparison. */
  versions: readonly (readonly string[])[];
  units: readonly CopyUnit[];
}

const isEmpty = ({ units }: Located) => units.length === 0;

async function* recordsOf(
  batches: AsyncIterable<DuckdbRow[]>,
  located: Located,
): AsyncGenerator<ReportRecord[]> {
  for await (const rows of batches) yield rows.map((row) => describedRecord(row, located));
}

async function* noRows(): AsyncGenerator<ReportRecord[]> {}
