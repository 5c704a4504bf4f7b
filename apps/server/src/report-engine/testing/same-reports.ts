import {
  channels,
  findSection,
  finerSections,
  periods,
  reportTypes,
  sectionsOf,
  valueFilters,
  type Channel,
  type MetricId,
  type Period,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';
import { addDays, endOfMonth, relativeBases, startOfMonth, startOfWeek } from '@meridian/date-range/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestDatabase } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import type { ReportAnswer } from '../duckdb/engine-with-fallback';
import { hasFittingFormulas } from '../duckdb/own-formulas';
import type { ReportCopies } from '../duckdb/report-copies';
import { planComparison } from '../plan/comparison-plan';
import { readTotals, withConditionTotals } from '../plan/condition-totals';
import type { ReportOrder } from '../plan/report-order';
import { planReport } from '../plan/report-plan';
import { rowFormulas } from '../plan/row-formulas';
import { trendGrain, trendSteps } from '../plan/trend-steps';
import { createPostgresEngine } from '../postgres-engine.repository';
import type { ReportEngine } from '../report-engine';
import type { ReportReading } from '../sql/report-sql';
import { conditionsFrom, expectFilteredRows, whereSeed } from './filtered-rows';
import { expectGroupedRows, groupingFrom } from './grouped-rows';
import { ownMetricsFor } from './own-formulas';
import { days, factArbitrary, firstDay, inDays, words } from './random-facts';
import { addAccounts, storeFacts, type StoredFact } from './store-facts';

const targetArbitrary = fc.constantFrom(
  ...channels.flatMap((channel) =>
    sectionsOf(channel).flatMap((section) =>
      [undefined, ...finerSections(channel, section)].map((from) => ({ channel, section, from })),
    ),
  ),
);
/** In a third of the cases. */
const rarely = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const readingArbitrary = fc.record({
  period: fc.constantFrom(...periods),
  // the first of a month has whole months before it
  begin: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -3, max: 15 }) },
    { weight: 1, arbitrary: fc.constant(9) },
  ),
  length: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 20, max: 45 }) },
    { weight: 1, arbitrary: fc.nat(3) },
  ),
  reportType: fc.constantFrom(...Object.values(reportTypes)),
  accounts: fc.constantFrom([0], [1], [2], [2, 1], [0, 1, 2]),
  text: rarely(fc.constantFrom('tea', 'i', 'σ', 'ς', 'ß', 'SS', '%', '\\', '"', '茶', 'e', '\n')),
  filterValues: rarely(fc.subarray(words, { minLength: 4 })),
  compare: fc.option(
    fc.record({
      basis: fc.oneof(
        fc.constantFrom(...relativeBases),
        fc.record({ begin: fc.integer({ min: -30, max: 20 }), length: fc.nat(45) }),
      ),
      changedBy: fc.option(fc.constantFrom(0.000_000_1, 0.1, 10, 12.5), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  where: rarely(whereSeed),
  groupBy: rarely(fc.integer({ min: 1, max: 20 })),
  orderBy: fc.option(fc.nat(20), { nil: undefined, freq: 4 }),
  ownOrderBy: rarely(fc.nat(20)),
  part: fc.constantFrom('value' as const, 'previous' as const, 'change' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(5, 30, 200),
  offset: fc.constantFrom(0, 0, 3),
});
type Reading = ReturnType<(typeof readingArbitrary)['generate']>['value'];

interface Subject {
  channel: Channel;
  section: Section;
  /** Finer section with the facts. */
  from: Section | undefined;
  accountIds: readonly number[];
}

/** An engine with a copy of the facts of a database. */
export interface TestedEngine {
  database: TestDatabase;
  copies: Pick<ReportCopies, 'engineOf' | 'copier'>;
  /** What answered reports, in order. */
  answers: ReportAnswer[];
  /** The answer of the engine. */
  name: ReportAnswer;
}

/** Errors: an answer that differs from the one of PostgreSQL in any text, or does not come from the copy. */
export async function expectSameReports(engine: TestedEngine): Promise<void> {
  const { database, copies } = engine;
  /** Rows of each compared page, of reports without conditions and of those with conditions. */
  const rowCounts: number[] = [];
  const filteredCounts: number[] = [];
  const factsArbitrary = fc.array(factArbitrary, { minLength: 120, maxLength: 200 });
  const subjectArbitrary = fc.record({
    target: targetArbitrary,
    facts: factsArbitrary,
    areDaily: fc.boolean(),
  });
  const readingsArbitrary = fc.array(readingArbitrary, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(subjectArbitrary, readingsArbitrary, async ({ target, facts, areDaily }, readings) => {
      const subject = { ...target, accountIds: await addAccounts(database) };
      const stored = await storeFacts(database, areDaily ? inDays(facts) : facts, {
        ...subject,
        section: subject.from ?? subject.section,
      });
      await copies.copier.refresh({ everything: true });
      await copies.copier.idle();
      for (const reading of readings) {
        const counts = reading.where ? filteredCounts : rowCounts;
        const planned = await withTotals(readingOf(reading, subject), reading, database);
        counts.push(await expectEqualAnswers(engine, planned, { ...reading, stored }));
      }
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  );
  // empty reports are equal on any engine
  expect(rowCounts.filter((rows) => rows >= 3).length).toBeGreaterThan(rowCounts.length / 2);
  expect(filteredCounts.filter((rows) => rows > 0).length).toBeGreaterThan(filteredCounts.length / 4);
}

function rangeOf(period: Period, begin: string, length: number): Pick<ReportQuery, 'beginDate' | 'endDate'> {
  const end = addDays(begin, length);
  if (period === 'weekly') return { beginDate: startOfWeek(begin), endDate: addDays(startOfWeek(end), 6) };
  if (period === 'month') return { beginDate: startOfMonth(begin), endDate: endOfMonth(end) };
  return { beginDate: begin, endDate: end };
}

function basisOf(
  period: Period,
  basis: NonNullable<Reading['compare']>['basis'],
): NonNullable<ReportQuery['compare']>['basis'] {
  return typeof basis === 'string' ? basis : rangeOf(period, addDays(firstDay, basis.begin), basis.length);
}

function readingOf(reading: Reading, { channel, section, from, accountIds }: Subject): ReportReading {
  const definition = findSection(channel, section);
  if (!definition) throw new Error('no section');
  const { period, compare, orderBy } = reading;
  const [filter] = valueFilters.filter((each) => definition.filters.includes(each));
  const query: ReportQuery = {
    ...rangeOf(period, addDays(firstDay, reading.begin), reading.length),
    reportType: reading.reportType,
    from,
    ...(definition.filters.includes('text') && { text: reading.text }),
    ...(filter && { [filter]: reading.filterValues }),
  };
  const ids = reading.accounts.map((index) => accountIds[index] ?? 0);
  const subject = { channel, section, period, definition, accountIds: ids };
  const ownMetrics = ownMetricsFor(definition);
  const where =
    reading.where &&
    conditionsFrom(reading.where, {
      plan: planReport(subject, query),
      isCompared: compare !== undefined,
      words,
      ownMetrics,
    });
  const groupBy =
    reading.groupBy === undefined ? undefined : groupingFrom(reading.groupBy, planReport(subject, query));
  const plan = planReport(subject, { ...query, where, groupBy }, ownMetrics);
  const comparison =
    compare &&
    planComparison(plan, { ...compare, basis: basisOf(period, compare.basis) }, addDays(firstDay, days));
  const by: MetricId | 'period' | undefined =
    orderBy === undefined
      ? undefined
      : (definition.metrics[orderBy % (definition.metrics.length + 1)] ?? 'period');
  const part = comparison && by !== 'period' ? reading.part : 'value';
  const order: ReportOrder | undefined = by && { by, part, direction: reading.direction };
  return { plan, comparison, order };
}

/** The reading with the totals that its conditions need, or in the order of an own metric with those of its rows. */
async function withTotals(
  { plan: planned, comparison: compared, order }: ReportReading,
  { ownOrderBy, part, direction }: Reading,
  { db }: TestDatabase,
): Promise<ReportReading> {
  const postgres = createPostgresEngine(db);
  const { plan, comparison } = await withConditionTotals({ plan: planned, comparison: compared }, postgres);
  const ownMetrics = ownMetricsFor(plan.definition);
  const own = ownOrderBy === undefined ? undefined : ownMetrics[ownOrderBy % ownMetrics.length];
  if (!own) return { plan, comparison, order };
  const formulas = rowFormulas(own.formula, await readTotals({ plan, comparison }, postgres));
  return { plan, comparison, ownOrder: { formulas, part: comparison ? part : 'value', direction } };
}

async function allRows(
  { database }: TestedEngine,
  engine: (db: TestDatabase['db']) => ReportEngine,
  reading: ReportReading,
) {
  return database.db.transaction(async (tx) => {
    const rows = [];
    for await (const batch of engine(tx).readRows(reading, { limit: 50, batchSize: 7 })) rows.push(...batch);
    return rows;
  });
}

/** Returns the number of rows. */
async function expectEqualAnswers(
  engine: TestedEngine,
  reading: ReportReading,
  { limit, offset, stored }: Pick<Reading, 'limit' | 'offset'> & { stored: readonly StoredFact[] },
): Promise<number> {
  const { database, copies, answers, name } = engine;
  const { plan } = reading;
  const page = { limit, offset };
  const postgres = createPostgresEngine(database.db);
  const copy = copies.engineOf(database.db, postgres);
  const expected = await postgres.readReport(reading, page);
  expect(await copied(() => copy.readReport(reading, page))).toEqual(expected);
  const steps = trendSteps(plan, trendGrain(plan.period, plan));
  for (const side of reading.comparison ? (['current', 'previous'] as const) : (['current'] as const)) {
    const rows = plan.where && { plan, comparison: reading.comparison, side };
    const ofSide = side === 'previous' && rows ? (reading.comparison?.plan ?? plan) : plan;
    const trend = await copied(() => copy.readTrend(ofSide, steps, rows), { plan });
    expect(trend).toEqual(await postgres.readTrend(ofSide, steps, rows));
  }
  if (plan.groupBy) await expectGroupedRows(postgres, reading);
  if (plan.where)
    await expectFilteredRows(
      postgres,
      { ...reading, plan: { ...plan, groupBy: undefined }, order: undefined, ownOrder: undefined },
      stored,
    );
  const rows = await copied(() =>
    allRows(engine, (tx) => copies.engineOf(tx, createPostgresEngine(tx)), reading),
  );
  expect(rows).toEqual(await allRows(engine, createPostgresEngine, reading));
  return expected.list.length;

  /** The answer of the copy, which must have answered. */
  async function copied<T>(
    read: () => Promise<T>,
    { ownOrder }: Pick<ReportReading, 'plan' | 'ownOrder'> = reading,
  ): Promise<T> {
    answers.length = 0;
    const result = await read();
    const isLeft =
      name === 'clickhouse'
        ? plan.where !== undefined || plan.groupBy !== undefined || ownOrder !== undefined
        : !hasFittingFormulas({ plan, ownOrder });
    expect(answers).toEqual([isLeft ? 'missing' : name]);
    return result;
  }
}
