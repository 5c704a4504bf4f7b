import { reportFilterOptionsSchema } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const metrics = { impression: 100, click: 10, cost: '5.00', conversion: '1' };
const fact = (beginDate: string, more: Partial<TestFact> = {}): TestFact => ({
  ...metrics,
  beginDate,
  ...more,
});
const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const november = { beginDate: '2026-11-01', endDate: '2026-11-30' };

let workspace: ReportWorkspace;
let accountId: number;
let token: string;

beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());
beforeEach(async () => {
  accountId = await workspace.addAccount({ accountName: 'Harbour Tea' });
  token = await workspace.signIn([accountId]);
});

const write = (
  section: 'campaign' | 'searchTerm' | 'keyword' | 'timePeriod' | 'account' | 'device',
  facts: TestFact[],
) => writeFacts(workspace.db, { accountId, channel: 'search', section }, facts);
const list = (call: Omit<ReportCall, 'token'>) => workspace.list({ token, ...call });
const call = (one: Omit<ReportCall, 'token'>) => workspace.call({ token, ...one });

describe('a fact that covers a whole week', () => {
  const span = fact(week.beginDate, { endDate: week.endDate, dims: { searchTerm: 'green tea' } });
  beforeEach(() => write('searchTerm', [span]));

  test.each([
    { period: 'weekly', query: week },
    { period: 'weekly', query: { beginDate: '2026-11-02', endDate: '2026-11-15' } },
    { period: 'month', query: november },
    { period: 'custom', query: week },
    { period: 'custom', query: { beginDate: '2026-11-01', endDate: '2026-11-20' } },
  ] as const)('counts in a $period report that contains the week', async ({ period, query }) => {
    const { summary, info } = await list({ section: 'searchTerm', period, query });
    expect(summary).toMatchObject({ impression: 100, cost: '5.00' });
    expect(info.omittedSpans).toEqual([]);
  });

  test.each([
    { period: 'daily', query: week },
    { period: 'custom', query: { beginDate: '2026-11-10', endDate: '2026-11-15' } },
    { period: 'custom', query: { beginDate: '2026-11-09', endDate: '2026-11-14' } },
  ] as const)(
    'is omitted from a $period report that contains only a part of it, and listed',
    async ({ period, query }) => {
      const { totalCount, info } = await list({ section: 'searchTerm', period, query });
      expect(totalCount).toBe(0);
      expect(info.omittedSpans).toEqual([{ ...week, fileName: null }]);
      expect(info.isComplete).toBe(false);
    },
  );

  test('is omitted from months if it lies in two', async () => {
    await write('campaign', [fact('2026-09-28', { endDate: '2026-10-04' })]);
    const query = { beginDate: '2026-09-01', endDate: '2026-10-31' };
    const { totalCount, info } = await list({ section: 'campaign', period: 'month', query });
    expect(totalCount).toBe(0);
    expect(info.omittedSpans).toHaveLength(1);
  });

  test('is omitted from weeks if it is longer than one', async () => {
    await write('campaign', [fact('2026-11-02', { endDate: '2026-11-15' })]);
    const query = { beginDate: '2026-11-02', endDate: '2026-11-15' };
    expect((await list({ section: 'campaign', period: 'weekly', query })).totalCount).toBe(0);
    expect((await list({ section: 'campaign', period: 'custom', query })).totalCount).toBe(1);
  });
});

