import {
  channels,
  metrics,
  periods,
  sectionsOf,
  type Period,
  type ReportRow,
} from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleDims, writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const measures = { impression: 100, click: 10, conversion: '1' };
const fact = (beginDate: string, cost: string, more: Partial<TestFact> = {}): TestFact => ({
  ...measures,
  beginDate,
  cost,
  ...more,
});
const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const metricCells = (row: ReportRow) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => metricKeys.has(key)));
const metricKeys = new Set<string>(Object.values(metrics).map(({ dataKey }) => dataKey));

let workspace: ReportWorkspace;
let accountId: number;
let token: string;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());
beforeEach(async () => {
  accountId = await workspace.addAccount();
  token = await workspace.signIn([accountId]);
});
const write = (facts: TestFact[]) =>
  writeFacts(workspace.db, { accountId, channel: 'search', section: 'campaign' }, facts);
const trend = (query: Parameters<ReportWorkspace['trend']>[0]['query'], period: Period = 'daily') =>
  workspace.trend({ token, section: 'campaign', period, query });
const costsOf = (points: readonly ({ values: Record<string, unknown> } | null)[]) =>
  points.map((point) => (point === null ? 'none' : point.values['cost']));

describe('the totals of a trend are those of the list', () => {
  const ranges: Record<Period, { beginDate: string; endDate: string }> = {
    daily: { beginDate: '2026-10-28', endDate: '2026-11-12' },
    weekly: { beginDate: '2026-10-26', endDate: '2026-11-15' },
    month: { beginDate: '2026-10-01', endDate: '2026-10-31' },
    custom: { beginDate: '2026-08-30', endDate: '2026-11-12' },
  };
  test.each(channels.flatMap((channel) => sectionsOf(channel).map((section) => ({ channel, section }))))(
    'in $channel $section',
    async ({ channel, section }) => {
      const days = ['2026-09-01', '2026-10-03', '2026-10-28', '2026-11-01', '2026-11-12'];
      await writeFacts(workspace.db, { accountId, channel, section }, [
        ...days.flatMap((beginDate, day) =>
          (section === 'account' ? [0] : [0, 1]).map((item) =>
            fact(beginDate, `${day}.33${item}7`, {
              dims: sampleDims({ channel, section }, item),
              click: day,
            }),
          ),
        ),
        fact('2026-11-02', '40.00', {
          endDate: '2026-11-08',
          dims: sampleDims({ channel, section }, 0),
        }),
      ]);
      for (const period of periods) {
        const call = { token, channel, section, period, query: ranges[period] };
        const compare = { basis: 'lastYear', changedBy: 10 } as const;
        const [list, alone, compared] = [
          await workspace.list({ ...call, query: { ...call.query, compare } }),
          await workspace.trend(call),
          await workspace.trend({ ...call, query: { ...call.query, compare } }),
        ];
        const totals = metricCells(list.summary);
        expect(alone.summary).toEqual(totals);
        expect(compared.summary).toEqual(totals);
        const { beginDate, endDate, missingDays, summary = {} } = list.comparison ?? {};
        expect(compared.comparison).toMatchObject({
          beginDate,
          endDate,
          missingDays,
          summary: metricCells(summary),
        });
        expect(alone.info).toMatchObject({ ...list.info, omittedSpans: expect.any(Array) as unknown });
      }
    },
  );
});

test('every step exists: values, zeros without traffic, nulls without data', async () => {
  await write([
    fact('2026-11-09', '5.00', { dims: { campaignName: 'spring' } }),
    fact('2026-11-10', '6.00', { dims: { campaignName: 'autumn' } }),
    fact('2026-11-12', '7.125', { dims: { campaignName: 'spring' } }),
  ]);
  const { grain, points } = await trend({ ...week, campaignName: ['spring'] });
  expect(grain).toBe('day');
  expect(
    points.map(({ beginDate, endDate, values }) => [beginDate, endDate, values['cost'], values['ctr']]),
  ).toEqual([
    ['2026-11-09', '2026-11-09', '5.00', '0.1'],
    ['2026-11-10', '2026-11-10', '0', null],
    ['2026-11-11', '2026-11-11', null, null],
    ['2026-11-12', '2026-11-12', '7.125', '0.1'],
    ...['13', '14', '15'].map((day) => [`2026-11-${day}`, `2026-11-${day}`, null, null]),
  ]);
});

