import type { AlertRule, Message } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountBudgets,
  accounts,
  alertRules,
  drafts,
  draftSyncs,
  messages,
  userAccounts,
  users,
} from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { watchAlerts } from './jobs';

let test: TestApp;
let accountId: number;
let foreignId: number;
let owner: { userId: string; token: string };
const manual = createManualJobs();

beforeAll(async () => {
  test = await createTestApp({ jobs: manual.jobs });
  accountId = await test.fixtures.addAccount({
    accountNo: '8840377',
    accountName: 'Kaede',
    balance: '80.00',
  });
  foreignId = await test.fixtures.addAccount();
  owner = await test.fixtures.signedIn({ accountIds: [accountId] });
});
beforeEach(async () => {
  await test.database.db.delete(alertRules);
  await test.database.db.delete(messages);
});
afterAll(() => test.close());

const balanceUnder = (threshold = '100') => ({
  id: randomUUID(),
  accountId,
  kind: 'balanceUnder',
  threshold,
});

const save = (body: object, token = owner.token) => test.call<AlertRule>('alertRuleSave', { token, body });
async function listOf(token = owner.token): Promise<AlertRule[]> {
  const { data } = await test.call<{ list: AlertRule[] }>('alertRuleList', { token, body: {} });
  return data.list;
}
async function titles(token = owner.token): Promise<string[]> {
  const body = { query: { msgType: 6 } };
  const { data } = await test.call<{ list: Message[] }>('messageList', { token, body });
  return data.list.map(({ titleen }) => titleen);
}
const setBalance = (balance: string | null) =>
  test.database.db.update(accounts).set({ balance }).where(eq(accounts.accountId, accountId));

/** Runs the job once, ten minutes later. */
async function check(): Promise<void> {
  test.clock.advance(600_000);
  manual.waiting.length = 0;
  await manual.jobs.send(watchAlerts.queue, {}, { singletonKey: 'next' });
  await manual.runOne();
}

describe('the rules of a user', () => {
  it('are created, changed, paused and deleted by their user', async () => {
    const rule = balanceUnder('100.50');
    expect((await save(rule)).data).toMatchObject({
      id: rule.id,
      kind: 'balanceUnder',
      threshold: '100.50',
      isPaused: false,
      isOpen: false,
      account: { accountNo: '8840377', accountName: 'Kaede', currency: 'CNY' },
    });
    expect((await save({ ...rule, threshold: '20', byMail: true })).data).toMatchObject({
      threshold: '20',
      byMail: true,
    });
    const paused = await test.call<AlertRule>('alertRulePause', {
      token: owner.token,
      body: { id: rule.id, isPaused: true },
    });
    expect(paused.data.isPaused).toBe(true);
    expect(await listOf()).toEqual([paused.data]);
    await test.call('alertRuleDelete', { token: owner.token, body: { id: rule.id } });
    expect(await listOf()).toEqual([]);
  });

  it('are not those of anyone else', async () => {
    const other = await test.fixtures.signedIn({ accountIds: [accountId] });
    const rule = balanceUnder();
    await save(rule);
    expect(await listOf(other.token)).toEqual([]);
    const body = { id: rule.id, isPaused: true };
    expect((await save({ ...rule, threshold: '1' }, other.token)).code).toBe(404);
    expect((await test.call('alertRulePause', { token: other.token, body })).code).toBe(404);
    expect((await test.call('alertRuleDelete', { token: other.token, body })).code).toBe(404);
    expect(await listOf()).toMatchObject([{ id: rule.id, threshold: '100', isPaused: false }]);
  });

  it.each([
    ['balanceUnder', '0', 'invalid_alert_amount'],
    ['balanceUnder', '1e3', 'invalid_alert_amount'],
    ['costOver', '12.345', 'invalid_alert_amount'],
    ['ctrFell', '101', 'invalid_percent'],
    ['noData', '1.5', 'invalid_hours'],
    ['noData', '721', 'invalid_hours'],
    ['cpaRose', '0', 'invalid_percent'],
    ['paceOff', '-1', 'invalid_target'],
    ['rejectedOver', '0', 'invalid_items'],
  ])('reject %s with %s', async (kind, threshold, error) => {
    const { code, fields } = await save({ ...balanceUnder(), kind, threshold });
    expect([code, fields]).toEqual([400, { threshold: error }]);
  });

  it('reject an account without access', async () => {
    expect((await save({ ...balanceUnder(), accountId: foreignId })).code).toBe(403);
    await save(balanceUnder());
    await test.database.db.delete(userAccounts).where(eq(userAccounts.userId, owner.userId));
    expect(await listOf()).toMatchObject([{ accountId, account: null }]);
    await test.database.db.insert(userAccounts).values({ userId: owner.userId, accountId });
  });

  it('are at most 100, even with concurrent requests', async () => {
    const { data: first } = await save(balanceUnder());
    const [stored] = await test.database.db.select().from(alertRules).where(eq(alertRules.id, first.id));
    if (!stored) throw new Error('the rule was not stored');
    const more = Array.from({ length: 96 }, () => ({ ...stored, id: randomUUID() }));
    await test.database.db.insert(alertRules).values(more);
    const results = await Promise.all(Array.from({ length: 6 }, () => save(balanceUnder())));
    expect(results.map(({ code }) => code).toSorted()).toEqual([200, 200, 200, 400, 400, 400]);
    expect(results.find(({ code }) => code === 400)?.fields).toEqual({ kind: 'too_many_alerts' });
    // existing rules can still be changed
    expect((await save({ ...balanceUnder(), id: first.id })).code).toBe(200);
  });
});

