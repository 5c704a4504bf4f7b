import {
  importStates,
  type ReportedTotal,
  type ReportQuery,
  type ReportWhere,
  type Section,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { factSpans, imports } from '../../platform/db/schema';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const section = 'searchTerm';
const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const days = ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`);
const fact = (beginDate: string, more: Partial<TestFact> = {}): TestFact => ({
  impression: 100,
  click: 10,
  cost: '5.05',
  conversion: '1',
  beginDate,
  ...more,
});
const total = (kind: ReportedTotal['kind'], cost: string): ReportedTotal => ({
  label: `Total: ${kind}`,
  kind,
  impression: null,
  click: null,
  cost,
  conversion: null,
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

const info = async (period: 'daily' | 'weekly' | 'month' | 'custom', query: ReportQuery = week) =>
  (await workspace.list({ token, section, period, query })).info;
const write = (facts: TestFact[], options?: Parameters<typeof writeFacts>[3], account = accountId) =>
  writeFacts(workspace.db, { accountId: account, channel: 'search', section }, facts, options);

test('names period, zone and the time of its newest data', async () => {
  await write([fact('2026-11-08')], { loadedTime: '2026-11-19T00:00:00Z' });
  await write([fact('2026-11-09')], { loadedTime: '2026-11-10T01:12:00Z' });
  await write([fact('2026-11-10')], { loadedTime: '2026-11-11T01:12:30.250Z' });
  expect(await info('daily')).toMatchObject({
    ...week,
    timeZone: 'Asia/Shanghai',
    dataTime: '2026-11-11T01:12:30.250Z',
    currencies: ['CNY'],
  });
});

test('counts the days that any account lacks', async () => {
  await write(days.map((day) => fact(day)));
  expect(await info('weekly')).toMatchObject({ isComplete: true, missingDays: 0 });
  const other = await workspace.addAccount();
  token = await workspace.signIn([accountId, other]);
  await write(
    days.slice(2).map((day) => fact(day)),
    {},
    other,
  );
  expect(await info('weekly')).toMatchObject({ isComplete: false, missingDays: 2 });
});

test('counts a day as incomplete that was not over at the time of its data', async () => {
  await write(
    days.map((day) => fact(day)),
    { loadedTime: '2026-11-15T10:00:00Z' },
  );
  expect(await info('daily')).toMatchObject({ isComplete: false, missingDays: 0, incompleteDays: 1 });
  // the day is over in the account's time zone
  await workspace.db
    .update(factSpans)
    .set({ loadedTime: new Date('2026-11-15T16:00:00Z') })
    .where(eq(factSpans.accountId, accountId));
  expect(await info('daily')).toMatchObject({ isComplete: true, incompleteDays: 0 });
});

test('does not count days after yesterday as missing', async () => {
  const past = Array.from({ length: 20 }, (_, day) => fact(`2026-11-${String(day + 1).padStart(2, '0')}`));
  await write(past, { loadedTime: '2026-11-21T01:00:00Z' });
  const running = { beginDate: '2026-11-01', endDate: '2026-11-30' };
  expect(await info('month', running)).toMatchObject({ isComplete: true, missingDays: 0 });
});

test('compares the current month with the same days of the previous month', async () => {
  await write([fact('2026-10-20', { cost: '7' }), fact('2026-10-21', { cost: '90' }), fact('2026-11-20')]);
  const query = {
    beginDate: '2026-11-01',
    endDate: '2026-11-30',
    compare: { basis: 'previous' as const },
  };
  const { comparison } = await workspace.list({ token, section, period: 'month', query });
  expect(comparison).toMatchObject({
    beginDate: '2026-10-01',
    endDate: '2026-10-20',
    summary: { cost: '7.00' },
  });
});

test('returns the oldest data time of several accounts', async () => {
  const other = await workspace.addAccount();
  token = await workspace.signIn([accountId, other]);
  await write([fact('2026-11-09')], { loadedTime: '2026-11-19T00:00:00Z' });
  await write([fact('2026-11-09')], { loadedTime: '2026-11-12T00:00:00Z' }, other);
  expect(await info('daily')).toMatchObject({ dataTime: '2026-11-12T00:00:00.000Z' });
});

test('a week is complete with a span that covers all of it', async () => {
  await write([fact(week.beginDate, { endDate: week.endDate })]);
  expect(await info('weekly')).toMatchObject({ isComplete: true, missingDays: 0 });
  expect(await info('daily')).toMatchObject({ isComplete: false, missingDays: 7 });
});

test('returns the latest day with data, up to yesterday, whatever the range of the report', async () => {
  await write([fact('2026-11-18')]);
  const before = { beginDate: '2026-11-02', endDate: '2026-11-08' };
  expect(await info('daily', before)).toMatchObject({
    latestDate: '2026-11-18',
    missingDays: 7,
    dataTime: null,
  });
  await write([fact('2026-11-19', { endDate: '2026-11-25' })]);
  expect(await info('daily', before)).toMatchObject({ latestDate: '2026-11-20' });
});

test('returns the fraction of a file’s own totals that its rows account for', async () => {
  const importId = randomUUID();
  const reportedTotals = [total('rows', '10.09'), total('account', '54117.86')];
  await workspace.db.insert(imports).values({
    id: importId,
    accountId,
    channel: 'search',
    fileName: 'terms.csv',
    contentHash: importId,
    state: importStates.done,
    section,
    currency: 'INR',
    ...week,
    reportedTotals,
  });
  const span = { endDate: week.endDate, currency: 'INR' };
  await write(
    ['green tea', 'black tea'].map((searchTerm) => fact(week.beginDate, { ...span, dims: { searchTerm } })),
    { importId },
  );
  const stated = [
    { fileName: 'terms.csv', ...week, currency: 'INR', rowsCost: '10.10', totals: reportedTotals },
  ];
  expect((await info('weekly')).reportedTotals).toEqual(stated);
  expect((await info('custom', { beginDate: '2026-11-01', endDate: '2026-11-20' })).reportedTotals).toEqual(
    stated,
  );
  expect((await info('custom', { beginDate: '2026-11-10', endDate: '2026-11-20' })).reportedTotals).toEqual(
    [],
  );
  const daily = await info('daily');
  expect(daily.reportedTotals).toEqual([]);
  expect(daily.omittedSpans).toEqual([{ ...week, fileName: 'terms.csv' }]);
});

test('states the cost of the account in the days of its rows', async () => {
  const accountCost = async (query: object = {}, of: Section = section) =>
    (
      await workspace.list({
        token,
        section: of,
        period: 'daily',
        query: { ...week, ...query },
      })
    ).info.accountCost;
  const writeAccount = (facts: TestFact[]) =>
    writeFacts(workspace.db, { accountId, channel: 'search', section: 'account' }, facts);
  await write(days.map((day) => fact(day)));
  expect(await accountCost()).toBeNull();
  await writeAccount(days.slice(1).map((day) => fact(day, { cost: '20.25' })));
  expect(await accountCost()).toBeNull();
  await writeAccount([fact(days[0] ?? '', { cost: '20.25' })]);
  expect(await accountCost()).toBe('141.75');
  expect(await accountCost({ endDate: '2026-11-09' })).toBe('20.25');
  expect(await accountCost({ text: 'tea' })).toBeNull();
  expect(await accountCost({}, 'account')).toBeNull();
});

test('counts the accounts whose first data is in the report, if it asks what is new', async () => {
  const other = await workspace.addAccount();
  const empty = await workspace.addAccount();
  token = await workspace.signIn([accountId, other, empty]);
  await write([fact('2026-11-09')]);
  await write([fact('2026-11-10')], {}, other);
  const where: ReportWhere = [[{ column: 'searchTerm', operator: 'new', values: [] }]];
  expect((await info('daily')).accountsWithoutEarlierData).toBeUndefined();
  expect((await info('daily', { ...week, where })).accountsWithoutEarlierData).toBe(2);
  await write([fact('2026-11-02')]);
  expect((await info('daily', { ...week, where })).accountsWithoutEarlierData).toBe(1);
});
