import type { ReportWhere } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };

let workspace: ReportWorkspace;
let own: number;
let foreign: number;
let token: string;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
  own = await workspace.addAccount();
  foreign = await workspace.addAccount();
  for (const [accountId, campaignName] of [
    [own, 'spring'],
    [foreign, 'secret'],
  ] as const) {
    await writeFacts(workspace.db, { accountId, channel: 'feed', section: 'campaign' }, [
      {
        beginDate: '2026-11-10',
        impression: 1,
        click: 1,
        cost: '1.00',
        conversion: '0',
        dims: { campaignName },
      },
    ]);
  }
  token = await workspace.signIn([own]);
});
afterAll(() => workspace.close());

const request = (call: 'list' | 'trend', body: object, period = 'daily') =>
  workspace.post(`/infoReport/campaign/${period}/${call}`, token, body);

describe.each(['list', 'trend'] as const)('a %s is rejected', (call) => {
  test.each([
    { period: 'daily', dates: ['2026-11-15', '2026-11-09'], field: 'endDate', key: 'order' },
    { period: 'weekly', dates: ['2026-11-09', '2026-11-14'], field: 'endDate', key: 'not_sunday' },
    { period: 'weekly', dates: ['2026-11-10', '2026-11-15'], field: 'beginDate', key: 'not_monday' },
    { period: 'month', dates: ['2026-10-01', '2026-10-30'], field: 'endDate', key: 'not_month_end' },
    { period: 'daily', dates: ['2026-11-20', '2026-11-21'], field: 'endDate', key: 'future' },
    { period: 'custom', dates: ['2026-11-20', '9999-12-31'], field: 'endDate', key: 'future' },
    { period: 'custom', dates: ['1926-11-20', '2026-11-20'], field: 'endDate', key: 'period_too_long' },
    { period: 'custom', dates: ['0100-01-01', '0100-01-02'], field: 'beginDate', key: 'invalid_date' },
    { period: 'custom', dates: ['0000-00-00', '2026-11-20'], field: 'beginDate', key: 'invalid_date' },
  ])('for $period $dates: $key', async ({ period, dates: [beginDate, endDate], field, key }) => {
    for (const compare of [undefined, { basis: 'previous' }, { basis: 'lastYear' }]) {
      const response = await request(call, { query: { beginDate, endDate, compare } }, period);
      expect(response).toMatchObject({ code: 400, fields: { [`query.${field}`]: key } });
    }
  });

  test.each([
    { compare: { basis: 'tomorrow' } },
    { compare: { basis: 'previous', changedBy: -1 } },
    { compare: { basis: 'previous', changedBy: 'many' } },
    { compare: { basis: 'previous', changedKey: 'toString' } },
    { compare: {} },
    { compare: { basis: { beginDate: '2026-11-20', endDate: '2026-11-01' } } },
    { compare: { basis: { beginDate: '2026-02-01', endDate: '2026-02-30' } } },
    { compare: { basis: { beginDate: '2026-11-01', endDate: '2026-11-21' } } },
    { compare: { basis: { beginDate: '2006-01-01', endDate: '2026-11-01' } } },
    { reportType: 3 },
    { matchType: ['exact'] },
    { provinceName: ['Tea Province'] },
    { campaignName: 'spring' },
    // an earlier name of a filter, which would not filter the rows
    { campaignNames: ['spring'] },
    { accountIds: [0] },
    { accountIds: ['1'] },
    { beginDate: 20261109 },
  ])('for %o', async (more) => {
    expect(await request(call, { query: { ...week, ...more } })).toMatchObject({ code: 400 });
  });

  test('for an account without access, alone or among others', async () => {
    for (const query of [{ accountId: foreign }, { accountIds: [own, foreign] }, { accountIds: [foreign] }]) {
      expect(await request(call, { query: { ...week, ...query } })).toMatchObject({ code: 403 });
    }
  });
});

test('no filter finds a campaign of an account without access', async () => {
  const query = { ...week, campaignName: ['secret'], accountIds: [own] };
  expect(await request('list', { query })).toMatchObject({
    code: 200,
    data: { list: [], summary: { cost: null } },
    page: { totalCount: 0 },
  });
  expect(await request('trend', { query })).toMatchObject({ code: 200, data: { summary: { cost: null } } });
  const options = await workspace.post('/infoReport/campaign/filterOptions', token, { query: {} });
  expect(options).toMatchObject({ data: { campaignName: [{ value: 'spring' }] } });
});

test.each([
  { page: { number: 0 } },
  { page: { number: 1.5 } },
  { page: { size: 7 } },
  { page: { size: 100_000 } },
  { page: { sortCol: 'cost:change desc' } },
  { page: { sortCol: 'cost:delta desc' } },
  { page: { sortCol: 'nonsense:change desc' } },
  { page: { sortCol: 'PcCost asc' } },
])('a list is rejected for %o', async ({ page }) => {
  expect(await request('list', { page, query: week })).toMatchObject({ code: 400 });
});

test('the statistics of a week are rejected for an account without access', async () => {
  for (const query of [{ accountId: foreign }, { accountIds: [foreign] }]) {
    for (const name of ['weeklyOverview/info', 'weeklyDirection', 'weeklyHour']) {
      const response = workspace.post(`/${name}/statistics`, token, { query: { ...week, ...query } });
      expect(await response).toMatchObject({ code: 403 });
    }
  }
});

test.each([
  ['timePeriod', 'hour'],
  ['device', 'device'],
  ['region', 'provinceName'],
  ['account', 'accountName'],
  ['keyword', 'campaignName'],
] as const)('%s cannot be filtered by new %s', async (section, column) => {
  const where: ReportWhere = [[{ column, operator: 'new', values: [] }]];
  const response = await workspace.call({ token, section, period: 'daily', query: { ...week, where } });
  expect(response).toMatchObject({ code: 400, fields: { 'query.where.0.0': 'condition_operator' } });
});
