import { dailyRowCap, partsIdOf, type ReportQuery } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportFieldChoices, userAccounts } from '../../platform/db/schema';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const metrics = { beginDate: '2026-11-09', impression: 100, click: 10, cost: '5.00', conversion: '1' };

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
const write = (section: 'keyword' | 'region' | 'campaign', facts: TestFact[], account = accountId) =>
  writeFacts(workspace.db, { accountId: account, channel: 'search', section }, facts);
const list = (call: Partial<ReportCall> & { query?: ReportQuery } = {}) =>
  workspace.list({ token, section: 'keyword', period: 'daily', query: week, ...call });

describe('custom fields', () => {
  const choose = async (dataKeys: string[]) => {
    const [owner] = await workspace.db
      .select({ userId: userAccounts.userId })
      .from(userAccounts)
      .where(sql`account_id = ${accountId}`);
    await workspace.db
      .insert(reportFieldChoices)
      .values({ userId: owner?.userId ?? '', partsId: partsIdOf('search', 'keyword'), dataKeys });
  };
  beforeEach(() => write('keyword', [{ ...metrics, dims: { showWord: 'tea', campaignName: 'spring' } }]));

  test('order and select the columns, rows and totals; columns that identify a row come first', async () => {
    await choose(['cost', 'gone', 'campaignName', 'cost', 'ctr', 'date']);
    const { titleInfos, list: rows, summary } = await list();
    const keys = ['date', 'showWord', 'cost', 'campaignName', 'ctr'];
    expect(titleInfos.map(({ dataKey }) => dataKey)).toEqual(keys);
    expect(rows).toEqual([
      { date: '2026-11-09', showWord: 'tea', cost: '5.00', campaignName: 'spring', ctr: '0.1' },
    ]);
    expect(Object.keys(summary)).toEqual(keys);
  });

  test('apply in every period and comparison, and to their user only', async () => {
    await choose(['click']);
    const compare = { basis: 'previous' } as const;
    const weekly = await list({ period: 'weekly', query: { ...week, compare } });
    expect(Object.keys(weekly.list[0] ?? {})).toEqual(['reportDates', 'showWord', 'click']);
    expect(Object.keys(weekly.comparison?.summary ?? {})).toEqual(['reportDates', 'showWord', 'click']);
    expect(Object.keys((await list({ section: 'campaign' })).summary).length).toBeGreaterThan(3);
    token = await workspace.signIn([accountId]);
    expect(Object.keys((await list()).summary).length).toBeGreaterThan(3);
  });

  test('show accounts and currencies if they differ', async () => {
    await choose(['click']);
    const other = await workspace.addAccount();
    await write('keyword', [{ ...metrics, dims: { showWord: 'cup' }, currency: 'INR' }], other);
    await workspace.db.execute(sql`
      INSERT INTO user_accounts (user_id, account_id)
      SELECT user_id, ${other}::int FROM user_accounts WHERE account_id = ${accountId}`);
    const keys = ['date', 'accountNo', 'accountName', 'currency', 'showWord', 'click'];
    expect(Object.keys((await list()).summary)).toEqual(keys);
  });

  test('neither hide rows from the text filter nor prevent the sort order of a link', async () => {
    await choose(['click']);
    expect((await list({ query: { ...week, text: 'spring' } })).totalCount).toBe(1);
    expect((await list({ page: { sortCol: 'cost desc' } })).totalCount).toBe(1);
  });
});

describe('filters', () => {
  test('reduce regions to provinces and keywords to match modes, and offer existing values', async () => {
    await write(
      'region',
      ['north', 'south'].map((provinceName) => ({ ...metrics, dims: { provinceName, cityName: 'a' } })),
    );
    await write(
      'keyword',
      ['exact', 'phrase', ''].map((matchType) => ({
        ...metrics,
        dims: { showWord: `w ${matchType}`, matchType },
      })),
    );
    const regions = await list({ section: 'region', query: { ...week, provinceName: ['south', 'west'] } });
    expect(regions.list.map(({ provinceName }) => provinceName)).toEqual(['south']);
    const keywords = await list({ query: { ...week, matchType: ['phrase'] } });
    expect(keywords.list.map(({ showWord }) => showWord)).toEqual(['w phrase']);
    const options = (section: string) =>
      workspace.post(`/seachReport/${section}/filterOptions`, token, { query: {} });
    expect(await options('region')).toMatchObject({
      data: { provinceName: [{ value: 'north' }, { value: 'south' }], matchType: [] },
    });
    expect(await options('keyword')).toMatchObject({
      data: { provinceName: [], matchType: [{ value: 'exact' }, { value: 'phrase' }] },
    });
  });

  test('reduce all accounts to some of them', async () => {
    const others = [await workspace.addAccount(), await workspace.addAccount()];
    for (const account of [accountId, ...others]) await write('campaign', [metrics], account);
    token = await workspace.signIn([accountId, ...others]);
    const { totalCount, summary } = await list({
      section: 'campaign',
      query: { ...week, accountIds: others },
    });
    expect(totalCount).toBe(2);
    expect(summary['cost']).toBe('10.00');
  });
});

test('a daily report shows the first 10,000 rows, counts all of them, and says so', async () => {
  await write(
    'keyword',
    Array.from({ length: dailyRowCap + 5 }, (_, index) => ({
      ...metrics,
      cost: `${dailyRowCap + 5 - index}.00`,
      dims: { showWord: `word ${index}` },
    })),
  );
  const page = (number: number, period: 'daily' | 'custom' = 'daily') =>
    list({ period, page: { number, size: 30 } });
  const last = await page(334);
  expect(last.list).toHaveLength(10);
  expect(last.list.at(-1)?.['showWord']).toBe(`word ${dailyRowCap - 1}`);
  expect(last).toMatchObject({ totalCount: dailyRowCap + 5, info: { rowCap: dailyRowCap } });
  expect(last.summary['impression']).toBe(100 * (dailyRowCap + 5));
  expect((await page(335)).list).toEqual([]);
  const custom = await page(334, 'custom');
  expect(custom.list).toHaveLength(15);
  expect(custom.info.rowCap).toBeNull();
}, 60_000);
