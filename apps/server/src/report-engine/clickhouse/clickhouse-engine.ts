import { currentCancellation, type Database } from '../../platform/db';
import type { ReportRecord } from '../cells/report-cells';
import {
  copiedRecord,
  copiedSums,
  describedRecord,
  emptySums,
  itemOfRow,
  readSpanSums,
  reportAnswer,
  reportKey,
  trendAnswer,
  type CopiedSums,
} from '../duckdb/copied-answers';
import type { CopiedEngine } from '../duckdb/duckdb-engine';
import { EngineError } from '../duckdb/engine-client';
import { findFactVersions, unitKey, type CopyUnit } from '../duckdb/fact-versions.repository';
import type { LatelyRead } from '../duckdb/lately-read';
import {
  findLoadedSteps,
  findRowAccounts,
  readDims,
  type RowAccount,
} from '../duckdb/report-context.repository';
import type { PageWindow, ReportReading } from '../sql/report-sql';
import type { ClickhouseClient, ClickhouseRow } from './clickhouse-client';
import type { CountedLoad, FoundLoads, LoadsRepository } from './loads.repository';
import type { LoadedFacts } from './sql/loaded-facts-sql';
import {
  comparedCounts,
  currencyTotals,
  describedOrderedRows,
  loadedSpans,
  orderedRows,
  type LoadedReading,
} from './sql/reading-sql';

export interface ClickhouseEngineParts {
  db: Database;
  client: Pick<ClickhouseClient, 'query' | 'stream'>;
  loads: Pick<LoadsRepository, 'find' | 'check'>;
  cache: LatelyRead<CopiedSums>;
}

