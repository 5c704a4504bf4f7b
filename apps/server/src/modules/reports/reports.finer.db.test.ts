import { endpoints, type ReportQuery, type Section } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const days = { beginDate: '2026-11-09', endDate: '2026-11-10' };
const keyword = (
  showWord: string,
  [campaignName, adgroupName]: readonly [string, string],
  more: Partial<TestFact> = {},
): TestFact => ({
  dims: { showWord, campaignName, adgroupName, matchType: 'exact' },
  beginDate: '2026-11-09',
  impression: 100,
  click: 10,
  cost: '5.05',
  conversion: '1',
  ...more,
});
const green = ['Tea', 'Green'] as const;
const keywords = [
  keyword('sencha', green),
  keyword('matcha', green, { impression: 50, click: 4, cost: '2.125', conversion: '0' }),
  keyword('assam', ['Tea', 'Black'], { impression: 30, click: 2, cost: '1' }),
  keyword('mug', ['Ware', 'Cups'], { impression: 7, click: 1, cost: '0.4', conversion: '0' }),
  keyword('sencha', green, { beginDate: '2026-11-10', impression: 20, click: 3, cost: '0.875' }),
];

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

const write = (section: Section, facts: readonly TestFact[], account = accountId) =>
  writeFacts(workspace.db, { accountId: account, channel: 'search', section }, facts);
const list = (section: Section, query: Partial<ReportQuery> = {}, period: 'daily' | 'custom' = 'daily') =>
  workspace.list({ token, section, period, query: { ...days, ...query } });

