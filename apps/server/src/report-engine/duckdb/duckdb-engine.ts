import { createHash } from 'node:crypto';
import * as z from 'zod';
import { currentCancellation, type Database } from '../../platform/db';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import type { ReportRecord } from '../cells/report-cells';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import type { ReportResult, TrendResult } from '../report-engine';
import type { PageWindow, ReportReading } from '../sql/report-sql';
import type { CopyFiles } from './copy-files';
import { EngineError, type DuckdbClient, type DuckdbQuery } from './engine-client';
import { addSums, groupValues, readSums, rowValues, totalValues, type MeasureSums } from './exact-values';
import { findFactVersions, unitKey, type CopyUnit } from './fact-versions.repository';
import type { LatelyRead } from './lately-read';
import type { DuckdbRow } from './messages';
import { findLoadedSteps, findRowAccounts, readDims, type RowAccount } from './report-context.repository';
import { countsQuery, describedRowsQuery, rowsQuery, totalsQuery, type CopiedReading } from './sql/list-sql';
import { selectedCount } from './sql/measures-sql';
import { duckdbQuery } from './sql/query-sql';
import type { CopiedFacts } from './sql/sources-sql';
import { spansQuery } from './sql/spans-sql';

/** An answer from copied facts, or the facts that it would need. */
export type CopiedAnswer<T> = { answer: T } | { missing: readonly CopyUnit[] };