describe('checking alert rules', () => {
  it('reports an event once, and again once it was over', async () => {
    await save(balanceUnder());
    const steps = [
      ['80', 1],
      ['70', 1],
      [null, 1],
      ['60', 1],
      ['100', 1],
      ['99.99', 2],
    ] as const;
    for (const [balance, count] of steps) {
      await setBalance(balance);
      await check();
      expect(await titles(), String(balance)).toHaveLength(count);
    }
    expect(await titles()).toEqual(['Balance alert: Kaede', 'Balance alert: Kaede']);
    expect(await listOf()).toMatchObject([{ isOpen: true }]);
  });

  it('reports the event again after the rule has changed', async () => {
    await setBalance('80');
    const rule = balanceUnder();
    await save(rule);
    await check();
    await save({ ...rule, threshold: '90' });
    await check();
    expect(await titles()).toHaveLength(2);
  });

  it('skips paused rules, accounts without access and suspended users', async () => {
    await setBalance('80');
    const rule = balanceUnder();
    await save(rule);
    const { db } = test.database;
    const pause = (isPaused: boolean) =>
      test.call('alertRulePause', { token: owner.token, body: { id: rule.id, isPaused } });
    await pause(true);
    await check();
    await pause(false);
    await db.delete(userAccounts).where(eq(userAccounts.userId, owner.userId));
    await check();
    await db.insert(userAccounts).values({ userId: owner.userId, accountId });
    await db.update(users).set({ status: 'frozen' }).where(eq(users.id, owner.userId));
    await check();
    await db.update(users).set({ status: 'active' }).where(eq(users.id, owner.userId));
    expect(await titles()).toEqual([]);
    await check();
    expect(await titles()).toHaveLength(1);
  });

  it('reports each day over the threshold, in the time zone of the account', async () => {
    const tokyo = await test.fixtures.addAccount({
      accountName: 'Aoi',
      timeZone: 'Asia/Tokyo',
      currency: 'JPY',
    });
    const user = await test.fixtures.signedIn({ accountIds: [tokyo] });
    await save({ ...balanceUnder('1000'), kind: 'costOver', accountId: tokyo }, user.token);
    const cost = (beginDate: string, amount: string) =>
      writeFacts(test.database.db, { accountId: tokyo, channel: 'search', section: 'account' }, [
        { beginDate, impression: 1, click: 1, cost: amount, conversion: '0', currency: 'JPY' },
      ]);
    await cost('2026-11-19', '1000.01');
    await check();
    await check();
    await cost('2026-11-20', '2000');
    await check();
    expect(await titles(user.token)).toEqual(['Cost alert: Aoi', 'Cost alert: Aoi']);
    const { data } = await test.call<{ list: Message[] }>('messageList', { token: user.token, body: {} });
    expect(data.list.map(({ introduceen }) => introduceen)).toEqual([
      expect.stringContaining('cost 2,000.00 JPY on 2026-11-20, more than 1,000.00 JPY'),
      expect.stringContaining('cost 1,000.01 JPY on 2026-11-19'),
    ]);
  });

  it('counts only the channels that the user may view', async () => {
    const both = await test.fixtures.addAccount({ accountName: 'Sora' });
    const user = await test.fixtures.signedIn({ accountIds: [both], role: null });
    await save({ ...balanceUnder('100'), kind: 'noData', threshold: '1', accountId: both }, user.token);
    await check();
    expect(await titles(user.token)).toEqual([]);
    for (let hour = 0; hour < 6; hour += 1) await check();
    expect(await titles(user.token)).toEqual(['Data alert: Sora']);
  });
});

