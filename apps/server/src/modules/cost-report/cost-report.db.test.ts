import { endpoints } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import Big from 'big.js';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accountBudgets, companies, customers } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';
import { createBudgetsRepository } from './budgets.repository';
import { createCostReportRepository } from './cost-report.repository';
import { createCostReportService } from './cost-report.service';

let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

const listSchema = z.object({
  code: z.number(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.optional(endpoints.costReportList.data),
});
type List = z.infer<typeof endpoints.costReportList.data>;
const november = { beginDate: '2026-11-01', endDate: '2026-11-30' };

const send = async (token: string, query: object, page: object = { size: 50 }) =>
  listSchema.parse(await workspace.post('/report/cost/list', token, { query, page }));

async function list(token: string, query: object = {}, page?: object): Promise<List> {
  const { code, data } = await send(token, { ...november, expandAll: true, ...query }, page);
  if (!data) throw new Error(`rejected with ${String(code)}`);
  return data;
}

async function addCompany(
  customerId: string = randomUUID(),
): Promise<{ companyId: string; customerId: string }> {
  const companyId = randomUUID();
  const named = (id: string) => ({ id, name: id, nameKey: id });
  await workspace.db.insert(customers).values(named(customerId)).onConflictDoNothing();
  await workspace.db.insert(companies).values({ ...named(companyId), customerId });
  return { companyId, customerId };
}

interface Fact {
  accountId: number;
  channel: 'search' | 'feed';
  day: string;
  cost: string;
  currency?: string;
}

async function write({ accountId, channel, day, ...fact }: Fact): Promise<void> {
  const target = { accountId, channel, section: 'account' } as const;
  const counts = { impression: 10, click: 1, conversion: '0' };
  await writeFacts(workspace.db, target, [{ beginDate: day, ...counts, ...fact }]);
}

async function setBudget(accountId: number, channel: 'search' | 'feed', amount: string, more = {}) {
  const budget = {
    accountId,
    channel,
    amount,
    month: '2026-11-01',
    currency: 'CNY',
    updatedTime: new Date(),
  };
  await workspace.db.insert(accountBudgets).values({ ...budget, ...more });
}

async function writeDaily(accountId: number, channel: 'search' | 'feed', cost: string) {
  for (let day = '2026-11-01'; day <= '2026-11-20'; day = addDays(day, 1))
    await write({ accountId, channel, day, cost });
}

describe('the cost report', () => {
  it('sums channels up to accounts, companies and customers', async () => {
    const { companyId, customerId } = await addCompany();
    const accountId = await workspace.addAccount({ accountName: 'Tea', companyId });
    await write({ accountId, channel: 'search', day: '2026-11-02', cost: '10.10' });
    await write({ accountId, channel: 'search', day: '2026-11-03', cost: '0.20' });
    await write({ accountId, channel: 'feed', day: '2026-11-03', cost: '5' });
    const data = await list(await workspace.signIn([accountId]));
    expect(
      data.list.map(({ kind, level, recordId, values }) => [kind, level, recordId, values['cost']]),
    ).toEqual([
      ['customer', 1, customerId, '15.3'],
      ['company', 2, companyId, '15.3'],
      ['account', 3, String(accountId), '15.3'],
      ['channel', 4, null, '10.3'],
      ['channel', 4, null, '5'],
    ]);
    expect(data.summary['cost']).toBe('15.3');
  });

  it('expands only the rows that a request names', async () => {
    const { companyId } = await addCompany();
    const accountId = await workspace.addAccount({ companyId });
    await write({ accountId, channel: 'search', day: '2026-11-02', cost: '1' });
    const token = await workspace.signIn([accountId]);
    const closed = await list(token, { expandAll: false });
    expect(closed.list).toMatchObject([{ kind: 'customer', hasChildren: true, isOpen: false }]);
    const id = closed.list[0]?.id ?? '';
    const opened = await list(token, { expandAll: false, toggled: [id] });
    expect(opened.list.map(({ kind }) => kind)).toEqual(['customer', 'company']);
  });

  it('counts only accounts that the user has access to', async () => {
    const { companyId } = await addCompany();
    const own = await workspace.addAccount({ companyId });
    const foreign = await workspace.addAccount({ companyId });
    for (const accountId of [own, foreign]) {
      await write({ accountId, channel: 'search', day: '2026-11-02', cost: '7' });
    }
    const token = await workspace.signIn([own]);
    expect((await list(token)).summary['cost']).toBe('7');
    expect((await send(token, { ...november, accountId: foreign })).code).toBe(403);
  });

  it('never adds two currencies', async () => {
    const accountIds = [
      await workspace.addAccount({ currency: 'CNY' }),
      await workspace.addAccount({ currency: 'USD' }),
    ];
    for (const [index, accountId] of accountIds.entries()) {
      const currency = index === 0 ? 'CNY' : 'USD';
      await write({ accountId, channel: 'search', day: '2026-11-02', cost: '3', currency });
    }
    const data = await list(await workspace.signIn(accountIds));
    expect(data.info.currencies).toEqual(['CNY', 'USD']);
    expect(data.list.filter(({ kind }) => kind === 'currency').map(({ values }) => values['cost'])).toEqual([
      '3',
      '3',
    ]);
    expect(data.summary['cost'] ?? null).toBeNull();
  });

  it('forecasts the month from the last two weeks, and has no forecast without data', async () => {
    const accountId = await workspace.addAccount();
    for (let day = '2026-11-01'; day <= '2026-11-20'; day = addDays(day, 1)) {
      await write({ accountId, channel: 'search', day, cost: '10' });
    }
    const empty = await workspace.addAccount();
    const data = await list(await workspace.signIn([accountId, empty]));
    expect(data.summary).toMatchObject({ cost: '200', forecast: '300', forecastError: '0' });
    expect(data.info.forecast).toMatchObject({ dayCount: 30, pastDays: 20, lastDay: '2026-11-20' });
    expect(data.list.at(-1)).toMatchObject({ recordId: String(empty), values: { cost: null } });
  });

  it('sums budgets, and compares them with the cost, the expected cost and the forecast', async () => {
    const { companyId } = await addCompany();
    const accountId = await workspace.addAccount({ companyId });
    await writeDaily(accountId, 'search', '10');
    await writeDaily(accountId, 'feed', '5');
    await setBudget(accountId, 'search', '200');
    await setBudget(accountId, 'feed', '300');
    // in another month
    await setBudget(accountId, 'feed', '9999', { month: '2026-12-01' });
    const data = await list(await workspace.signIn([accountId]));
    const rows = data.list.map(({ kind, name, pace, values }) => [
      ...[kind === 'channel' ? name : kind, values['budget'], values['used'], values['expected']],
      ...[values['forecast'], values['deviation'], pace],
    ]);
    expect(rows).toEqual([
      ['customer', '500', '0.6', '333.33', '450', '-0.1', 'on'],
      ['company', '500', '0.6', '333.33', '450', '-0.1', 'on'],
      ['account', '500', '0.6', '333.33', '450', '-0.1', 'on'],
      ['search', '200', '1', '133.33', '300', '0.5', 'over'],
      ['feed', '300', '0.33333333', '200', '150', '-0.5', 'under'],
    ]);
    expect(data).toMatchObject({
      summary: { budget: '500', forecast: '450' },
      summaryPace: 'on',
      summaryLacksBudget: false,
      info: { forecast: { offPaceCount: 0 } },
    });
    expect(data.list[0]?.lastDays).toEqual(Array.from({ length: 7 }, () => '15'));
  });

  it('has no pace if a channel with cost lacks a budget, and null instead of 0 without any', async () => {
    const accountId = await workspace.addAccount();
    await writeDaily(accountId, 'search', '10');
    await writeDaily(accountId, 'feed', '5');
    const token = await workspace.signIn([accountId]);
    const without = await list(token);
    expect(without.list[0]).toMatchObject({
      pace: null,
      lacksBudget: true,
      budgetAccountId: accountId,
      values: { budget: null, used: null, expected: null, deviation: null },
    });
    await setBudget(accountId, 'search', '200');
    const { list: rows, summaryLacksBudget } = await list(token);
    expect(summaryLacksBudget).toBe(true);
    expect(rows.map(({ lacksBudget, pace, values }) => [lacksBudget, values['budget'], pace])).toEqual([
      [true, '200', null],
      [false, '200', 'over'],
      [true, null, null],
    ]);
  });

  it('shows a budget without data, in its own currency', async () => {
    const accountId = await workspace.addAccount({ currency: 'USD' });
    await setBudget(accountId, 'search', '50', { currency: 'USD' });
    await setBudget(accountId, 'feed', '70', { currency: 'CNY' });
    const data = await list(await workspace.signIn([accountId]));
    expect(data.info.currencies).toEqual(['CNY', 'USD']);
    expect(data.summary['budget'] ?? null).toBeNull();
    expect(
      data.list
        .filter(({ kind }) => kind === 'channel')
        .map(({ currency, values, pace, budgetAccountId }) => [
          ...[currency, values['budget'], values['forecast'], pace, budgetAccountId],
        ]),
    ).toEqual([
      ['CNY', '70', null, null, null],
      ['USD', '50', null, null, accountId],
    ]);
  });

  it('expects the days that are over in the account’s time zone', async () => {
    const accountIds = [
      await workspace.addAccount(),
      await workspace.addAccount({ timeZone: 'Pacific/Honolulu' }),
    ];
    for (const accountId of accountIds) await setBudget(accountId, 'search', '300');
    const { data } = await createCostReportService({
      costs: createCostReportRepository(workspace.db),
      budgets: createBudgetsRepository(workspace.db),
      clock: { today: (zone) => (zone === 'Pacific/Honolulu' ? '2026-11-20' : '2026-11-21') },
    }).list({
      accountIds,
      channels: ['search'],
      query: { ...november, accountId: 0, period: 'month', isOffPace: false },
      expandAll: false,
      toggled: [],
      page: { size: 50, offset: 0 },
      canSetBudgets: false,
      language: 'en',
    });
    expect(data.list.map(({ values }) => values['expected']).sort()).toEqual(['190', '200']);
    expect(data.summary['expected']).toBe('390');
  });

  it('selects accounts off pace, and sums and charts only these', async () => {
    const { companyId } = await addCompany();
    const add = () => workspace.addAccount({ companyId });
    const [over, on, without] = [await add(), await add(), await add()];
    for (const accountId of [over, on, without]) await writeDaily(accountId, 'search', '10');
    await setBudget(over, 'search', '200');
    await setBudget(on, 'search', '300');
    const token = await workspace.signIn([over, on, without]);
    expect((await list(token)).info).toMatchObject({ accountCount: 3, forecast: { offPaceCount: 1 } });
    const data = await list(token, { isOffPace: true });
    expect(
      data.list.map(({ kind, recordId, pace }) => [kind, kind === 'account' ? recordId : null, pace]),
    ).toEqual([
      ['customer', null, 'over'],
      ['company', null, 'over'],
      ['account', String(over), 'over'],
      ['channel', null, 'over'],
    ]);
    expect(data.summary).toMatchObject({ cost: '200', budget: '200' });
    expect(data.info).toMatchObject({ accountCount: 1, forecast: { offPaceCount: 1 } });
    const trendOf = async (query: object) => {
      const body = { query: { ...november, ...query } };
      const response = await workspace.post('/report/cost/trend', token, body);
      const { series } = z.object({ data: endpoints.costReportTrend.data }).parse(response).data;
      return series[0]?.points[1]?.cost;
    };
    expect([await trendOf({}), await trendOf({ isOffPace: true })]).toEqual(['30', '10']);
  });

  it('sorts by comparison with the budget, rows without one last', async () => {
    const accountIds = [
      await workspace.addAccount({ accountName: 'A' }),
      await workspace.addAccount({ accountName: 'B' }),
      await workspace.addAccount({ accountName: 'C' }),
    ];
    for (const accountId of accountIds) await writeDaily(accountId, 'search', '10');
    await setBudget(accountIds[0] ?? 0, 'search', '1000');
    await setBudget(accountIds[1] ?? 0, 'search', '10');
    const token = await workspace.signIn(accountIds);
    const sorted = async (sortCol: string) =>
      (await list(token, { expandAll: false }, { size: 50, sortCol })).list.map(({ name }) => name).join('');
    expect([await sorted('deviation desc'), await sorted('deviation asc')]).toEqual(['BAC', 'ABC']);
    expect(await sorted('budget desc')).toBe('ABC');
  });

  it('compares with the same days of the previous month', async () => {
    const accountId = await workspace.addAccount();
    await write({ accountId, channel: 'search', day: '2026-10-20', cost: '4' });
    await write({ accountId, channel: 'search', day: '2026-10-21', cost: '100' });
    await write({ accountId, channel: 'search', day: '2026-11-02', cost: '5' });
    const data = await list(await workspace.signIn([accountId]), { compare: { basis: 'previous' } });
    expect(data.comparison).toMatchObject({ endDate: '2026-10-20', summary: { cost: '4' } });
  });

  it.each([
    [
      'accounts off pace while it compares',
      { isOffPace: true, compare: { basis: 'previous' } },
      'query.isOffPace',
    ],
    ['a range that the period does not allow', { beginDate: '2026-11-02' }, 'query.beginDate'],
    [
      'more days than columns',
      { period: 'daily', beginDate: '2026-01-01', endDate: '2026-11-20' },
      'query.endDate',
    ],
  ])('rejects %s', async (_, query, path) => {
    const token = await workspace.signIn([]);
    const { code, fields } = await send(token, { ...november, ...query });
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [path]]);
  });

  it('adds up at every level and in every column, with every filter', async () => {
    const { companyId, customerId } = await addCompany();
    const { companyId: second } = await addCompany(customerId);
    const accountIds = [
      await workspace.addAccount({ companyId }),
      await workspace.addAccount({ companyId }),
      await workspace.addAccount({ companyId: second }),
      await workspace.addAccount(),
    ];
    const token = await workspace.signIn(accountIds);
    let next = 0;
    for (const accountId of accountIds) {
      for (const channel of ['search', 'feed'] as const) {
        for (const day of ['2026-11-02', '2026-11-09', '2026-11-10']) {
          next = (next * 7919 + 104_729) % 1_000_003;
          await write({ accountId, channel, day, cost: (next / 100).toFixed(2) });
        }
      }
    }
    for (const [index, accountId] of accountIds.entries()) {
      // one account has no budgets, one has a budget for one channel
      if (index > 0) await setBudget(accountId, 'search', String(next / 50 + index * 1_000));
      if (index > 1) await setBudget(accountId, 'feed', '333.33');
    }
    const filters = fc.record({
      isOffPace: fc.boolean(),
      channels: fc.constantFrom(['search'], ['feed'], []),
      accountIds: fc.subarray(accountIds),
      period: fc.constantFrom('daily' as const, 'weekly' as const, 'month' as const),
    });
    const ranges = {
      daily: { beginDate: '2026-11-01', endDate: '2026-11-20' },
      weekly: { beginDate: '2026-11-02', endDate: '2026-11-15' },
      month: november,
    };
    await fc.assert(
      fc.asyncProperty(filters, async ({ channels, period, isOffPace, ...query }) => {
        const narrowed = channels.length > 0 ? { channels } : {};
        const data = await list(token, {
          ...query,
          ...narrowed,
          period,
          isOffPace: isOffPace && period === 'month',
          ...ranges[period],
        });
        expectSums(data);
      }),
      { numRuns: 25 },
    );
  });
});

const summedKeys = new Set(['cost', 'budget', 'expected', 'forecast']);

/** Checks that every row and the summary equal the sum of the rows one level below, in each money column. */
function expectSums({ list: rows, summary, titleInfos }: List): void {
  const keys = titleInfos.filter(({ dataKey }) => summedKeys.has(dataKey) || /^d\d/.test(dataKey));
  for (const { dataKey } of keys) {
    const sum = (values: List['summary'][]) =>
      values.reduce((total, one) => total.plus(one[dataKey] ?? 0), new Big(0)).toFixed(2);
    expect(sum(rows.filter(({ level }) => level === 1).map(({ values }) => values))).toBe(sum([summary]));
    for (const [index, row] of rows.entries()) {
      if (!row.hasChildren) continue;
      const after = rows.slice(index + 1);
      const end = after.findIndex(({ level }) => level <= row.level);
      const below = (end < 0 ? after : after.slice(0, end)).filter(({ level }) => level === row.level + 1);
      expect(sum(below.map(({ values }) => values))).toBe(sum([row.values]));
    }
  }
}