describe('money', () => {
  const query = week;
  const dims = { campaignName: 'spring' };

  test('in two currencies has separate rows and is never totalled', async () => {
    await write('campaign', [
      fact('2026-11-09', { dims }),
      fact('2026-11-09', { dims, currency: 'INR', cost: '7.10' }),
    ]);
    const {
      list: rows,
      summary,
      titleInfos,
      info,
    } = await list({ section: 'campaign', period: 'custom', query });
    expect(rows.map(({ currency, cost }) => [currency, cost])).toEqual([
      ['INR', '7.10'],
      ['CNY', '5.00'],
    ]);
    expect(summary).toMatchObject({
      impression: 200,
      ctr: '0.1',
      cost: null,
      cpc: null,
      cpm: null,
      conversionCost: null,
    });
    expect(info.currencies).toEqual(['CNY', 'INR']);
    expect(titleInfos.filter(({ unitDesc }) => unitDesc !== undefined)).toEqual([]);
  });

  test.each([
    { currency: 'CNY', sign: '￥' },
    { currency: 'INR', sign: '₹' },
    { currency: 'TWD', sign: '$' },
  ])('in $currency is named only in the titles of amounts', async ({ currency, sign }) => {
    await write('campaign', [fact('2026-11-09', { dims, currency })]);
    const { titleInfos } = await list({ section: 'campaign', period: 'daily', query });
    const named = titleInfos.filter(({ unitDesc }) => unitDesc === sign).map(({ dataKey }) => dataKey);
    expect(named).toEqual(['cost', 'cpc', 'cpm', 'conversionCost']);
    expect(titleInfos.some(({ dataKey }) => dataKey === 'currency')).toBe(false);
  });

  test('of an empty report is that of the account', async () => {
    const { titleInfos, summary } = await list({ section: 'campaign', period: 'daily', query });
    expect(titleInfos.find(({ dataKey }) => dataKey === 'cost')?.unitDesc).toBe('￥');
    expect(summary).toMatchObject({ impression: null, cost: null });
  });

  test('has every decimal in a row and is rounded once, in the total', async () => {
    await write('campaign', [
      fact('2026-11-09', { cost: '0.00400000000001' }),
      fact('2026-11-10', { cost: '12345678901234567.891' }),
    ]);
    const { list: rows, summary } = await list({ section: 'campaign', period: 'daily', query });
    expect(rows.map(({ cost }) => cost)).toEqual(['12345678901234567.891', '0.00400000000001']);
    expect(summary['cost']).toBe('12345678901234567.90');
  });
});

describe('metrics', () => {
  test('without a denominator have no ratio', async () => {
    await write('campaign', [fact('2026-11-09', { impression: 0, click: 0, conversion: '0' })]);
    const { list: rows } = await list({ section: 'campaign', period: 'daily', query: week });
    expect(rows[0]).toMatchObject({
      ctr: null,
      cpc: null,
      cpm: null,
      conversionCost: null,
      conversionRate: null,
    });
  });

  test('beyond the exact range of numbers are texts', async () => {
    await write('campaign', [
      fact('2026-11-09', { impression: Number.MAX_SAFE_INTEGER }),
      fact('2026-11-10', { impression: Number.MAX_SAFE_INTEGER }),
    ]);
    const { list: rows, summary } = await list({ section: 'campaign', period: 'daily', query: week });
    expect(rows[0]?.['impression']).toBe(Number.MAX_SAFE_INTEGER);
    expect(summary['impression']).toBe('18014398509481982');
  });

  test('of computers and phones are null if unknown', async () => {
    await write('account', [fact('2026-11-09'), fact('2026-11-10', { pcCost: '1.50', mobileCost: '3.50' })]);
    const { list: rows, summary } = await list({ section: 'account', period: 'daily', query: week });
    expect(rows.map(({ PcCost }) => PcCost)).toEqual(['1.50', null]);
    expect(summary).toMatchObject({ PcCost: '1.50', mobileCost: '3.50' });
  });
});

test('hours are sorted by number below the newest day, weekdays only if a row is a day', async () => {
  const hours = ['10', '2', '0'];
  await write(
    'timePeriod',
    ['2026-11-09', '2026-11-15'].flatMap((day) => hours.map((hour) => fact(day, { dims: { hour } }))),
  );
  const daily = await list({ section: 'timePeriod', period: 'daily', query: week });
  expect(daily.list.map(({ week: weekday, hour }) => `${weekday} ${hour}`)).toEqual([
    '7 0',
    '7 2',
    '7 10',
    '1 0',
    '1 2',
    '1 10',
  ]);
  const weekly = await list({ section: 'timePeriod', period: 'weekly', query: week });
  expect(weekly.list.map(({ hour }) => hour)).toEqual(['0', '2', '10']);
});

