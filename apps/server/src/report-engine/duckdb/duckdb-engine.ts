import type { SQL } from 'drizzle-orm';
import { currentCancellation, type Database } from '../../platform/db';
import type { ReportRecord } from '../cells/report-cells';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import type { ReportResult, TrendResult } from '../report-engine';
import type { PageWindow, ReportReading } from '../sql/report-sql';
import type { TrendRows } from '../sql/result-sql';
import {
  copiedRecord,
  copiedSums,
  describedRecord,
  emptySums,
  groupRecord,
  itemOfRow,
  readSpanSums,
  reportAnswer,
  trendAnswer,
  type CopiedSums,
  type SpanSums,
} from './copied-answers';
import type { CopyFiles } from './copy-files';
import { readDayReportPage, readDayReportSums, readDaySumsOf } from './day-reports';
import { EngineError, type DuckdbClient } from './engine-client';
import { unitKey, type CopyUnit } from './fact-versions.repository';
import type { LatelyRead } from './lately-read';
import type { DuckdbRow } from './messages';
import { formulasOf, hasFittingFormulas } from './own-formulas';
import {
  findConditionMatches,
  findLoadedSteps,
  findRowAccounts,
  readDims,
  type RowAccount,
} from './report-context.repository';
import { reportPeriods } from './report-periods';
import { earlierFiles, findReportUnits } from './report-units.repository';
import { copiedConditions } from './sql/copied-conditions-sql';
import { coarserSections } from './sql/copy-sql';
import type { CopiedFile } from './sql/files-sql';
import type { DayReading } from './sql/items-sql';
import { firstRowsQuery, matchingRowsQuery } from './sql/keys-sql';
import { countsQuery, describedRowsQuery, rowsQuery, totalsQuery, type CopiedReading } from './sql/list-sql';
import { duckdbQuery, queryKey } from './sql/query-sql';
import { matchingItems, type CopiedFacts } from './sql/sources-sql';
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
  readTrend(
    plan: ReportPlan,
    steps: readonly TrendStep[],
    rows?: TrendRows,
  ): Promise<CopiedAnswer<TrendResult>>;
}

export interface DuckdbEngineParts {
  db: Database;
  client: Pick<DuckdbClient, 'query' | 'batches'>;
  files: CopyFiles;
  /** Results of queries, by `queryKey`. */
  results: LatelyRead<DuckdbRow[]>;
}

/** Errors with which DuckDB reports unreadable files. */
const unreadable = /^(IO|Invalid|Invalid Input|Serialization) Error/;

