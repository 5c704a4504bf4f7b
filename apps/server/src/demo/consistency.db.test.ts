import {
  channels,
  dimensionDataKey,
  drillDownFilters,
  drillDownOf,
  finerSections,
  findSection,
  metrics,
  sectionsOf,
  type Channel,
  type Period,
  type ReportRow,
  type Section,
} from '@meridian/api-client/contract';
import { addDays, startOfWeek, type DateRange } from '@meridian/date-range/core';
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample';
import {
  createWeeklyOverviewRepository,
  createWeeklyOverviewService,
  type WeeklyOverviewService,
} from '../modules/weekly-overview';
import { createClock } from '../platform/clock';
import { accounts } from '../platform/db/schema';
import { type ReportsService, createReportsRepository, createReportsService } from '../report-engine';
import type { TestDatabase } from '../testing';
import { createDemoDatabase, demoToday as today } from '../testing/demo-database';

/** All of October, and complete weeks, the last of which ends in November. */
const days: DateRange = { beginDate: '2026-10-01', endDate: '2026-11-01' };
const weeks: DateRange = { beginDate: '2026-10-05', endDate: '2026-11-01' };
const month: DateRange = { beginDate: '2026-10-01', endDate: '2026-10-31' };
const oddRange: DateRange = { beginDate: '2026-10-07', endDate: '2026-10-29' };
const independent = 2;
const consolidated = 1;

let database: TestDatabase;
let accountIds: number[];
let accountIdOf: ReadonlyMap<string, number>;
let reports: ReportsService;
let overviews: WeeklyOverviewService;
beforeAll(async () => {
  database = await createDemoDatabase();
  const { db } = database;
  const clock = createClock({ today });
  const repository = createReportsRepository(db);
  reports = createReportsService({
    reports: repository,
    clock,
    findFieldSelection: () => Promise.resolve(null),
    findOwnMetrics: () => Promise.resolve([]),
  });
  overviews = createWeeklyOverviewService({
    reports: repository,
    rankings: createWeeklyOverviewRepository(db),
    clock,
  });
  const all = await db.select({ id: accounts.accountId, number: accounts.accountNo }).from(accounts);
  accountIds = all.map(({ id }) => id);
  accountIdOf = new Map(all.map(({ id, number }) => [number, id]));
}, 240_000);
afterAll(() => database.drop());

interface Subject {
  channel: Channel;
  section: Section;
}

interface Reading {
  period: Period;
  range: DateRange;
  reportType?: 1 | 2;
}

const read = new Map<string, ReturnType<typeof readReport>>();

/** A report; cached, because several tests compare the same unchanged one. */
function report(subject: Subject, reading: Reading): ReturnType<typeof readReport> {
  const key = JSON.stringify([subject, reading]);
  const found = read.get(key) ?? readReport(subject, reading);
  read.set(key, found);
  return found;
}

async function readReport(
  { channel, section }: Subject,
  { period, range, reportType = independent }: Reading,
) {
  const { data, totalCount } = await reports.list({
    channel,
    section,
    period,
    accountIds,
    query: { ...range, reportType },
    page: { limit: 10_000, offset: 0 },
    reader: { userId: '', accountIds },
    language: 'en',
  });
  expect(data.list).toHaveLength(totalCount);
  expect(data.info).toMatchObject({ isComplete: true, currencies: ['CNY'] });
  return data;
}

/** A daily report is limited to its row cap, so its days are read week by week. */
async function dailyRows(subject: Subject): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let beginDate = days.beginDate; beginDate <= days.endDate; beginDate = addDays(beginDate, 7)) {
    const last = addDays(beginDate, 6);
    const range = { beginDate, endDate: last < days.endDate ? last : days.endDate };
    rows.push(...(await report(subject, { period: 'daily', range })).list);
  }
  return rows;
}

const sumMetrics = Object.values(metrics).filter((metric) => metric.kind === 'sum');
const valueOf = (row: ReportRow, key: string) => new Decimal(row[key] ?? 0);
/** In hundredths: sums have at most two decimals, and integers add up exactly and fast. */
const hundredthsOf = (row: ReportRow, key: string) => Math.round(Number(row[key] ?? 0) * 100);