describe('several accounts', () => {
  let other: number;
  beforeEach(async () => {
    other = await workspace.addAccount({ accountNo: `no ${accountId}`, accountName: 'Lantern Books' });
    token = await workspace.signIn([accountId, other]);
    const dims = { campaignName: 'spring' };
    await write('campaign', [fact('2026-11-09', { dims })]);
    await write('account', [fact('2026-11-09')]);
    await writeFacts(workspace.db, { accountId: other, channel: 'search', section: 'campaign' }, [
      fact('2026-11-09', { dims, cost: '9.00' }),
    ]);
    await writeFacts(workspace.db, { accountId: other, channel: 'search', section: 'account' }, [
      fact('2026-11-09'),
    ]);
  });

  test('have separate rows with their names', async () => {
    const { list: rows } = await list({ section: 'campaign', period: 'daily', query: week });
    expect(rows).toMatchObject([
      { accountNo: `no ${accountId}`, accountName: 'Lantern Books', cost: '9.00' },
      { accountName: 'Harbour Tea', cost: '5.00' },
    ]);
  });

  test('are summed by item when consolidated, without account columns', async () => {
    const query = { ...week, reportType: 1 as const };
    const campaigns = await list({ section: 'campaign', period: 'daily', query });
    expect(campaigns.list).toMatchObject([{ campaignName: 'spring', cost: '14.00' }]);
    const accounts = await list({ section: 'account', period: 'weekly', query });
    expect(accounts.list).toMatchObject([{ cost: '10.00' }]);
    for (const { titleInfos } of [campaigns, accounts]) {
      expect(titleInfos.map(({ dataKey }) => dataKey)).not.toContain('accountName');
    }
  });

  test('are found by number or name if these are shown', async () => {
    const found = async (text: string) =>
      (await list({ section: 'campaign', period: 'daily', query: { ...week, text } })).totalCount;
    expect(await found('LANTERN')).toBe(1);
    expect(await found(`no ${accountId}`)).toBe(1);
    expect(await found('spring')).toBe(2);
  });

  test('can be reduced to the selected one', async () => {
    const { list: rows } = await list({
      section: 'campaign',
      period: 'daily',
      query: { ...week, accountId: other },
    });
    expect(rows).toMatchObject([{ cost: '9.00' }]);
    expect(rows[0]).not.toHaveProperty('accountName');
  });

  test('are rejected for users without access', async () => {
    token = await workspace.signIn([accountId]);
    const query = { ...week, accountId: other };
    expect(await call({ section: 'campaign', period: 'daily', query })).toMatchObject({ code: 403 });
    const body = { query: { accountId: other } };
    expect(await workspace.post('/seachReport/campaign/filterOptions', token, body)).toMatchObject({
      code: 403,
    });
  });
});

