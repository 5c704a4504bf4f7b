import { endpoints, type Channel, type ReportRow, type Section } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const fact = (beginDate: string, cost: string, more: Partial<TestFact> = {}): TestFact => ({
  impression: 100,
  click: 10,
  conversion: '1',
  beginDate,
  cost,
  ...more,
});

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

const write = (channel: Channel, section: Section, facts: TestFact[], account = accountId) =>
  writeFacts(workspace.db, { accountId: account, channel, section }, facts);
const prefix = '/marketing/api/v1';
type CallId =
  | 'searchWeeklyOverview'
  | 'feedWeeklyOverview'
  | 'weeklyDevices'
  | 'weeklyRegions'
  | 'weeklyKeywords'
  | 'weeklyDirection'
  | 'weeklyHours';
async function request<Id extends CallId>(
  id: Id,
  query: object = {},
): Promise<z.output<(typeof endpoints)[Id]['data']>> {
  const endpoint = endpoints[id];
  const path = endpoint.path.slice(prefix.length);
  const response = await workspace.post(path, token, { query: { ...week, ...query } });
  const { data } = z.object({ code: z.literal(200), data: z.unknown() }).parse(response);
  // parse boundary: the schema of the endpoint with this id
  return endpoint.data.parse(data) as never;
}
const costs = (items: { name: string; values: ReportRow; previous: ReportRow | null }[]) =>
  items.map(({ name, values, previous }) => [name, values['cost'], previous?.['cost'] ?? null]);

describe('a week compared with last year', () => {
  const lastYear = { basis: 'lastYear' };

  test('is the week 52 weeks before, from Monday to Sunday', async () => {
    const facts = [
      fact('2026-11-09', '5.00'),
      fact('2026-11-02', '4.00'),
      fact('2025-11-10', '3.00'),
      fact('2025-11-16', '2.00'),
      fact('2025-11-09', '99.00'),
    ];
    await write('search', 'account', facts);
    await write(
      'search',
      'region',
      facts.map((one) => ({ ...one, dims: { provinceName: '广东', cityName: '深圳' } })),
    );
    const data = await request('searchWeeklyOverview', lastYear);
    expect(data).toMatchObject({
      week,
      previousWeek: { beginDate: '2025-11-10', endDate: '2025-11-16' },
      summary: { cost: '5.00' },
      previousSummary: { cost: '5.00' },
    });
    expect(data.days.map(({ previous }) => previous?.['cost'])).toEqual([
      '3.00',
      ...Array.from({ length: 5 }, () => undefined),
      '2.00',
    ]);
    const { items } = await request('weeklyRegions', lastYear);
    expect(costs(items)).toEqual([['广东', '5.00', '5.00']]);
    expect(costs((await request('weeklyRegions')).items)).toEqual([['广东', '5.00', '4.00']]);
  });

  test('is the only other comparison', async () => {
    const path = endpoints.weeklyRegions.path.slice(prefix.length);
    const query = { ...week, basis: 'yesterday' };
    expect(await workspace.post(path, token, { query })).toMatchObject({ code: 400 });
  });
});

