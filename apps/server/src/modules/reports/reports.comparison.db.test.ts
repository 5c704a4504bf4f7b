import { isPairedRow, metrics, periods, type Period, type ReportRow } from '@meridian/api-client/contract';
import {
  addDays,
  addMonths,
  comparisonRange,
  counterpartShift,
  dayCount,
  endOfMonth,
  relativeBases,
  startOfMonth,
  startOfWeek,
  type DateRange,
} from '@meridian/date-range/core';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const range = (beginDate: string, endDate: string): DateRange => ({ beginDate, endDate });
const free = [
  range('2026-10-12', '2026-10-25'),
  range('2026-11-20', '2026-11-20'),
  // the previous year has a February 29, within the range and as its first day
  range('2025-02-25', '2025-03-03'),
  range('2024-02-26', '2024-03-02'),
  range('2024-02-29', '2024-03-02'),
];
const ranges: Record<Period, readonly DateRange[]> = {
  daily: free,
  weekly: [range('2026-10-26', '2026-11-15'), range('2026-01-05', '2026-01-11')],
  month: [range('2026-02-01', '2026-03-31'), range('2025-02-01', '2025-02-28')],
  custom: free,
};
/** A range that the period accepts; data is loaded up to 2026-11-20. */
function rangeFrom(period: Period, day: string, length: number): DateRange {
  const latest = { daily: '2026-11-20', weekly: '2026-11-15', month: '2026-11-30', custom: '2026-11-20' }[
    period
  ];
  const [begin, end] = [day, addDays(day, length)].map((each) => (each < latest ? each : latest));
  if (begin === undefined || end === undefined) throw new Error('no range');
  if (period === 'weekly') return range(startOfWeek(begin), addDays(startOfWeek(end), 6));
  return period === 'month' ? range(startOfMonth(begin), endOfMonth(end)) : range(begin, end);
}

const pickerType = { daily: 1, weekly: 2, month: 4, custom: 5 } as const;
const accountNames = ['Harbour Tea', 'Lantern Books'];
const ids = ['impression', 'click', 'cost', 'conversion'] as const;
const sums: readonly string[] = ids;

/** Few distinct values, so that many metrics are unchanged or change by exactly the percentage. */
const figures = fc.record({
  impression: fc.constantFrom(0, 100, 100, 400),
  click: fc.constantFrom(0, 5, 5, 7),
  cost: fc.constantFrom('0', '5.00', '5.00', '5.25', '7.00'),
  conversion: fc.constantFrom('0', '0.5', '1'),
});
const caseArbitrary = fc
  .record({
    period: fc.constantFrom('daily', ...periods),
    basis: fc.oneof(
      fc.constantFrom(...relativeBases),
      fc.record({ begin: fc.integer({ min: -60, max: 30 }), length: fc.nat(40) }),
    ),
    reportType: fc.constantFrom<(1 | 2)[]>(1, 2),
    rangeIndex: fc.nat(4),
    changedBy: fc.constantFrom(undefined, 0, 5, 40),
    changedKey: fc.constantFrom('cost', 'click', 'ctr', 'conversionCost'),
    facts: fc.array(
      fc.record({
        dayIndex: fc.nat(30),
        account: fc.nat(1),
        campaign: fc.nat(1),
        currency: fc.constantFrom('CNY', 'CNY', 'CNY', 'CNY', 'INR'),
        now: fc.option(figures, { freq: 4, nil: undefined }),
        before: fc.option(figures, { freq: 4, nil: undefined }),
      }),
      { maxLength: 24 },
    ),
  })
  .map(({ rangeIndex, ...rest }) => {
    const offered = ranges[rest.period];
    const selected = offered[rangeIndex % offered.length] ?? range('', '');
    const basis =
      typeof rest.basis === 'string'
        ? rest.basis
        : rangeFrom(rest.period, addDays(selected.beginDate, rest.basis.begin), rest.basis.length);
    const options = { type: pickerType[rest.period], range: selected, basis };
    return { ...rest, basis, options, query: selected, compared: comparisonRange(options) };
  });
type Case = ReturnType<(typeof caseArbitrary)['generate']>['value'];

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

const dayIn = (dates: DateRange, index: number) => addDays(dates.beginDate, index % dayCount(dates));