describe('filters', () => {
  const names = ['50% off', '50 off', 'a_b', 'aXb', String.raw`back\slash`, "it's"];
  beforeEach(() =>
    write(
      'keyword',
      names.map((showWord, index) =>
        fact('2026-11-09', {
          dims: { showWord, campaignName: `c${index % 2}`, adgroupName: `g${index % 3}` },
        }),
      ),
    ),
  );
  const words = async (query: object) => {
    const { list: rows } = await list({ section: 'keyword', period: 'daily', query: { ...week, ...query } });
    return rows.map(({ showWord }) => showWord).sort();
  };

  test.each([
    { text: '50% ', found: ['50% off'] },
    { text: 'A_B', found: ['a_b'] },
    { text: String.raw`k\s`, found: [String.raw`back\slash`] },
    { text: "t's", found: ["it's"] },
    { text: "' OR 1=1 --", found: [] },
    { text: "%'; DROP TABLE facts; --", found: [] },
    { text: '  off ', found: ['50 off', '50% off'] },
  ])('find $text literally', async ({ text, found }) => {
    expect(await words({ text })).toEqual(found);
  });

  test('can be combined', async () => {
    expect(await words({ campaignName: ['c0'] })).toHaveLength(3);
    expect(await words({ campaignName: ['c0', 'c1'], adgroupName: ['g0'] })).toEqual(['50% off', 'aXb']);
    expect(await words({ campaignName: ["c0' OR ''='"] })).toEqual([]);
  });

  test.each([
    ['contains', ['50% '], ['50% off']],
    ['contains', ['A_B'], ['a_b']],
    ['contains', [String.raw`k\s`], [String.raw`back\slash`]],
    ['contains', ["%'; DROP TABLE facts; --"], []],
    ['notContains', ['a'], ['50 off', '50% off', "it's"]],
    ['in', ["it's", 'a_b', 'A_B'], ['a_b', "it's"]],
    ['notIn', ["it's", 'a_b'], ['50 off', '50% off', 'aXb', String.raw`back\slash`]],
    ['empty', [], []],
  ])('find keywords with a condition literally: %s %j', async (operator, values, found) => {
    expect(await words({ where: [[{ column: 'showWord', operator, values }]] })).toEqual(found);
  });

  test('are offered with existing values', async () => {
    const body = { query: { accountId } };
    expect(await workspace.post('/seachReport/keyword/filterOptions', token, body)).toMatchObject({
      data: {
        campaignName: [{ value: 'c0' }, { value: 'c1' }],
        adgroupName: expect.arrayContaining([{ value: 'g2', parent: 'c0' }]) as unknown,
        device: [],
      },
    });
  });

  test('are offered up to 500 values; a search finds the others', async () => {
    const dims = Array.from({ length: 600 }, (_, index) => ({
      showWord: `w${index}`,
      campaignName: `many ${String(index).padStart(3, '0')}`,
      adgroupName: `unit ${index % 3}`,
    }));
    const long = { showWord: 'long', campaignName: 'x'.repeat(201), adgroupName: 'unit' };
    await write(
      'keyword',
      [...dims, long].map((each) => fact('2026-11-10', { dims: each })),
    );
    const optionsOf = async (search?: object) => {
      const body = { query: { accountId, search } };
      const response = await workspace.post('/seachReport/keyword/filterOptions', token, body);
      return z.object({ data: reportFilterOptionsSchema }).parse(response).data;
    };
    const first = await optionsOf();
    expect(first.campaignName).toHaveLength(500);
    expect(first.more).toEqual(['campaignName', 'adgroupName']);
    const found = await optionsOf({ filter: 'campaignName', text: 'MANY 59' });
    expect(found.campaignName.map(({ value }) => value)).toEqual(
      Array.from({ length: 10 }, (_, index) => `many 59${index}`),
    );
    expect(found.more).toEqual([]);
    const ofParents = await optionsOf({ filter: 'adgroupName', parents: ['many 000', 'many 001'] });
    expect(ofParents.adgroupName).toEqual([
      { value: 'unit 0', parent: 'many 000' },
      { value: 'unit 1', parent: 'many 001' },
    ]);
    expect((await optionsOf({ filter: 'campaignName', text: 'xxx' })).campaignName).toEqual([]);
  });

  test('that the section lacks are rejected', async () => {
    expect(
      await call({ section: 'keyword', period: 'daily', query: { ...week, device: ['1'] } }),
    ).toMatchObject({
      code: 400,
      fields: { 'query.device': 'invalid' },
    });
  });
});