/** Errors of all methods: `EngineError`. */
export function createDuckdbEngine({ db, client, files, results }: DuckdbEngineParts): CopiedEngine {
  /** The report with its files, or the units without files. */
  async function locate({ plan, comparison, order, ownOrder }: ReportReading): Promise<Located | Missing> {
    if (!hasFittingFormulas({ plan, ownOrder })) return { missing: [] };
    const accounts = await findRowAccounts(db, plan);
    const { units, earlier } = await findReportUnits(db, { plan, comparison });
    const states = [...units.flat(), ...earlier].map((unit) => ({ unit, state: files.stateOf(unit) }));
    if (states.some(({ state }) => state !== 'copied')) {
      return { missing: states.filter(({ state }) => state === 'missing').map(({ unit }) => unit) };
    }
    const text =
      accounts.lowerText === undefined
        ? undefined
        : { lower: accounts.lowerText, accountIds: accounts.matchingIds };
    const [source, previous] = units.map((own): CopiedFacts => ({
      facts: files.filesOf(own, plan.from === undefined ? 'facts' : 'sums'),
      items: files.filesOf(own, 'items'),
      coarser: plan.from && plan.section,
      text,
    }));
    if (source === undefined) throw new RangeError('a report has a plan');
    const compared = comparison && previous && { comparison, source: previous };
    const matches = await findConditionMatches(db, plan);
    const before = earlierFiles(files, plan, earlier);
    const reading = { plan, comparison, order, ownOrder, source, compared, matches, earlier: before };
    return {
      reading,
      days: dayReading(reading, units.flat()),
      sums: units.flat().every((unit) => coarserSections(unit).includes('account'))
        ? files.filesOf(units.flat(), 'sums')
        : undefined,
      accounts: accounts.byId,
      versions: [...units, earlier].map((own) => own.map(unitKey)),
      units: units.flat(),
      earlier,
    };
  }

  /** The reading over columns by day, if all its facts are stored so. */
  function dayReading(reading: CopiedReading, units: readonly CopyUnit[]): DayReading | undefined {
    const { plan, source, compared } = reading;
    const [accountId] = plan.accountIds;
    // groups and own metrics need the sums of whole rows
    const isInOrder =
      plan.from === undefined &&
      plan.groupBy === undefined &&
      formulasOf(reading).length === 0 &&
      !plan.definition.dimensions.includes('hour');
    if (
      accountId === undefined ||
      plan.accountIds.length > 1 ||
      !isInOrder ||
      units.some((unit) => files.setOf(unit)?.daySums === undefined)
    )
      return undefined;
    const items = [...source.items, ...(compared?.source.items ?? [])];
    return {
      ...reading,
      accountId,
      periods: reportPeriods(reading),
      files: new Map(units.map((unit) => [unit.month, files.setOf(unit)?.paths.days ?? ''])),
      // a month of both periods has its days once
      daySums: [...new Set(units.flatMap((unit) => files.setOf(unit)?.daySums ?? []))],
      source: { ...source, items },
    };
  }

  /** Whether the facts are still those that were located, as the values of rows are read from the database. */
  async function isCurrent({ reading, versions }: Located): Promise<boolean> {
    const { units, earlier } = await findReportUnits(db, reading);
    return JSON.stringify([...units, earlier].map((own) => own.map(unitKey))) === JSON.stringify(versions);
  }

  async function read(query: SQL, { units, earlier }: Located): Promise<DuckdbRow[]> {
    const own = duckdbQuery(query);
    try {
      // files never change, so the same query has the same result
      return await results.read(queryKey(own), () => client.query(own, { signal: currentCancellation() }));
    } catch (error) {
      if (error instanceof EngineError && unreadable.test(error.message))
        files.distrust([...units, ...earlier]);
      throw error;
    }
  }

  /** Sums and counts of a result, which are the same for every page and order. */
  async function sumsOf(located: Located): Promise<CopiedSums> {
    const { reading } = located;
    if (isEmpty(located)) return emptySums;
    if (located.days) return readDayReportSums(located.days, (query) => read(query, located));
    const [current, previous, counts] = await Promise.all([
      read(totalsQuery(reading, 'current'), located),
      reading.compared ? read(totalsQuery(reading, 'previous'), located) : [],
      isCounted(reading) ? read(countsQuery(reading), located) : undefined,
    ]);
    return copiedSums({ current, previous, counts: counts?.[0] });
  }

  /** Items of the section itself are in the database; those of sums are made from finer items. */
  async function readPage(located: Located, page: PageWindow): Promise<ReportRecord[]> {
    const { reading, days } = located;
    if (days) return readDayReportPage(days, page, { db, read: (query) => read(query, located) });
    if (reading.plan.groupBy !== undefined) {
      const rows = await read(rowsQuery(reading, page), located);
      return rows.map((row) => groupRecord(row, located));
    }
    if (reading.plan.from !== undefined) {
      const rows = await read(describedRowsQuery(reading, page), located);
      return rows.map((row) => describedRecord(row, located));
    }
    const rows = await read(rowsQuery(reading, page), located);
    const dims = await readDims(db, reading.plan, rows.map(itemOfRow));
    return rows.map((row, index) => copiedRecord(row, located, dims[index] ?? {}));
  }

  /** Without filters, the sums of whole accounts are those of a report, and fewer. */
  function wholeSource({ reading: { plan, source }, sums }: Located): CopiedFacts {
    if (sums === undefined || matchingItems(plan, source) !== undefined) return source;
    return { ...source, facts: sums, coarser: 'account' };
  }

  async function readSpans(located: Located, side: TrendRows['side']): Promise<SpanSums[]> {
    const { reading, days } = located;
    if (reading.plan.where) {
      const { plan, source } =
        side === 'previous' && reading.compared
          ? { plan: reading.compared.comparison.plan, source: reading.compared.source }
          : reading;
      const rows = {
        ...reading,
        condition: copiedConditions(reading),
        side,
        rows: days && matchingRowsQuery(days, side),
      };
      return (await read(spansQuery(plan, source, rows), located)).map(readSpanSums);
    }
    if (days) {
      const sums = await readDaySumsOf(days, (query) => read(query, located));
      return sums.map(({ day, ...rest }) => ({ ...rest, begin: day, end: day }));
    }
    return (await read(spansQuery(reading.plan, wholeSource(located)), located)).map(readSpanSums);
  }

  return {
    async readReport(reading, page) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      const [sums, rows] = await Promise.all([
        sumsOf(located),
        isEmpty(located) || page.limit === 0 ? [] : readPage(located, page),
      ]);
      if (located.days && !(await isCurrent(located))) return { missing: [] };
      return { answer: reportAnswer(reading, sums, rows) };
    },

    async readRows(reading, { limit, batchSize }) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      if (isEmpty(located)) return { answer: noRows() };
      const batches = client.batches(duckdbQuery(allRowsQuery(located, limit)), {
        signal: currentCancellation(),
        batchSize,
        timeoutMs: exportMs,
      });
      return { answer: recordsOf(batches, located) };
    },

    async readTrend(plan, steps, rows) {
      const located = await locate(rows ?? { plan });
      if ('missing' in located) return located;
      const [spans, loaded] = await Promise.all([
        isEmpty(located) ? [] : readSpans(located, rows?.side ?? 'current'),
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
  /** The reading over columns by day, if all its facts are stored so. */
  days: DayReading | undefined;
  /** Files with sums of accounts, if all its facts add up to them. */
  sums: readonly CopiedFile[] | undefined;
  accounts: ReadonlyMap<number, RowAccount>;
  /** Units of the report, of its comparison, and before its first day. */
  versions: readonly (readonly string[])[];
  /** Units of the report and of its comparison. */
  units: readonly CopyUnit[];
  /** Units before the first day that conditions need. */
  earlier: readonly CopyUnit[];
}

const isEmpty = ({ units }: Located) => units.length === 0;

/** Whether the number of rows is not that of the sums. */
const isCounted = ({ plan, compared }: CopiedReading) => compared !== undefined || plan.groupBy !== undefined;

function allRowsQuery({ days, reading }: Located, limit: number | null): SQL {
  if (days && limit !== null) return firstRowsQuery(days, limit);
  const rows = reading.plan.groupBy === undefined ? describedRowsQuery : rowsQuery;
  return rows(reading, { limit, offset: 0 });
}

async function* recordsOf(
  batches: AsyncIterable<DuckdbRow[]>,
  located: Located,
): AsyncGenerator<ReportRecord[]> {
  const recordOf = located.reading.plan.groupBy === undefined ? describedRecord : groupRecord;
  for await (const rows of batches) yield rows.map((row) => recordOf(row, located));
}

async function* noRows(): AsyncGenerator<ReportRecord[]> {}