describe('the pace of a month', () => {
  /** An account with cost on the last 14 days, and a budget for search. */
  async function addSpender(budget: string | null) {
    const spenderId = await test.fixtures.addAccount({ accountName: 'Maple' });
    const { token } = await test.fixtures.signedIn({ accountIds: [spenderId] });
    const { db } = test.database;
    await writeFacts(
      db,
      { accountId: spenderId, channel: 'search', section: 'account' },
      Array.from({ length: 19 }, (_, index) => ({
        beginDate: `2026-11-${String(index + 1).padStart(2, '0')}`,
        impression: 10,
        click: 1,
        cost: '100',
        conversion: '0',
      })),
    );
    const month = {
      channel: 'search',
      month: '2026-11-01',
      currency: 'CNY',
      updatedTime: new Date(),
    } as const;
    if (budget !== null)
      await db.insert(accountBudgets).values({ ...month, accountId: spenderId, amount: budget });
    return { accountId: spenderId, token };
  }
  const paceOfReport = async ({ token, accountId: id }: { token: string; accountId: number }) => {
    const query = { accountId: id, beginDate: '2026-11-01', endDate: '2026-11-30', period: 'month' };
    const { data } = await test.call<{ summaryPace: string | null }>('costReportList', {
      token,
      body: { query },
    });
    return data.summaryPace;
  };

  // 19 days of 100, and 11 to come: the forecast is 3,000
  it.each([
    ['2900', 'over'],
    ['2920', 'on'],
    ['3500', 'on'],
    ['3600', 'under'],
    [null, null],
  ])('is reported for a budget of %s if the cost report says so: %s', async (budget, pace) => {
    const spender = await addSpender(budget);
    expect(await paceOfReport(spender)).toBe(pace);
    const rule = { id: randomUUID(), accountId: spender.accountId, kind: 'paceOff', threshold: '0' };
    expect((await save(rule, spender.token)).code).toBe(200);
    await check();
    await check();
    const isOff = pace === 'over' || pace === 'under';
    expect(await titles(spender.token)).toEqual(isOff ? ['Pace alert: Maple'] : []);
  });

  it('is that of a given target, whatever the budget', async () => {
    const spender = await addSpender('3000');
    const rule = { id: randomUUID(), accountId: spender.accountId, kind: 'paceOff', threshold: '2000' };
    await save(rule, spender.token);
    await check();
    expect(await titles(spender.token)).toEqual(['Pace alert: Maple']);
  });
});

it('items that the review rejects are counted for users who may see drafts', async () => {
  const { db } = test.database;
  const draftId = randomUUID();
  const time = new Date();
  await db.insert(drafts).values({ id: draftId, accountId, name: '', createdTime: time, updatedTime: time });
  const row = { draftId, kind: 'keyword', providerId: '1', rowVersion: 1 } as const;
  await db.insert(draftSyncs).values([
    { ...row, rowId: '1', review: 'rejected' },
    { ...row, rowId: '2', review: 'rejected' },
    { ...row, rowId: '3', review: 'approved' },
  ]);
  const rejectedOver = (threshold: string) => ({
    id: randomUUID(),
    accountId,
    kind: 'rejectedOver',
    threshold,
  });
  await save(rejectedOver('3'));
  await check();
  expect(await titles()).toEqual([]);
  await save(rejectedOver('2'));
  await check();
  await check();
  expect(await titles()).toEqual(['Review alert: Kaede']);
});
