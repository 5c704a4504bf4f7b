import { exportStates } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { accountBudgets, companies, customers, userAccounts } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { openExportWorkspace, type ExportWorkspace } from './testing/export-workspace';

let workspace: ExportWorkspace;
let accountIds: number[];
let token: string;
let userId: string;

const november = { beginDate: '2026-11-01', endDate: '2026-11-30', period: 'month' };

beforeAll(async () => {
  workspace = await openExportWorkspace({ today: '2026-11-21' });
  const { db, fixtures } = workspace;
  const [customerId, companyId] = [randomUUID(), randomUUID()];
  await db.insert(customers).values({ id: customerId, name: '枫叶集团', nameKey: customerId });
  await db.insert(companies).values({ id: companyId, customerId, name: '枫叶旅行社', nameKey: companyId });
  const first = await fixtures.addAccount({ accountNo: '8840213', accountName: '枫叶旅行', companyId });
  const second = await fixtures.addAccount({ accountNo: '8840377', accountName: '=HYPERLINK("http://x")' });
  accountIds = [first, second];
  ({ token, userId } = await fixtures.signedIn({ accountIds }));
  const counts = { impression: 10, click: 1, conversion: '0' };
  const write = (accountId: number, channel: 'search' | 'feed', cost: string) =>
    writeFacts(db, { accountId, channel, section: 'account' }, [
      { beginDate: '2026-11-02', ...counts, cost },
      { beginDate: '2026-10-02', ...counts, cost: '1' },
    ]);
  await write(first, 'search', '1234.50');
  await write(first, 'feed', '0.05');
  await write(second, 'search', '7');
});
afterAll(() => workspace.close());

const request = (body: object, language: 'cn' | 'en' | 'tw' = 'en', caller = token) =>
  workspace.post('costReportCreateExport', { token: caller, body, language });

async function fileOf(body: object, language: 'cn' | 'en' | 'tw' = 'en') {
  const { data } = await request(body, language);
  const { id } = z.object({ id: z.string() }).parse(data);
  const record = await workspace.finished(token, id);
  expect(record.failure).toBeNull();
  const bytes = Buffer.from(await (await workspace.download(token, id)).arrayBuffer());
  return { record, bytes };
}

