import { endpoints } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import Big from 'big.js';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { companies, customers } from '../../db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

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

  it('opens the rows that a request names only', async () => {
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

  it('counts only accounts of the caller', async () => {
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

  it('forecasts the month from the last two weeks, and has no value without data', async () => {
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

  it('compares with the same days of the previous month', async () => {
    const accountId = await workspace.addAccount();
    await write({ accountId, channel: 'search', day: '2026-10-20', cost: '4' });
    await write({ accountId, channel: 'search', day: '2026-10-21', cost: '100' });
    await write({ accountId, channel: 'search', day: '2026-11-02', cost: '5' });
    const data = await list(await workspace.signIn([accountId]), { compare: { basis: 'previous' } });
    expect(data.comparison).toMatchObject({ endDate: '2026-10-20', summary: { cost: '4' } });
  });

  it.each([
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
    const filters = fc.record({
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
      fc.asyncProperty(filters, async ({ channels, period, ...query }) => {
        const narrowed = channels.length > 0 ? { channels } : {};
        const data = await list(token, {
          ...query,
          ...narrowed,
          period,
          ...ranges[period],
        });
        expectSums(data);
      }),
      { numRuns: 12 },
    );
  });
});

/** Every row, and the summary, is the sum of the rows one level below it, in each column of money. */
function expectSums({ list: rows, summary, titleInfos }: List): void {
  const keys = titleInfos.filter(({ dataKey }) => dataKey === 'cost' || /^d\d/.test(dataKey));
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