async function book({ facts, query, compared }: Case): Promise<string> {
  const accountIds: number[] = [];
  for (const [index, accountName] of accountNames.entries()) {
    const accountId = await workspace.addAccount({ accountName });
    accountIds.push(accountId);
    const byKey = new Map(
      facts
        .filter(({ account }) => account === index)
        .flatMap(({ dayIndex, campaign, currency, now, before }) => {
          const dims = { campaignName: `campaign ${campaign}` };
          return [
            { dates: query, own: now },
            { dates: compared, own: before },
          ].flatMap(({ dates, own }) => {
            const beginDate = dayIn(dates, dayIndex);
            const key = `${beginDate} ${campaign} ${currency}`;
            return own ? [[key, { dims, beginDate, currency, ...own }] as const] : [];
          });
        }),
    );
    await writeFacts(workspace.db, { accountId, channel: 'feed', section: 'campaign' }, [...byKey.values()]);
  }
  return workspace.signIn(accountIds);
}

async function everyPage(call: ReportCall) {
  const list: ReportRow[] = [];
  const previous: (ReportRow | null)[] = [];
  for (let number = 1; ; number += 1) {
    const report = await workspace.list({ ...call, page: { ...call.page, number, size: 10 } });
    list.push(...report.list);
    previous.push(...(report.comparison?.list ?? []));
    if (report.list.length < 10) return { ...report, list, previous };
  }
}

const periodOf = (row: ReportRow) => String(row['date'] ?? row['reportDates'] ?? '').slice(0, 10);

/** Period of the row with which a row of the previous period is compared. */
function counterpartOf(row: ReportRow, { period, options, query }: Case): string {
  if (period === 'custom') return '';
  const { unit, count } = counterpartShift(options);
  const newer =
    unit === 'day'
      ? addDays(periodOf(row), count)
      : addMonths(periodOf(row), unit === 'year' ? 12 * count : count);
  return newer < query.beginDate ? query.beginDate : newer;
}
const keyOf = (period: string, row: ReportRow, currencies: readonly string[]) =>
  [period, row['accountNo'] ?? '', row['campaignName'], row['currency'] ?? currencies[0] ?? ''].join('|');

const decimal = (value: ReportRow[string] | undefined) =>
  value === null || value === undefined ? null : new Decimal(value);
/** Cells as numbers, so that 0 and 0.00 are equal. */
const figuresOf = (row: ReportRow | undefined, keys: readonly string[]) =>
  row && Object.fromEntries(keys.map((key) => [key, decimal(row[key])?.toString() ?? null]));

interface Pair {
  now: ReportRow | undefined;
  before: ReportRow[];
}

/** Joins two reports row by row. */
function join(
  now: { list: ReportRow[]; currencies: string[] },
  before: { list: ReportRow[]; currencies: string[] },
  one: Case,
): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const row of now.list) pairs.set(keyOf(periodOf(row), row, now.currencies), { now: row, before: [] });
  for (const row of before.list) {
    const key = keyOf(counterpartOf(row, one), row, before.currencies);
    const pair = pairs.get(key) ?? { now: undefined, before: [] };
    pairs.set(key, { ...pair, before: [...pair.before, row] });
  }
  return pairs;
}

const total = (rows: readonly ReportRow[], key: string) =>
  rows.reduce((sum, row) => sum.plus(decimal(row[key]) ?? 0), new Decimal(0));
const ratio = (numerator: Decimal, denominator: Decimal) =>
  denominator.isZero() ? null : numerator.div(denominator).toDecimalPlaces(8);
const metricOf = (rows: readonly ReportRow[], key: string) => {
  if (key === 'ctr') return ratio(total(rows, 'click'), total(rows, 'impression'));
  if (key === 'conversionCost') return ratio(total(rows, 'cost'), total(rows, 'conversion'));
  return total(rows, key);
};

function isHidden({ now, before }: Pair, { changedBy, changedKey }: Case): boolean {
  if (changedBy === undefined || !now || before.length === 0) return false;
  const [value, previous] = [metricOf([now], changedKey), metricOf(before, changedKey)];
  if (value === null || previous === null) return value === previous;
  const change = value.minus(previous).abs();
  return change.isZero() || change.lt(previous.abs().times(changedBy).div(100));
}

