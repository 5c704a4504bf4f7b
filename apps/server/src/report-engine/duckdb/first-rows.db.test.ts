import { conditionOperators, findSection, type MetricId } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../platform/db/schema';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import { planComparison } from '../plan/comparison-plan';
import { planReport } from '../plan/report-plan';
import { createPostgresEngine } from '../postgres-engine.repository';
import type { ReportReading } from '../sql/report-sql';
import { builtEngine } from '../testing/built-engine';
import { writeFacts } from '../testing/report-facts';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies, type ReportCopies } from './report-copies';

const firstDay = '2026-05-15';
const dayCount = 45;
const itemCount = 60;
const definition = findSection('search', 'keyword');
if (!definition) throw new Error('no section');
const subject = { channel: 'search', section: 'keyword', definition } as const;

let database: TestDatabase;
let copies: ReportCopies;
let accountId: number;
const answers: ReportAnswer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const [account] = await database.db
    .insert(accounts)
    .values({ accountNo: randomUUID(), accountName: 'Harbour Tea' })
    .returning({ id: accounts.accountId });
  if (!account) throw new Error('no account');
  accountId = account.id;
  await writeFacts(database.db, { accountId, channel: 'search', section: 'keyword' }, facts());
  const folder = temporaryFolder();
  copies = createReportCopies({
    db: database.db,
    folder,
    memoryMb: 256,
    minDayFacts: 1,
    script: builtEngine,
    log: pino({ level: 'silent' }),
    onAnswer: (answer) => answers.push(answer),
  });
  await copies.copier.refresh({ everything: true });
  await copies.copier.idle();
  // only these are read without all their items
  expect(filesOfDays(folder)).toHaveLength(2);
});
const filesOfDays = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.days.parquet'));
afterAll(async () => {
  await copies.stop();
  await database.drop();
});

/**
 * Most items have most days, with few different values, so that many rows are alike, or close to a condition. The greatest changes of cost are
 * those of expensive items, and small percentages.
 */
function facts() {
  const some = <T>(...values: T[]) => fc.constantFrom(...values);
  const factArbitrary = fc.record({
    isThere: fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    currency: fc.oneof({ weight: 9, arbitrary: some('CNY') }, { weight: 1, arbitrary: some('USD') }),
    impression: some(null, 0, 3, 90, 100, 110, 1_000_003),
    click: some(null, 0, 1, 9, 10, 11),
    cost: some(null, 0, 1, 9, 10),
    conversion: some(null, '0', '1', '1.1', '2'),
  });
  const places = Array.from({ length: itemCount * dayCount }, (_, index) => index);
  const [values = []] = fc.sample(
    fc.array(factArbitrary, { minLength: places.length, maxLength: places.length }),
    { numRuns: 1, seed: 1 },
  );
  return values.flatMap(({ isThere, cost, ...fact }, index) =>
    isThere
      ? [
          {
            ...fact,
            cost: cost === null ? null : String((index % 6) * (1_000 + cost) + cost),
            dims: { showWord: `tea ${index % itemCount}` },
            beginDate: addDays(firstDay, Math.floor(index / itemCount)),
          },
        ]
      : [],
  );
}