/** Reads reports from copied facts. */
export interface DuckdbEngine {
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
export function createDuckdbEngine({ db, client, files, cache }: DuckdbEngineParts): DuckdbEngine {
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
    if (isEmpty(located)) return { current: [], previous: [], counts: { shown: 0, all: 0 } };
    const { plan, comparison } = reading;
    const text = reading.source.text;
    const key = createHash('sha256')
      .update(
        JSON.stringify({
          plan: withoutDefinition(plan),
          comparison: comparison && { ...comparison, plan: withoutDefinition(comparison.plan) },
          text,
          versions,
        }),
      )
      .digest('base64');
    return cache.read(key, async () => {
      const [current, previous, counts] = await Promise.all([
        read(duckdbQuery(totalsQuery(reading, 'current')), located),
        reading.compared ? read(duckdbQuery(totalsQuery(reading, 'previous')), located) : [],
        reading.compared ? read(duckdbQuery(countsQuery(reading)), located) : undefined,
      ]);
      const sums = { current: current.map(currencySums), previous: previous.map(currencySums) };
      if (counts === undefined) {
        const all = sums.current.reduce((sum, { rowCount }) => sum + rowCount, 0);
        return { ...sums, counts: { shown: all, all } };
      }
      const [shown, all] = z.tuple([countSchema, countSchema]).parse(counts[0]);
      return { ...sums, counts: { shown, all } };
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
    const dims = await readDims(db, reading.plan, rows.map(itemOf));
    return rows.map((row, index) => recordOf(row, located, dims[index] ?? {}));
  }

  return {
    async readReport(reading, page) {
      const located = await locate(reading);
      if ('missing' in located) return located;
      const ids = reading.plan.definition.metrics;
      const [{ current, previous, counts }, rows] = await Promise.all([
        sumsOf(located),
        isEmpty(located) || page.limit === 0 ? [] : readPage(located, page),
      ]);
      const currencies = current.map(({ currency }) => currency);
      const previousCurrencies = previous.map(({ currency }) => currency);
      const answer: ReportResult = {
        totalCount: counts.shown,
        hiddenCount: counts.all - counts.shown,
        currencies,
        totals: totalValues(addSums(current.map(({ sums }) => sums)), ids, currencies),
        previousCurrencies,
        previousTotals: reading.comparison
          ? totalValues(addSums(previous.map(({ sums }) => sums)), ids, previousCurrencies)
          : {},
        list: rows,
      };
      return { answer };
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
      const sums = spans.map(spanSums);
      const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
      const ids = plan.definition.metrics;
      const answer: TrendResult = {
        currencies,
        totals: totalValues(addSums(sums.map((span) => span.sums)), ids, currencies),
        points: steps.map((step, index) => {
          const own = sums.filter(({ begin, end }) => begin >= step.beginDate && end <= step.endDate);
          const known = addSums([...own.map((span) => span.sums), ...(loaded.has(index) ? [noTraffic] : [])]);
          return groupValues(known, ids, currencies);
        }),
      };
      return { answer };
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

interface CurrencySums {
  currency: string;
  rowCount: number;
  sums: MeasureSums;
}

export interface CopiedSums {
  current: CurrencySums[];
  previous: CurrencySums[];
  counts: { shown: number; all: number };
}

const countSchema = z.coerce.number().pipe(z.int());

/** On imported days without traffic, all metrics but the parts of the cost are 0. */
const noTraffic: MeasureSums = {
  values: { impression: 0n, click: 0n, cost: 0n, conversion: 0n, pcCost: null, mobileCost: null },
  scales: { impression: 0, click: 0, cost: 0, conversion: 0, pcCost: 0, mobileCost: 0 },
};

/** Two plans of one section have the same definition. */
function withoutDefinition({ definition: _definition, ...plan }: ReportPlan) {
  return plan;
}

function currencySums(row: DuckdbRow): CurrencySums {
  const [currency, rowCount] = z.tuple([z.string(), countSchema]).parse(row.slice(0, 2));
  return { currency, rowCount, sums: readSums(row, 2) };
}

function spanSums(row: DuckdbRow) {
  const [begin, end, currency] = z.tuple([z.string(), z.string(), z.string()]).parse(row.slice(0, 3));
  return { begin, end, currency, sums: readSums(row, 3) };
}

const rowSchema = z.tuple([z.string().nullable(), z.number(), z.string(), z.string()]);
const ownCount = 4;
const previousSchema = z.tuple([z.boolean(), z.string().nullable()]);

function itemOf(row: DuckdbRow): { accountId: number; itemKey: string } {
  const [, accountId, itemKey] = rowSchema.parse(row.slice(0, ownCount));
  return { accountId, itemKey };
}

function recordOf(
  row: DuckdbRow,
  { reading: { plan, compared }, accounts }: Located,
  dims: Readonly<Record<string, string>>,
): ReportRecord {
  const [periodBegin, accountId, , currency] = rowSchema.parse(row.slice(0, ownCount));
  const account = accounts.get(accountId);
  if (!account) throw new RangeError(`no account ${accountId} in the report`);
  const ids = plan.definition.metrics;
  return {
    periodBegin,
    ...account,
    currency,
    dims,
    metrics: rowValues(readSums(row, ownCount), ids),
    previous: compared ? previousOf(row) : null,
  };

  function previousOf(columns: DuckdbRow): ReportRecord['previous'] {
    const offset = ownCount + selectedCount;
    const [isPrevious, begin] = previousSchema.parse(columns.slice(offset, offset + 2));
    if (!isPrevious) return null;
    return { periodBegin: begin, metrics: rowValues(readSums(columns, offset + 2), ids) };
  }
}

async function* recordsOf(
  batches: AsyncIterable<DuckdbRow[]>,
  located: Located,
): AsyncGenerator<ReportRecord[]> {
  for await (const rows of batches) yield rows.map((row) => describedRecord(row, located));
}

/** Record of a row of `describedRowsQuery`. */
function describedRecord(row: DuckdbRow, located: Located): ReportRecord {
  const { channel, section, from } = located.reading.plan;
  const json = row.at(-1);
  const dims = typeof json === 'string' ? dimsSchema.parse(JSON.parse(json)) : {};
  if (from === undefined) return recordOf(row, located, dims);
  const keys = factDimensionKeys(channel, section);
  return recordOf(row, located, Object.fromEntries(keys.map((key) => [key, dims[key] ?? ''])));
}

const dimsSchema = z.record(z.string(), z.string());

async function* noRows(): AsyncGenerator<ReportRecord[]> {}