describe('a request is rejected', () => {
  test.each(['nonsense asc', 'showWord asc', 'currency desc', 'constructor asc'])(
    'when sorted by %s',
    async (sortCol) => {
      const response = await call({ section: 'keyword', period: 'daily', query: week, page: { sortCol } });
      expect(response).toMatchObject({ code: 400, fields: { 'page.sortCol': 'sort_not_offered' } });
    },
  );

  test.each(['cost desc; DROP TABLE facts', 'cost', 'cost DESC', "cost desc'"])(
    'when sorted by %s',
    async (sortCol) => {
      const response = await call({ section: 'keyword', period: 'daily', query: week, page: { sortCol } });
      expect(response.code).toBe(400);
    },
  );

  test.each([
    { period: 'daily', beginDate: '2026-11-15', endDate: '2026-11-21', field: 'endDate', key: 'future' },
    {
      period: 'daily',
      beginDate: '2016-11-01',
      endDate: '2026-11-16',
      field: 'endDate',
      key: 'period_too_long',
    },
    {
      period: 'custom',
      beginDate: '1926-11-01',
      endDate: '2026-11-16',
      field: 'endDate',
      key: 'period_too_long',
    },
    {
      period: 'month',
      beginDate: '2016-10-01',
      endDate: '2026-10-31',
      field: 'endDate',
      key: 'period_too_long',
    },
    { period: 'daily', beginDate: '2026-11-15', endDate: '2026-11-09', field: 'endDate', key: 'order' },
    {
      period: 'daily',
      beginDate: '2026-02-30',
      endDate: '2026-11-09',
      field: 'beginDate',
      key: 'invalid_date',
    },
    {
      period: 'custom',
      beginDate: '2026-11-09',
      endDate: "2026-11-15'",
      field: 'endDate',
      key: 'invalid_date',
    },
    { period: 'custom', beginDate: '', endDate: '2026-11-15', field: 'beginDate', key: 'empty' },
    {
      period: 'weekly',
      beginDate: '2026-11-10',
      endDate: '2026-11-15',
      field: 'beginDate',
      key: 'not_monday',
    },
    { period: 'weekly', beginDate: '2026-11-09', endDate: '2026-11-14', field: 'endDate', key: 'not_sunday' },
    { period: 'weekly', beginDate: '2026-11-16', endDate: '2026-11-22', field: 'endDate', key: 'future' },
    {
      period: 'month',
      beginDate: '2026-10-02',
      endDate: '2026-10-31',
      field: 'beginDate',
      key: 'not_month_start',
    },
    {
      period: 'month',
      beginDate: '2026-10-01',
      endDate: '2026-10-30',
      field: 'endDate',
      key: 'not_month_end',
    },
    { period: 'month', beginDate: '2026-12-01', endDate: '2026-12-31', field: 'endDate', key: 'future' },
  ] as const)(
    'for $period $beginDate to $endDate: $key',
    async ({ period, beginDate, endDate, field, key }) => {
      const response = await call({ section: 'keyword', period, query: { beginDate, endDate } });
      expect(response).toMatchObject({ code: 400, fields: { [`query.${field}`]: key } });
    },
  );
});

test('a user without accounts has an empty report', async () => {
  token = await workspace.signIn([]);
  const { totalCount, info } = await list({ section: 'keyword', period: 'weekly', query: week });
  expect(totalCount).toBe(0);
  expect(info).toMatchObject({ dataTime: null, latestDate: null, missingDays: 7, isComplete: false });
});

describe('a condition of a number', () => {
  beforeEach(() =>
    write(
      'campaign',
      ['4.99', '5.00', '5.01'].map((cost) => fact(week.beginDate, { cost, dims: { campaignName: cost } })),
    ),
  );

  test.each([
    ['cost', 'gt', ['5'], ['5.01']],
    ['cost', 'gte', ['5.00'], ['5.01', '5.00']],
    ['cost', 'lt', ['5'], ['4.99']],
    ['cost', 'lte', ['5'], ['5.00', '4.99']],
    ['cost', 'eq', ['5'], ['5.00']],
    ['cost', 'between', ['4.99', '5'], ['5.00', '4.99']],
    ['ctr', 'gt', ['10'], []],
    ['ctr', 'gte', ['10'], ['5.01', '5.00', '4.99']],
  ] as const)('of %s knows its limits: %s %j', async (column, operator, values, costs) => {
    const where = [[{ column, operator, values: [...values] }]];
    const report = await list({ section: 'campaign', period: 'custom', query: { ...week, where } });
    expect(report.list.map(({ cost }) => cost)).toEqual(costs);
  });
});