const idArbitrary = fc.constantFrom<MetricId>('cost', 'click', 'ctr');
/** Mostly the metric of the order. */
const isSame = fc.boolean();
const conditionArbitrary = fc.record({
  column: idArbitrary,
  isSame,
  operator: fc.constantFrom(
    ...([
      'gt',
      'gte',
      'lt',
      'lte',
      'between',
      'eq',
      'upBy',
      'downBy',
      'changedBy',
      'empty',
      'notEmpty',
    ] as const),
  ),
  value: fc.constantFrom('0', '1', '10'),
});
/** Whole weeks that overlap with those of the report, so that a day is part of two rows. */
const overlapping = { beginDate: '2026-06-01', endDate: '2026-06-21' };
const readingArbitrary = fc.record({
  period: fc.constantFrom('daily' as const, 'weekly' as const),
  isCompared: fc.constantFrom<boolean>(true, true, false),
  basis: fc.constantFrom('previous' as const, overlapping),
  changed: fc.option(fc.record({ by: idArbitrary, isSame, percent: fc.constantFrom(0.1, 10, 400) }), {
    nil: undefined,
  }),
  where: fc.array(fc.array(conditionArbitrary, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
  by: fc.option(idArbitrary, { nil: undefined }),
  part: fc.constantFrom('value' as const, 'previous' as const, 'change' as const, 'change' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(3, 20),
  // also across two of the windows in which rows are found
  offset: fc.constantFrom(0, 5, 495, 1_000),
});

type Seed = ReturnType<(typeof readingArbitrary)['generate']>['value'];

/** Reports whose first rows are not those with the greatest values, or that have rows at the limit of a condition. */
const examples = (['asc', 'desc'] as const).flatMap((direction): [Seed][] => {
  const common = {
    isCompared: true,
    basis: 'previous' as const,
    direction,
    limit: 20 as const,
    offset: 0 as const,
  };
  const changed = { by: 'cost' as const, isSame: true, percent: 400 as const };
  const byRatio = { ...common, period: 'daily', changed: undefined, by: 'ctr', part: 'value' } as const;
  const atTen = { column: 'ctr' as const, isSame: true, value: '10' as const };
  return [
    [{ ...common, period: 'weekly', changed, where: [], by: 'cost', part: 'change' }],
    [
      {
        ...common,
        basis: overlapping,
        period: 'weekly',
        changed: undefined,
        where: [],
        by: 'cost',
        part: 'change',
        limit: 3,
      },
    ],
    [{ ...byRatio, where: [[{ ...atTen, operator: 'gt' }]] }],
    [{ ...byRatio, where: [[{ ...atTen, operator: 'lt' }]] }],
  ];
});

function readingOf({ period, isCompared, basis, changed, where, by, part, direction }: Seed): ReportReading {
  const conditions = where.map((group) =>
    group
      .filter(({ operator }) => isCompared || !conditionOperators[operator].isOfChange)
      .map(({ value, column, operator, isSame: isOfOrder }) => ({
        column: isOfOrder && by ? by : column,
        operator,
        values: [value, '50'].slice(0, conditionOperators[operator].maxValues),
      })),
  );
  const plan = planReport(
    { ...subject, period, accountIds: [accountId] },
    {
      // compared with days of two months
      beginDate: '2026-06-08',
      endDate: '2026-06-28',
      where: conditions.filter((group) => group.length > 0),
    },
  );
  const comparison = isCompared
    ? planComparison(
        plan,
        {
          basis,
          ...(changed && { changedBy: changed.percent, changedKey: changed.isSame && by ? by : changed.by }),
        },
        '2026-06-28',
      )
    : undefined;
  return { plan, comparison, order: by && { by, part: isCompared ? part : 'value', direction } };
}

it('has the same rows on a page as in the complete report, whatever the conditions and the order', async () => {
  const rowCounts: number[] = [];
  await fc.assert(
    fc.asyncProperty(readingArbitrary, async ({ limit, offset, ...seed }) => {
      const reading = readingOf({ ...seed, limit, offset });
      answers.length = 0;
      const engine = copies.engineOf(database.db, createPostgresEngine(database.db));
      const page = await engine.readReport(reading, { limit, offset });
      // so many rows are read without a choice of items
      const all = await engine.readReport(reading, { limit: 20_000, offset: 0 });
      expect(answers).toEqual(['duckdb', 'duckdb']);
      expect(page.list).toEqual(all.list.slice(offset, offset + limit));
      rowCounts.push(all.list.length);
    }),
    { numRuns: propertyRuns(50), examples, endOnFailure: true },
  );
  expect(rowCounts.filter((count) => count > 20).length).toBeGreaterThan(rowCounts.length / 3);
});