describe('the overview of a week', () => {
  test.each([
    ['search', 'searchWeeklyOverview'],
    ['feed', 'feedWeeklyOverview'],
  ] as const)('of %s compares it with the previous week, in total and by day', async (channel, id) => {
    await write(channel, 'account', [
      fact('2026-11-09', '5.00'),
      fact('2026-11-15', '6.50'),
      fact('2026-11-02', '4.00'),
      fact('2026-11-16', '99.00'),
    ]);
    const data = await request(id);
    expect(data).toMatchObject({
      week,
      previousWeek: { beginDate: '2026-11-02', endDate: '2026-11-08' },
      summary: { cost: '11.50', click: 20, cpc: '0.575' },
      previousSummary: { cost: '4.00' },
      currency: 'CNY',
      info: { ...week, missingDays: 5, isComplete: false },
    });
    expect(
      data.days.map(({ date, values, previous }) => [date, values?.['cost'], previous?.['cost']]),
    ).toEqual([
      ['2026-11-09', '5.00', '4.00'],
      ...['10', '11', '12', '13', '14'].map((day) => [`2026-11-${day}`, undefined, undefined]),
      ['2026-11-15', '6.50', undefined],
    ]);
    expect(data.days[1]).toMatchObject({ values: null, previous: null });
  });

  test('counts a week without days in the total, on no day, and lists it', async () => {
    await write('search', 'account', [fact(week.beginDate, '7.00', { endDate: week.endDate })]);
    const data = await request('searchWeeklyOverview');
    expect(data.summary['cost']).toBe('7.00');
    expect(data.days.every(({ values }) => values === null)).toBe(true);
    expect(data.info.omittedSpans).toEqual([{ ...week, fileName: null }]);
  });

  test('sums only the accounts of the user', async () => {
    const other = await workspace.addAccount();
    const foreign = await workspace.addAccount();
    for (const account of [accountId, other, foreign]) {
      await write('search', 'account', [fact('2026-11-10', '5.00')], account);
    }
    token = await workspace.signIn([accountId, other]);
    expect((await request('searchWeeklyOverview')).summary['cost']).toBe('10.00');
    expect((await request('searchWeeklyOverview', { accountId: other })).summary['cost']).toBe('5.00');
    const rejected = workspace.post('/weeklyOverview/search/statistics', token, {
      query: { ...week, accountId: foreign },
    });
    expect(await rejected).toMatchObject({ code: 403 });
  });

  test('never adds two currencies', async () => {
    await write('search', 'account', [
      fact('2026-11-09', '5.00'),
      fact('2026-11-10', '6.00', { currency: 'INR' }),
      fact('2026-11-03', '3.00'),
    ]);
    const data = await request('searchWeeklyOverview');
    expect(data.currency).toBeNull();
    expect(data.summary).toMatchObject({ cost: null, cpc: null, impression: 200 });
    expect(data.previousSummary).toMatchObject({ cost: null, impression: 100 });
    expect(data.days[0]?.values).toMatchObject({ cost: null, click: 10 });
  });

  test('without any data has no metrics', async () => {
    const data = await request('feedWeeklyOverview');
    expect(data.summary).toMatchObject({ cost: null, impression: null });
    expect(data).toMatchObject({ currency: 'CNY', info: { dataTime: null, missingDays: 7 } });
  });
});