test('a comparison joins two reports by period, account, item and currency', async () => {
  await fc.assert(
    fc.asyncProperty(caseArbitrary, async (one) => {
      const token = await book(one);
      const call = (dates: DateRange, compare?: ReportCall['query']['compare']): ReportCall => ({
        token,
        channel: 'feed',
        section: 'campaign',
        period: one.period,
        query: { ...dates, reportType: one.reportType, ...(compare && { compare }) },
      });
      const now = await everyPage(call(one.query));
      const before = await everyPage(call(one.compared));
      const { basis, changedBy, changedKey } = one;
      const both = await everyPage(
        call(one.query, { basis, changedKey, ...(changedBy !== undefined && { changedBy }) }),
      );

      const pairs = join(
        { list: now.list, currencies: now.info.currencies },
        { list: before.list, currencies: before.info.currencies },
        one,
      );
      const shown = new Map([...pairs].filter(([, pair]) => !isHidden(pair, one)));
      expect(both.list).toHaveLength(shown.size);
      expect(both.totalCount).toBe(shown.size);
      expect(both.comparison?.hiddenCount).toBe(pairs.size - shown.size);
      const currencies = [...new Set([...now.info.currencies, ...before.info.currencies])];
      both.list.forEach((row, index) => {
        const previous = both.previous[index] ?? undefined;
        const rowPeriod = periodOf(row) || (previous ? counterpartOf(previous, one) : '');
        const pair = shown.get(keyOf(rowPeriod, row, currencies));
        expect(pair).toBeDefined();
        const allKeys = Object.values(metrics)
          .map(({ dataKey }) => dataKey)
          .filter((key) => key in row);
        if (pair?.now) expect(figuresOf(row, allKeys)).toEqual(figuresOf(pair.now, allKeys));
        else {
          const isPaired = isPairedRow(row, one.period, both.comparison?.pairedUntil);
          if (!isPaired) expect(row['date'] ?? row['reportDates'] ?? null).toBeNull();
          const zeros = allKeys.map((key) => [key, isPaired && sums.includes(key) ? '0' : null]);
          expect(figuresOf(row, allKeys)).toEqual(Object.fromEntries(zeros));
        }
        expect(previous === undefined).toBe(pair?.before.length === 0);
        for (const key of previous ? sums : []) {
          expect(decimal(previous?.[key])?.toString()).toBe(total(pair?.before ?? [], key).toString());
        }
        if (pair?.before.length === 1) {
          expect(figuresOf(previous, allKeys)).toEqual(figuresOf(pair.before[0], allKeys));
          expect(previous && periodOf(previous)).toBe(pair.before[0] && periodOf(pair.before[0]));
        }
      });

      expect(both.summary).toEqual(expect.objectContaining(figureCells(now.summary)));
      if (currencies.length <= 1) {
        expect(both.comparison?.summary).toEqual(expect.objectContaining(figureCells(before.summary)));
      } else expect(both.comparison?.summary['cost']).toBeNull();
      const { beginDate, endDate, isComplete, missingDays, dataTime } = before.info;
      expect(both.comparison).toMatchObject({ beginDate, endDate, isComplete, missingDays, dataTime });
    }),
    { numRuns: propertyRuns(15) },
  );
});

/** Metric cells of a summary. */
function figureCells(summary: ReportRow): ReportRow {
  const keys = Object.values(metrics).map(({ dataKey }): string => dataKey);
  return Object.fromEntries(Object.entries(summary).filter(([key]) => keys.includes(key)));
}

test('a comparison can be ordered by the previous value and by the change; empty values last', async () => {
  const keys = ['cost', 'impression', 'ctr', 'conversionCost'];
  await fc.assert(
    fc.asyncProperty(
      caseArbitrary,
      fc.constantFrom(...keys),
      fc.constantFrom('previous', 'change'),
      fc.constantFrom('asc', 'desc'),
      async (one, key, part, direction) => {
        const token = await book(one);
        const { list, previous, comparison } = await everyPage({
          token,
          channel: 'feed',
          section: 'campaign',
          period: one.period,
          query: { ...one.query, compare: { basis: one.basis } },
          page: { sortCol: `${key}:${part} ${direction}` },
        });
        const values = list.map((row, index) => {
          const old = decimal(previous[index]?.[key]);
          if (part === 'previous') return old;
          const value = decimal(row[key]);
          const isPaired = isPairedRow(row, one.period, comparison?.pairedUntil);
          const from = sums.includes(key) && isPaired ? (old ?? new Decimal(0)) : old;
          return value && from && value.minus(from);
        });
        const sign = direction === 'asc' ? 1 : -1;
        const ordered = [...values].sort((a, b) =>
          a === null || b === null ? Number(a === null) - Number(b === null) : sign * a.comparedTo(b),
        );
        expect(values.map(String)).toEqual(ordered.map(String));
      },
    ),
    { numRuns: propertyRuns(10) },
  );
});