/** Errors of all methods: `EngineError`. */
export function createClickhouseEngine({ db, client, loads, cache }: ClickhouseEngineParts): CopiedEngine {
  /** The report with its loads, or the units without any. */
  async function locate({
    plan,
    comparison,
    order,
    ownOrder,
  }: ReportReading): Promise<Located | { missing: CopyUnit[] }> {
    // PostgreSQL answers reports with conditions, those of groups, and those in the order of an own metric
    if (plan.where || plan.groupBy || ownOrder) return { missing: [] };
    const accounts = await findRowAccounts(db, plan);
    // one after the other, since a transaction has one connection
    const units = await findFactVersions(db, plan);
    const previous = comparison ? await findFactVersions(db, comparison.plan) : [];
    const found = await loads.find([...units, ...previous], { signal: currentCancellation() });
    if ([...units, ...previous].some(({ version }) => !found.loads.has(version)))
      return { missing: found.missing };
    const text =
      accounts.lowerText === undefined
        ? undefined
        : { lower: accounts.lowerText, accountIds: accounts.matchingIds };
    const sourceOf = (own: readonly CopyUnit[]): LoadedFacts => ({
      ...loadsOf(own, found),
      coarser: plan.from && plan.section,
      text,
    });
    const compared = comparison && { comparison, source: sourceOf(previous) };
    return {
      reading: { plan, comparison, order, source: sourceOf(units), compared },
      accounts: accounts.byId,
      loads: [...found.loads.values()],
      versions: [units.map(unitKey), previous.map(unitKey)],
    };
  }

  /** Errors: `EngineError` if facts of the report were lost. */
  const check = (located: Located) => loads.check(located.loads, { signal: currentCancellation() });

  const read = (query: Parameters<ClickhouseClient['query']>[0]) =>
    client.query(query, { signal: currentCancellation() });

  /** Sums and counts of a result, which are the same for every page and order. */
  async function sumsOf(located: Located): Promise<CopiedSums> {
    const { reading, versions } = located;
    if (isEmpty(located)) return emptySums;
    return cache.read(reportKey(reading, { text: reading.source.text, versions }), async () => {
      const [current, previous, counts] = await Promise.all([
        read(currencyTotals(reading, 'current')),
        reading.compared ? read(currencyTotals(reading, 'previous')) : [],
        reading.compared ? read(comparedCounts(reading)) : undefined,
      ]);
      return copiedSums({ current, previous, counts: counts?.[0] });
    });
  }

  /** Items of the section itself are in the database; those of sums are made from finer items. */
  async function readPage(located: Located, page: PageWindow): Promise<ReportRecord[]> {
    const { reading } = located;
    if (reading.plan.from !== undefined) {
      const rows = await read(describedOrderedRows(reading, page));
      return rows.map((row) => describedRecord(row, located));
    }
    const rows = await read(orderedRows(reading, page));
    const dims = await readDims(db, reading.plan, rows.map(itemOfRow));
    return rows.map((row, index) => copiedRecord(row, located, dims[index] ?? {}));
  }

  /** Errors: `EngineError` if two queries disagree about the number of rows: one of them did not read all facts. */
  function checkCount(
    count: number,
    sums: CopiedSums,
    { limit, offset }: { limit: number | null; offset: number },
  ): void {
    const expected = Math.min(limit ?? Infinity, Math.max(0, sums.counts.shown - offset));
    if (count === expected) return;
    throw new EngineError(`the report has ${count} of ${expected} rows`);
  }

  async function* checkedRows(
    batches: AsyncIterable<ClickhouseRow[]>,
    {
      located,
      sums,
      limit,
      batchSize,
    }: { located: Located; sums: CopiedSums; limit: number | null; batchSize: number },
  ): AsyncGenerator<ReportRecord[]> {
    let count = 0;
    let waiting: ReportRecord[] = [];
    for await (const rows of batches) {
      count += rows.length;
      waiting.push(...rows.map((row) => describedRecord(row, located)));
      while (waiting.length >= batchSize) {
        yield waiting.slice(0, batchSize);
        waiting = waiting.slice(batchSize);
      }
    }
    checkCount(count, sums, { limit, offset: 0 });
    if (waiting.length > 0) yield waiting;
  }

  return {
    async readReport(reading, page) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      const [sums, rows] = await Promise.all([
        sumsOf(located),
        isEmpty(located) || page.limit === 0 ? [] : readPage(located, page),
        check(located),
      ]);
      checkCount(rows.length, sums, page);
      return { answer: reportAnswer(reading, sums, rows) };
    },

    async readRows(reading, { limit, batchSize }) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      if (isEmpty(located))
        return { answer: checkedRows(noRows(), { located, sums: emptySums, limit, batchSize }) };
      const [sums] = await Promise.all([sumsOf(located), check(located)]);
      const query = describedOrderedRows(located.reading, { limit, offset: 0 });
      const batches = client.stream(query, { signal: currentCancellation(), timeoutMs: exportMs });
      return { answer: checkedRows(batches, { located, sums, limit, batchSize }) };
    },

    async readTrend(plan, steps) {
      const located = await locate({ plan });
      if ('missing' in located) return located;
      const [spans, loaded] = await Promise.all([
        isEmpty(located) ? [] : read(loadedSpans(plan, located.reading.source)),
        findLoadedSteps(db, plan, steps),
        check(located),
      ]);
      return { answer: trendAnswer(plan, { steps, spans: spans.map(readSpanSums), loaded }) };
    },
  };
}

/** Sorting and joining all rows of a large export takes longer than a page. */
const exportMs = 120_000;

interface Located {
  reading: LoadedReading;
  accounts: ReadonlyMap<number, RowAccount>;
  loads: readonly CountedLoad[];
  /** Units of the report and of its comparison. */
  versions: readonly (readonly string[])[];
}

const isEmpty = ({ versions }: Located) => versions.every((units) => units.length === 0);

function loadsOf(
  units: readonly CopyUnit[],
  { loads }: FoundLoads,
): Pick<LoadedFacts, 'loads' | 'accountIds'> {
  return {
    loads: units.map(({ version }) => loads.get(version)?.load ?? ''),
    accountIds: [...new Set(units.map(({ accountId }) => accountId))],
  };
}

async function* noRows(): AsyncGenerator<ClickhouseRow[]> {}