describe('with keywords only, the sum of keywords', () => {
  beforeEach(() => write('keyword', keywords));

  test('is the campaign report', async () => {
    const { list: rows, summary, info, totalCount } = await list('campaign', { from: 'keyword' });
    expect(totalCount).toBe(3);
    expect(rows).toMatchObject([
      {
        date: '2026-11-10',
        campaignName: 'Tea',
        campaignStatus: null,
        impression: 20,
        click: 3,
        cost: '0.875',
      },
      {
        date: '2026-11-09',
        campaignName: 'Tea',
        impression: 180,
        click: 16,
        cost: '8.175',
        conversion: '2',
        ctr: '0.08888889',
        cpc: '0.5109375',
      },
      { date: '2026-11-09', campaignName: 'Ware', impression: 7, click: 1, cost: '0.4', conversion: '0' },
    ]);
    expect(summary).toMatchObject({ impression: 207, click: 20, cost: '9.45', conversion: '3' });
    expect(info).toMatchObject({
      from: 'keyword',
      missingDays: 0,
      isComplete: true,
      latestDate: '2026-11-10',
      dataTime: '2026-11-20T01:12:00.000Z',
    });
  });

  test('is the unit report, filtered by its names', async () => {
    const rows = async (query: Partial<ReportQuery>) =>
      (await list('unit', { from: 'keyword', ...query }, 'custom')).list.map((row) => [
        row['campaignName'],
        row['adgroupName'],
        row['cost'],
      ]);
    expect(await rows({})).toEqual([
      ['Tea', 'Green', '8.050'],
      ['Tea', 'Black', '1'],
      ['Ware', 'Cups', '0.4'],
    ]);
    expect(await rows({ adgroupName: ['Black'] })).toEqual([['Tea', 'Black', '1']]);
    expect(await rows({ text: 'cup' })).toEqual([['Ware', 'Cups', '0.4']]);
  });

  test('is the account report without the values that keywords lack', async () => {
    const { list: rows } = await list('account', { from: 'keyword' }, 'custom');
    expect(rows).toMatchObject([
      {
        accountName: 'Harbour Tea',
        impression: 207,
        click: 20,
        cost: '9.450',
        PcCost: null,
        mobileCost: null,
      },
    ]);
  });

  test('is compared with sums of keywords', async () => {
    const { comparison } = await list('campaign', {
      beginDate: '2026-11-10',
      endDate: '2026-11-10',
      from: 'keyword' as const,
      compare: { basis: 'previous' },
    });
    expect(comparison).toMatchObject({
      missingDays: 0,
      summary: { cost: '8.58' },
      list: [
        { campaignName: 'Tea', cost: '8.175' },
        { campaignName: 'Ware', cost: '0.4' },
      ],
    });
  });

  test('is a trend', async () => {
    const query = { ...days, from: 'keyword' as const };
    const { points, summary, info } = await workspace.trend({
      token,
      section: 'campaign',
      period: 'daily',
      query,
    });
    expect(points.map(({ values }) => values['cost'])).toEqual(['8.575', '0.875']);
    expect(summary).toMatchObject({ cost: '9.45' });
    expect(info).toMatchObject({ from: 'keyword', missingDays: 0 });
  });

  test('offers the names of the keywords as filters', async () => {
    const optionsOf = async (from?: Section) =>
      z
        .object({ data: endpoints.searchReportFilterOptions.data })
        .parse(await workspace.post('/seachReport/campaign/filterOptions', token, { query: { from } })).data;
    expect((await optionsOf()).campaignName).toEqual([]);
    const options = await optionsOf('keyword');
    expect(options.campaignName).toEqual([{ value: 'Tea' }, { value: 'Ware' }]);
    expect(options.matchType).toEqual([]);
  });

  test('is offered where the section has no data of the period', async () => {
    const { info, totalCount } = await list('campaign');
    expect(totalCount).toBe(0);
    expect(info).toMatchObject({ from: null, finerSections: ['keyword'], dataTime: null });
    await write('unit', [{ ...keyword('', green), dims: { campaignName: 'Tea', adgroupName: 'Green' } }]);
    expect((await list('campaign')).info.finerSections).toEqual(['unit', 'keyword']);
    expect((await list('account')).info.finerSections).toEqual(['unit', 'keyword']);
    expect((await list('unit')).info.finerSections).toEqual([]);
    expect((await list('keyword')).info.finerSections).toEqual([]);
  });

  test('is neither offered nor mixed if the section has its own rows', async () => {
    const own = { ...keyword('', green), dims: { campaignName: 'Tea' }, cost: '99' };
    await write('campaign', [own]);
    const without = await list('campaign');
    expect(without.info).toMatchObject({ from: null, finerSections: [] });
    expect(without.summary).toMatchObject({ cost: '99.00' });
    const { summary, info } = await list('campaign', { from: 'keyword' });
    expect(summary).toMatchObject({ cost: '9.45' });
    expect(info).toMatchObject({ from: 'keyword', finerSections: [] });
  });

  test('is not offered for days without data of either', async () => {
    const earlier = { beginDate: '2026-11-01', endDate: '2026-11-02' };
    expect((await list('campaign', earlier)).info.finerSections).toEqual([]);
    expect(await list('campaign', { ...earlier, from: 'keyword' })).toMatchObject({
      totalCount: 0,
      info: { missingDays: 2, dataTime: null },
    });
  });

  test('sums accounts, and excludes others', async () => {
    const [other, foreign] = [await workspace.addAccount(), await workspace.addAccount()];
    await write('keyword', keywords, other);
    await write('keyword', keywords, foreign);
    token = await workspace.signIn([accountId, other]);
    const query = { from: 'keyword' as const, reportType: 1 as const };
    const { list: rows } = await list('campaign', query, 'custom');
    expect(rows).toMatchObject([
      { campaignName: 'Tea', cost: '18.100' },
      { campaignName: 'Ware', cost: '0.8' },
    ]);
  });
});

test.each<[Section, Section]>([
  ['campaign', 'account'],
  ['campaign', 'searchTerm'],
  ['keyword', 'unit'],
])('the report of %s from sums of %s is rejected', async (section, from) => {
  const call = { token, section, period: 'daily', query: { ...days, from } } as const;
  expect(await workspace.call(call)).toMatchObject({ fields: { 'query.from': 'invalid' } });
});

test('the sum of a section without data is empty', async () => {
  expect(await list('campaign', { from: 'keyword' })).toMatchObject({
    totalCount: 0,
    list: [],
    info: { from: 'keyword', finerSections: [], dataTime: null },
  });
});