describe('the parts of a week', () => {
  test('devices are sorted by cost, with their share and previous week', async () => {
    const device = (name: string) => ({ dims: { device: name } });
    await write('search', 'device', [
      fact('2026-11-09', '2.00', device('pc')),
      fact('2026-11-09', '4.00', device('mobile')),
      fact('2026-11-10', '2.00', device('mobile')),
      fact('2026-11-08', '1.00', device('pc')),
      fact('2026-11-08', '1.00', device('tablet')),
    ]);
    const { items, summary, totalCount } = await request('weeklyDevices');
    expect(costs(items)).toEqual([
      ['mobile', '6.00', null],
      ['pc', '2.00', '1.00'],
    ]);
    expect(items.map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(summary['cost']).toBe('8.00');
    expect(totalCount).toBe(2);
  });

  test.each(['search', 'feed'] as const)(
    'regions of %s are provinces, the first 15 of all',
    async (channel) => {
      await write(
        channel,
        'region',
        Array.from({ length: 17 }, (_, index) => [
          fact('2026-11-11', `${index + 1}.00`, { dims: { provinceName: `p${index}`, cityName: 'a' } }),
          fact('2026-11-11', '0.50', { dims: { provinceName: `p${index}`, cityName: 'b' } }),
        ]).flat(),
      );
      const { items, summary, totalCount } = await request('weeklyRegions', { channel });
      expect(items).toHaveLength(15);
      expect(items[0]).toMatchObject({ name: 'p16', values: { cost: '17.50', click: 20 }, previous: null });
      expect(totalCount).toBe(17);
      expect(summary['cost']).toBe('161.50');
    },
  );

  test.each([
    ['search', 'keyword', 'showWord'],
    ['feed', 'intentionWord', 'showWord'],
  ] as const)('keywords of %s are summed over campaigns and units', async (channel, section, key) => {
    const place = (campaignName: string, word: string) => ({ dims: { campaignName, [key]: word } });
    await write(channel, section, [
      fact('2026-11-11', '3.00', place('a', 'tea')),
      fact('2026-11-12', '3.00', place('b', 'tea')),
      fact('2026-11-12', '4.00', place('a', 'cup')),
    ]);
    expect(costs((await request('weeklyKeywords', { channel })).items)).toEqual([
      ['tea', '6.00', null],
      ['cup', '4.00', null],
    ]);
  });

  test('targeting is each section with a way of targeting', async () => {
    await write('feed', 'crowd', [fact('2026-11-11', '3.00', { dims: { crowdName: 'a' } })]);
    await write('feed', 'crowd', [fact('2026-11-12', '3.00', { dims: { crowdName: 'b' } })]);
    await write('feed', 'automatic', [
      fact('2026-11-11', '2.00', { dims: { autoTarget: 'a' } }),
      fact('2026-11-04', '1.00', { dims: { autoTarget: 'a' } }),
    ]);
    await write('feed', 'unit', [fact('2026-11-11', '99.00')]);
    const { items, summary } = await request('weeklyDirection');
    expect(costs(items)).toEqual([
      ['crowd', '6.00', null],
      ['automatic', '2.00', '1.00'],
    ]);
    expect(summary['cost']).toBe('8.00');
  });

  test('hours are sorted by weekday, whatever format the provider uses', async () => {
    await write('search', 'timePeriod', [
      fact('2026-11-15', '1.00', { dims: { hour: '9' } }),
      fact('2026-11-09', '2.00', { dims: { hour: '23' } }),
      fact('2026-11-09', '3.00', { dims: { hour: '09:00-10:00' } }),
      fact('2026-11-08', '9.00', { dims: { hour: '9' } }),
      fact('2026-11-10', '9.00', { dims: { hour: '' } }),
    ]);
    const { cells } = await request('weeklyHours');
    expect(cells.map(({ weekday, hour, values }) => [weekday, hour, values['cost']])).toEqual([
      [1, 9, '3.00'],
      [1, 23, '2.00'],
      [7, 9, '1.00'],
    ]);
  });

  test('have no amounts, and are sorted by impressions, if there are two currencies', async () => {
    await write('search', 'device', [
      fact('2026-11-09', '9.00', { dims: { device: 'pc' } }),
      fact('2026-11-09', '1.00', { dims: { device: 'mobile' }, currency: 'INR', impression: 300 }),
    ]);
    const { items, summary } = await request('weeklyDevices');
    expect(items.map(({ name, share }) => [name, share])).toEqual([
      ['mobile', null],
      ['pc', null],
    ]);
    expect(items[0]?.values).toMatchObject({ cost: null, impression: 300 });
    expect(summary).toMatchObject({ cost: null, impression: 400 });
  });
});

describe('anything but one finished week is rejected', () => {
  const paths = [
    '/weeklyOverview/search/statistics',
    '/weeklyOverview/info/statistics',
    '/weeklyDevices/statistics',
    '/weeklyRegion/statistics',
    '/weeklyKeywords/statistics',
    '/weeklyDirection/statistics',
    '/weeklyHour/statistics',
  ];
  test.each([
    {
      query: { beginDate: '2026-11-10', endDate: '2026-11-16' },
      fields: { 'query.beginDate': 'not_monday' },
    },
    { query: { beginDate: '2026-11-09', endDate: '2026-11-14' }, fields: { 'query.endDate': 'not_sunday' } },
    {
      query: { beginDate: '2026-11-02', endDate: '2026-11-15' },
      fields: { 'query.endDate': 'not_one_week' },
    },
    { query: { beginDate: '2026-11-16', endDate: '2026-11-22' }, fields: { 'query.endDate': 'future' } },
    { query: { beginDate: '2026-11-15', endDate: '2026-11-09' }, fields: { 'query.endDate': 'order' } },
    {
      query: { beginDate: '1926-11-15', endDate: '2026-11-15' },
      fields: { 'query.endDate': 'not_one_week' },
    },
    {
      query: { beginDate: '0100-01-04', endDate: '0100-01-10' },
      fields: { 'query.beginDate': 'invalid_date' },
    },
    { query: { beginDate: 'x', endDate: '2026-11-15' }, fields: { 'query.beginDate': 'invalid_date' } },
    { query: { beginDate: '', endDate: '' }, fields: { 'query.beginDate': 'empty' } },
    { query: { ...week, channel: 'print' }, fields: { 'query.channel': 'invalid' } },
    { query: { ...week, accountId: -1 }, fields: { 'query.accountId': 'invalid' } },
  ])('$query', async ({ query, fields }) => {
    for (const path of paths) {
      const response = await workspace.post(path, token, { query });
      const isOwnChannel = 'channel' in query && !path.includes('Region') && !/Keywords|Hour/.test(path);
      expect(response, path).toMatchObject(isOwnChannel ? { code: 400 } : { code: 400, fields });
    }
  });
});
