import type { Period } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const range = (beginDate: string, endDate: string) => ({ beginDate, endDate });

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

describe('a comparison', () => {
  const dims = { campaignName: 'spring' };
  const metrics = { impression: 100, click: 10, conversion: '1' };
  let accountId: number;
  let token: string;
  beforeEach(async () => {
    accountId = await workspace.addAccount({});
    token = await workspace.signIn([accountId]);
  });
  const write = (facts: TestFact[]) =>
    writeFacts(workspace.db, { accountId, channel: 'feed', section: 'campaign' }, facts);
  const call = (query: ReportCall['query'], sortCol?: string, period: Period = 'daily') =>
    workspace.call({
      token,
      channel: 'feed',
      section: 'campaign',
      period,
      query,
      ...(sortCol !== undefined && { page: { sortCol } }),
    });

  test.each([
    {
      title: 'sets both last days of February beside the last one of a shorter year',
      query: range('2025-02-27', '2025-03-01'),
      days: ['2025-02-28', '2024-02-28', '2024-02-29'],
      rows: [['2025-02-28', '5.00', '2024-02-28', '10.00']],
    },
    {
      title: 'leaves February 29 without a previous day when the 28th is in the range',
      query: range('2024-02-28', '2024-03-01'),
      days: ['2024-02-28', '2024-02-29', '2023-02-28'],
      rows: [
        ['2024-02-29', '5.00', null, null],
        ['2024-02-28', '5.00', '2023-02-28', '5.00'],
      ],
    },
    {
      title: 'sets February 28 beside the 29th that a range begins on',
      query: range('2024-02-29', '2024-03-01'),
      days: ['2024-02-29', '2023-02-28'],
      rows: [['2024-02-29', '5.00', '2023-02-28', '5.00']],
    },
  ])('$title', async ({ query, days, rows }) => {
    await write(days.map((beginDate) => ({ ...metrics, dims, beginDate, cost: '5.00' })));
    const { data } = await call({ ...query, compare: { basis: 'lastYear' } });
    const previous = data?.comparison?.list;
    expect(
      data?.list.map(({ date, cost }, index) => [
        date,
        cost,
        previous?.[index]?.['date'] ?? null,
        previous?.[index]?.['cost'] ?? null,
      ]),
    ).toEqual(rows);
  });

  test.each([
    { now: '5.25', before: '5.00', changedBy: 5, isShown: true },
    { now: '5.24', before: '5.00', changedBy: 5, isShown: false },
    { now: '4.75', before: '5.00', changedBy: 5, isShown: true },
    { now: '4.76', before: '5.00', changedBy: 5, isShown: false },
    { now: '5.00', before: '5.00', changedBy: 0, isShown: false },
    { now: '5.01', before: '5.00', changedBy: 0, isShown: true },
    { now: '0', before: '0', changedBy: 5, isShown: false },
    { now: '0.01', before: '0', changedBy: 1000, isShown: true },
    { now: '0', before: '5.00', changedBy: 100, isShown: true },
    { now: '5.00', before: null, changedBy: 1000, isShown: true },
    { now: null, before: '5.00', changedBy: 1000, isShown: true },
  ])(
    'by $changedBy percent of $before: $now is shown: $isShown',
    async ({ now, before, changedBy, isShown }) => {
      const facts = [
        { beginDate: '2026-11-12', cost: now },
        { beginDate: '2026-11-05', cost: before },
      ];
      await write(
        facts.flatMap(({ cost, ...fact }) => (cost === null ? [] : [{ ...metrics, dims, ...fact, cost }])),
      );
      const query = { beginDate: '2026-11-09', endDate: '2026-11-15' };
      const { data, page } = await call({ ...query, compare: { basis: 'previous', changedBy } });
      expect(page?.totalCount).toBe(isShown ? 1 : 0);
      expect(data?.comparison).toMatchObject({ hiddenCount: isShown ? 0 : 1 });
      expect(data?.summary['cost'] ?? null).toBe(now === '0' ? '0.00' : now);
    },
  );

  test('says which ratios have no value in either period: that is no change', async () => {
    const noClicks = { ...metrics, click: 0, conversion: '0', dims, cost: '5.00' };
    await write([
      { ...noClicks, beginDate: '2026-11-12' },
      { ...noClicks, beginDate: '2026-11-05' },
    ]);
    const query = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    const compare = { basis: 'previous', changedBy: 5, changedKey: 'cpc' } as const;
    expect((await call({ ...query, compare })).page?.totalCount).toBe(0);
  });

  test('filters both periods alike', async () => {
    await write(
      ['2026-11-12', '2026-11-05'].flatMap((beginDate) =>
        ['spring', 'autumn'].map((campaignName) => ({
          ...metrics,
          dims: { campaignName },
          beginDate,
          cost: '5.00',
        })),
      ),
    );
    const query = { ...range('2026-11-09', '2026-11-15'), campaignName: ['autumn'] };
    const { data, page } = await call({ ...query, compare: { basis: 'previous' } });
    expect(page?.totalCount).toBe(1);
    expect(data?.comparison?.summary['cost']).toBe('5.00');
  });

  test('never compares two currencies', async () => {
    await write([
      { ...metrics, dims, beginDate: '2026-11-12', cost: '5.00' },
      { ...metrics, dims, beginDate: '2026-11-05', cost: '7.00', currency: 'INR' },
    ]);
    const query = { ...range('2026-11-09', '2026-11-15'), compare: { basis: 'previous' } as const };
    const { data } = await call(query, undefined, 'weekly');
    expect(data?.list.map(({ currency, cost }) => [currency, cost])).toEqual([
      ['CNY', '5.00'],
      ['INR', '0'],
    ]);
    expect(data?.comparison?.list.map((row) => row?.['cost'] ?? null)).toEqual([null, '7.00']);
    expect(data?.summary).toMatchObject({ cost: '5.00', impression: 100 });
    expect(data?.comparison?.summary).toMatchObject({ cost: null, cpc: null, impression: 100 });
    expect(data?.titleInfos.find(({ dataKey }) => dataKey === 'cost')?.unitDesc).toBeUndefined();
  });

  test.each([
    { compare: undefined, sortCol: 'cost:change desc', fields: { 'page.sortCol': 'sort_not_offered' } },
    { compare: undefined, sortCol: 'cost:previous asc', fields: { 'page.sortCol': 'sort_not_offered' } },
    { compare: {}, sortCol: 'campaignName:change asc', fields: { 'page.sortCol': 'sort_not_offered' } },
    { compare: {}, sortCol: 'date:change asc', fields: { 'page.sortCol': 'sort_not_offered' } },
    { compare: { changedKey: 'nonsense' }, fields: { 'query.compare.changedKey': 'invalid' } },
    { compare: { changedKey: 'PcCost' }, fields: { 'query.compare.changedKey': 'invalid' } },
  ])('rejects $compare ordered by $sortCol', async ({ compare, sortCol, fields }) => {
    const query = range('2026-11-09', '2026-11-15');
    const response = await call(
      { ...query, ...(compare && { compare: { basis: 'previous', ...compare } }) },
      sortCol,
    );
    expect(response).toMatchObject({ code: 400, fields });
  });
});