/** Sums of rows by key, to two decimals. */
function sumBy(
  rows: readonly ReportRow[],
  keyOf: (row: ReportRow) => string,
): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, number>> = {};
  for (const row of rows) {
    const sums = (groups[keyOf(row)] ??= {});
    for (const { dataKey } of sumMetrics) {
      if (dataKey in row) sums[dataKey] = (sums[dataKey] ?? 0) + hundredthsOf(row, dataKey);
    }
  }
  return mapValues(groups, (sums) => mapValues(sums, (sum) => (sum / 100).toFixed(2)));
}
const mapValues = <In, Out>(record: Record<string, In>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const within = (rows: readonly ReportRow[], { beginDate, endDate }: DateRange) =>
  rows.filter(({ date }) => String(date) >= beginDate && String(date) <= endDate);
const weekOf = (day: string) => `${startOfWeek(day)}~${addDays(startOfWeek(day), 6)}`;

function keysOf({ channel, section }: Subject): string[] {
  const own = findSection(channel, section)?.dimensions.filter((id) => id !== 'week') ?? [];
  return own.map(dimensionDataKey).filter((key) => key !== 'accountNo' && key !== 'accountName');
}
const textOf = (row: ReportRow, keys: readonly string[]) => keys.map((key) => row[key] ?? '').join('|');

/** Ratios of a row that differ from those of its sums, to eight decimals. */
function wrongRatiosOf(row: ReportRow) {
  return Object.values(metrics).flatMap((metric) => {
    if (metric.kind !== 'ratio' || !(metric.dataKey in row)) return [];
    const denominator = valueOf(row, metrics[metric.denominator].dataKey);
    const value = denominator.isZero()
      ? undefined
      : valueOf(row, metrics[metric.numerator].dataKey).times(metric.scale).div(denominator).toFixed(8);
    const shown = row[metric.dataKey] ?? undefined;
    const given = shown === undefined ? undefined : new Decimal(shown).toFixed(8);
    return given === value ? [] : [{ row, dataKey: metric.dataKey, given, value }];
  });
}

/** Checks the ratios of up to a few hundred rows, because all rows are computed alike. */
function expectRatiosOfSums(rows: readonly ReportRow[]): void {
  const step = Math.max(1, Math.floor(rows.length / 500));
  const sample = rows.filter((_, index) => index % step === 0 || index === rows.length - 1);
  expect(sample.flatMap(wrongRatiosOf)).toEqual([]);
}

const subjects = channels.flatMap((channel) =>
  sectionsOf(channel).map((section): Subject => ({ channel, section })),
);

describe.each(sampleOf(subjects, 3))('$channel $section', (subject) => {
  const keys = keysOf(subject);
  const itemOf = (row: ReportRow) => textOf(row, ['accountNo', ...keys]);

  test('is the sum of its days in weeks, months and custom periods, row by row', async () => {
    const daily = await dailyRows(subject);
    expect(daily.length).toBeGreaterThan(0);
    const weekly = await report(subject, { period: 'weekly', range: weeks });
    expect(sumBy(weekly.list, (row) => `${row['reportDates']} ${itemOf(row)}`)).toEqual(
      sumBy(within(daily, weeks), (row) => `${weekOf(String(row['date']))} ${itemOf(row)}`),
    );
    const monthly = await report(subject, { period: 'month', range: month });
    expect(sumBy(monthly.list, itemOf)).toEqual(sumBy(within(daily, month), itemOf));
    const custom = await report(subject, { period: 'custom', range: oddRange });
    expect(sumBy(custom.list, itemOf)).toEqual(sumBy(within(daily, oddRange), itemOf));
    for (const { list, summary } of [weekly, monthly, custom]) {
      expect(sumBy([summary], () => '')).toEqual(sumBy(list, () => ''));
      expectRatiosOfSums([...list, summary]);
    }
    expectRatiosOfSums(daily);
  }, 120_000);

  test('is the sum of its accounts if consolidated', async () => {
    for (const [period, range] of [
      ['weekly', weeks],
      ['custom', oddRange],
    ] as const) {
      const itemIn = (row: ReportRow) => textOf(row, ['reportDates', ...keys]);
      const apart = await report(subject, { period, range });
      const together = await report(subject, { period, range, reportType: consolidated });
      expect(sumBy(together.list, itemIn)).toEqual(sumBy(apart.list, itemIn));
      expect(together.summary['cost']).toBe(apart.summary['cost']);
      expectRatiosOfSums(together.list);
    }
  }, 120_000);
});

/** Sections whose rows add up to another section; search terms do not, because the provider lists only some of them. */
const splits = [
  {
    channel: 'search',
    whole: 'account',
    by: [],
    parts: [['campaign'], ['region'], ['timePeriod'], ['device']],
  },
  { channel: 'search', whole: 'campaign', by: ['campaignName'], parts: [['unit']] },
  {
    channel: 'search',
    whole: 'unit',
    by: ['campaignName', 'adgroupName'],
    parts: [['keyword'], ['designDaily']],
  },
  { channel: 'feed', whole: 'account', by: [], parts: [['campaign'], ['region'], ['timePeriod']] },
  { channel: 'feed', whole: 'campaign', by: ['campaignName'], parts: [['unit']] },
  {
    channel: 'feed',
    whole: 'unit',
    by: ['campaignName', 'adgroupName'],
    parts: [
      ['designDaily', 'programDesignDaily'],
      ['newInterest', 'intentionWord', 'crowd', 'automatic'],
    ],
  },
] as const satisfies readonly {
  channel: Channel;
  whole: Section;
  by: readonly string[];
  parts: readonly (readonly Section[])[];
}[];

describe.each(
  splits.flatMap(({ channel, whole, by, parts }) =>
    parts.map((sections) => ({ channel, whole, by, sections })),
  ),
)('$channel $sections together', ({ channel, whole, by, sections }) => {
  test(`sum to each ${whole} in every week`, async () => {
    const keyOf = (row: ReportRow) => textOf(row, ['reportDates', 'accountNo', ...by]);
    const wholes = await report({ channel, section: whole }, { period: 'weekly', range: weeks });
    const parts: ReportRow[] = [];
    for (const section of sections) {
      parts.push(...(await report({ channel, section }, { period: 'weekly', range: weeks })).list);
    }
    const isOfAll = ([key]: [string, unknown]) => key !== 'PcCost' && key !== 'mobileCost';
    const withoutDevices = wholes.list.map((row) => Object.fromEntries(Object.entries(row).filter(isOfAll)));
    expect(sumBy(parts, keyOf)).toEqual(sumBy(withoutDevices, keyOf));
  });
});

const levels = subjects.filter(({ channel, section }) => drillDownOf(channel, section));

describe.each(levels)('the level below a row of $channel $section', ({ channel, section }) => {
  test('has the values of the row, or less if its section lists only a part', async () => {
    const below = drillDownOf(channel, section);
    if (!below) throw new Error('no level below');
    const isWhole = finerSections(channel, section).includes(below.section);
    const identityOf = (row: ReportRow) => textOf(row, ['accountNo', ...below.by.map(dimensionDataKey)]);
    const { list } = await report({ channel, section }, { period: 'custom', range: oddRange });
    const rows = new Map(list.map((row) => [identityOf(row), row]));
    const step = Math.ceil(rows.size / 12);
    const costs: number[] = [];
    for (const [identity, row] of [...rows].filter((_, place) => place % step === 0)) {
      const { data } = await reports.list({
        channel,
        section: below.section,
        period: 'custom',
        accountIds: [accountIdOf.get(String(row['accountNo'])) ?? 0],
        query: { ...oddRange, ...drillDownFilters(below, row) },
        page: { limit: 10, offset: 0 },
        reader: { userId: '', accountIds: [] },
        language: 'en',
      });
      const [expected = {}] = Object.values(
        sumBy(
          list.filter((other) => identityOf(other) === identity),
          () => '',
        ),
      );
      const [actual = {}] = Object.values(sumBy([data.summary], () => ''));
      for (const [dataKey, sum] of Object.entries(actual)) {
        if (isWhole) expect(sum, `${identity} ${dataKey}`).toBe(expected[dataKey]);
        else expect(Number(sum), `${identity} ${dataKey}`).toBeLessThanOrEqual(Number(expected[dataKey]));
      }
      costs.push(Number(actual['cost']));
    }
    expect(Math.max(...costs)).toBeGreaterThan(0);
  }, 60_000);
});

test('search terms never exceed their keyword', async () => {
  const by = ['accountNo', 'campaignName', 'adgroupName', 'showWord'];
  const termsOf = async (section: Section) =>
    sumBy((await report({ channel: 'search', section }, { period: 'month', range: month })).list, (row) =>
      textOf(row, by),
    );
  const keywords = await termsOf('keyword');
  for (const [key, sums] of Object.entries(await termsOf('searchTerm'))) {
    for (const [dataKey, sum] of Object.entries(sums)) {
      expect(Number(sum), key).toBeLessThanOrEqual(Number(keywords[key]?.[dataKey]));
    }
  }
});

test('the cost by device is equal in the account and device reports', async () => {
  const { summary } = await report(
    { channel: 'search', section: 'account' },
    { period: 'weekly', range: weeks },
  );
  const devices = await report({ channel: 'search', section: 'device' }, { period: 'weekly', range: weeks });
  const costs = sumBy(devices.list, ({ device }) => String(device));
  expect(summary['PcCost']).toBe(costs['pc']?.['cost']);
  expect(summary['mobileCost']).toBe(costs['mobile']?.['cost']);
});

describe.each(channels)('the overview of %s', (channel) => {
  const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
  const before = { beginDate: '2026-11-02', endDate: '2026-11-08' };
  const request = () => ({ channel, accountIds, week });
  const account: Subject = { channel, section: 'account' };
  const valuesOf = (row: ReportRow, like: ReportRow) =>
    Object.fromEntries(Object.keys(like).map((key) => [key, row[key]]));

  test('equals the account report of its week, the previous week, and their days', async () => {
    const overview = await overviews.overview(request());
    for (const [expected, range] of [
      [overview.summary, week],
      [overview.previousSummary, before],
    ] as const) {
      const { summary, list } = await report(account, { period: 'weekly', range, reportType: consolidated });
      expect(expected).toEqual(valuesOf(summary, expected));
      expect(sumBy(list, () => '')).toEqual(sumBy([expected], () => ''));
    }
    const daily = await report(account, { period: 'daily', range: week, reportType: consolidated });
    const byDate = new Map(daily.list.map((row) => [row['date'], row]));
    expect(overview.days).toHaveLength(7);
    for (const { date, values, previous } of overview.days) {
      expect(values).toEqual(valuesOf(byDate.get(date) ?? {}, values ?? {}));
      expect(previous).not.toBeNull();
    }
    expect(overview.info).toMatchObject({ isComplete: true });
  });

  test('has regions, keywords, hours and, by channel, devices or ways of targeting', async () => {
    const { summary } = await overviews.overview(request());
    const whole = [
      overviews.regions(request()),
      ...(channel === 'search'
        ? [overviews.devices(request()), overviews.keywords(request())]
        : [overviews.direction(request())]),
    ];
    for (const list of await Promise.all(whole)) {
      expect(list.summary['cost']).toBe(summary['cost']);
      expect(list.items.length).toBeGreaterThan(1);
      expect(list.items.every(({ previous }) => previous !== null)).toBe(true);
      expectRatiosOfSums(list.items.map(({ values }) => values));
      const shares = list.items.reduce((sum, { share }) => sum + (share ?? 0), 0);
      if (list.totalCount === list.items.length) expect(shares).toBeCloseTo(1, 6);
      else expect(shares).toBeLessThan(1);
    }
    expect((await overviews.keywords(request())).items).toHaveLength(15);
    const { cells } = await overviews.hours(request());
    expect(cells).toHaveLength(7 * 24);
    expect(
      sumBy(
        cells.map(({ values }) => values),
        () => '',
      )['']?.['cost'],
    ).toBe(summary['cost']);
    if (channel === 'feed') {
      const { items } = await overviews.direction(request());
      expect(items.map(({ name }) => name).sort()).toEqual([
        'automatic',
        'crowd',
        'intentionWord',
        'newInterest',
      ]);
    }
  });
});