describe('a file of the cost report', () => {
  it('has the rows of all levels, each with the names of its parents', async () => {
    const { record, bytes } = await fileOf({ query: { ...november, expandAll: true } });
    const [sheet] = await readWorkbook(bytes);
    expect(sheet?.shown).toEqual([
      ['Customer', 'Company', 'Account', 'Channel', 'Account no.', 'Currency', 'Cost ￥', 'Forecast ￥'],
      ['Total', '', '', '', '', '', '1,241.55', '1,241.55'],
      ['枫叶集团', '', '', '', '', 'CNY', '1,234.55', '1,234.55'],
      ['枫叶集团', '枫叶旅行社', '', '', '', 'CNY', '1,234.55', '1,234.55'],
      ['枫叶集团', '枫叶旅行社', '枫叶旅行', '', '8840213', 'CNY', '1,234.55', '1,234.55'],
      ['枫叶集团', '枫叶旅行社', '枫叶旅行', 'Search', '8840213', 'CNY', '1,234.50', '1,234.50'],
      ['枫叶集团', '枫叶旅行社', '枫叶旅行', 'Feeds', '8840213', 'CNY', '0.05', '0.05'],
      ['', '', '=HYPERLINK("http://x")', '', '8840377', 'CNY', '7.00', '7.00'],
      ['', '', '=HYPERLINK("http://x")', 'Search', '8840377', 'CNY', '7.00', '7.00'],
    ]);
    expect(record).toMatchObject({
      fileName: 'cost-report-monthly-2-accounts-20261101-20261130.xlsx',
      channel: null,
      section: null,
      period: 'month',
      rowCount: 7,
      accountCount: 2,
    });
  });

  it('has the rows that the screen shows, in its order and with its filters', async () => {
    const query = { ...november, channels: ['search'], toggled: [] };
    const { bytes } = await fileOf({ query, sortCol: 'cost asc' }, 'cn');
    const [sheet, about] = await readWorkbook(bytes);
    expect(sheet?.name).toBe('消费报告');
    expect(sheet?.shown.slice(1).map((row) => [row[0], row[2], row[6]])).toEqual([
      ['合计', '', '1,241.50'],
      ['', '=HYPERLINK("http://x")', '7.00'],
      ['枫叶集团', '', '1,234.50'],
    ]);
    expect(about?.shown).toContainEqual(['推广类型', '搜索']);
  });

  it('has budgets and comparisons with them, of accounts off pace only', async () => {
    const [accountId = 0] = accountIds;
    const budget = { accountId, month: '2026-11-01', currency: 'CNY', updatedTime: new Date() };
    await workspace.db.insert(accountBudgets).values([
      { ...budget, channel: 'search', amount: '1000' },
      { ...budget, channel: 'feed', amount: '0.05' },
    ]);
    const { bytes } = await fileOf({ query: { ...november, expandAll: true, isOffPace: true } });
    const [sheet, about] = await readWorkbook(bytes);
    expect(sheet?.shown.map((row) => [row[3], ...row.slice(6)])).toEqual([
      ['Channel', 'Budget ￥', 'Cost ￥', 'Used', 'Expected by today ￥', 'Forecast ￥', 'At month end'],
      ['', '1,000.05', '1,234.55', '123.45%', '666.70', '1,234.55', '23.45%'],
      ['', '1,000.05', '1,234.55', '123.45%', '666.70', '1,234.55', '23.45%'],
      ['', '1,000.05', '1,234.55', '123.45%', '666.70', '1,234.55', '23.45%'],
      ['', '1,000.05', '1,234.55', '123.45%', '666.70', '1,234.55', '23.45%'],
      ['Search', '1,000.00', '1,234.50', '123.45%', '666.67', '1,234.50', '23.45%'],
      ['Feeds', '0.05', '0.05', '100.00%', '0.03', '0.05', '0.00%'],
    ]);
    expect(about?.shown).toContainEqual(['Filters', 'Accounts off pace only']);
    await workspace.db.delete(accountBudgets);
  });

  it('compares the cost with another period', async () => {
    const { bytes } = await fileOf({ query: { ...november, compare: { basis: 'previous' } }, format: 'csv' });
    const [head, total] = bytes.toString('utf8').split('\r\n');
    expect(head).toContain('Cost ￥ · Previous');
    expect(total).toBe('Total,,,,,,"1,241.55",3.00,"1,238.55"');
  });

  it.each<[string, object, string]>([
    ['half a month', { query: { ...november, endDate: '2026-11-15' } }, 'query.endDate'],
    ['a column that there is not', { query: november, sortCol: 'password asc' }, 'page.sortCol'],
    ['no match', { query: { ...november, text: 'no such name' } }, 'query'],
    ['a property that there is not', { query: { ...november, userId: 'x' } }, 'query'],
  ])('of %s is rejected', async (_what, body, field) => {
    const { code, fields } = await request(body);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 400, fields: [field] });
  });

  it('cannot be downloaded without access to all its accounts', async () => {
    const { record } = await fileOf({ query: november });
    const [first = 0] = accountIds;
    await workspace.db.delete(userAccounts);
    await workspace.db.insert(userAccounts).values({ userId, accountId: first });
    expect((await workspace.download(token, record.id)).status).toBe(200);
    const body: unknown = await (await workspace.download(token, record.id)).json();
    expect(body).toMatchObject({ code: 403 });
    await workspace.db
      .insert(userAccounts)
      .values(accountIds.slice(1).map((accountId) => ({ userId, accountId })));
    expect(record.state).toBe(exportStates.ready);
  });
});