test('conditions select rows, whose facts remain', async () => {
  await write([
    fact('2026-11-09', '5.00', { dims: { campaignName: 'spring' } }),
    fact('2026-11-09', '6.00', { dims: { campaignName: 'autumn' } }),
    fact('2026-11-10', '4.00', { dims: { campaignName: 'spring' } }),
    fact('2026-11-10', '1.00', { dims: { campaignName: 'autumn' } }),
    fact('2026-11-02', '3.00', { dims: { campaignName: 'spring' } }),
    fact('2026-11-02', '2.00', { dims: { campaignName: 'autumn' } }),
  ]);
  const where = [[{ column: 'cost', operator: 'gt' as const, values: ['7'] }]];
  const daily = await trend({ ...week, where });
  expect(daily.summary['cost']).toBeNull();
  const custom = await trend({ ...week, where }, 'custom');
  expect(custom.summary['cost']).toBe('9.00');
  expect(costsOf(custom.points).slice(0, 2)).toEqual(['5.00', '4.00']);
  expect(custom.comparison.summary['cost']).toBe('3.00');
});

test('a week without days is in the total, on no day, and listed', async () => {
  await write([fact(week.beginDate, '7.00', { endDate: week.endDate }), fact('2026-11-16', '1.00')]);
  const weekly = await trend(week, 'weekly');
  expect(weekly.summary['cost']).toBe('7.00');
  expect(new Set(costsOf(weekly.points))).toEqual(new Set([null]));
  expect(weekly.info).toMatchObject({ isComplete: true, omittedSpans: [{ ...week, fileName: null }] });

  const quarter = await trend({ beginDate: '2026-08-17', endDate: week.endDate }, 'weekly');
  expect(quarter.grain).toBe('week');
  expect(quarter.points.at(-1)).toMatchObject({ ...week, values: { cost: '7.00' } });
  expect(quarter.info.omittedSpans).toEqual([]);

  const daily = await trend(week, 'daily');
  expect(daily.summary['cost']).toBeNull();
  expect(daily.info.omittedSpans).toHaveLength(1);
});

describe('a trend is compared with', () => {
  beforeEach(() =>
    write([
      fact('2026-11-09', '5.00'),
      fact('2026-11-11', '6.00'),
      fact('2026-11-02', '3.00'),
      fact('2026-11-08', '4.00'),
      fact('2025-11-11', '1.00'),
      fact('2025-11-10', '2.00'),
    ]),
  );
  test('the previous period, whether or not the query compares', async () => {
    for (const query of [week, { ...week, compare: { basis: 'previous' } as const }]) {
      const { comparison } = await trend(query);
      expect(comparison).toMatchObject({
        beginDate: '2026-11-02',
        endDate: '2026-11-08',
        summary: { cost: '7.00' },
        missingDays: 5,
      });
      expect(costsOf(comparison.points)).toEqual(['3.00', null, null, null, null, null, '4.00']);
    }
  });

  test('the same one a year earlier: dates, or weeks', async () => {
    const compare = { basis: 'lastYear' } as const;
    const daily = await trend({ ...week, compare });
    expect(daily.comparison.points[2]).toMatchObject({ beginDate: '2025-11-11', values: { cost: '1.00' } });
    const weekly = await trend({ ...week, compare }, 'weekly');
    expect(weekly.comparison.points[0]).toMatchObject({ beginDate: '2025-11-10', values: { cost: '2.00' } });
  });

  test('a shorter month by day of the month', async () => {
    await write([fact('2026-02-28', '9.00')]);
    const { points, comparison } = await trend({ beginDate: '2026-03-01', endDate: '2026-03-31' }, 'month');
    expect(points).toHaveLength(31);
    expect(costsOf(comparison.points).slice(26)).toEqual([null, '9.00', 'none', 'none', 'none']);
  });
});

test('amounts in several currencies are null, and so are those in a currency that the other period lacks', async () => {
  await write([fact('2026-11-10', '5.00'), fact('2026-11-03', '6.00', { currency: 'INR' })]);
  const one = await trend(week);
  expect(one.currency).toBe('CNY');
  expect(one.summary).toMatchObject({ cost: '5.00' });
  expect(one.comparison.summary).toMatchObject({ cost: null, impression: 100 });
  expect(one.comparison.points[1]?.values).toMatchObject({ cost: null, impression: 100 });

  await write([fact('2026-11-11', '5.00', { currency: 'INR' })]);
  const two = await trend(week);
  expect(two.currency).toBeNull();
  expect(two.summary).toMatchObject({ cost: null, click: 20 });
  expect(two.points[1]?.values).toMatchObject({ cost: null, click: 10 });
});
