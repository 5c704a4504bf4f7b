import type { HomeSummary, HomeTrendPoint, Mover } from '@meridian/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, facts, followedAccounts, roles, userRoles } from '../../platform/db/schema';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';

const day = '2026-11-19';
const dayBefore = '2026-11-18';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Day extends Partial<Omit<TestFact, 'beginDate'>> {
  day: string;
  channel?: 'search' | 'feed';
}

/** Adds metrics of a whole account on one day. */
async function addDay(accountId: number, { day: beginDate, channel = 'search', ...fact }: Day) {
  const metrics = { impression: 0, click: 0, cost: '0', conversion: '0', ...fact };
  await writeFacts(test.database.db, { accountId, channel, section: 'account' }, [{ beginDate, ...metrics }]);
}

/** Adds metrics of keywords, or of units with their campaign, on one day. */
async function addItems(
  { accountId, day: beginDate, currency = 'CNY' }: { accountId: number; day: string; currency?: string },
  items: readonly { name: string; campaign?: string; cost: string; click?: number; impression?: number }[],
) {
  const isFeed = items.some(({ campaign }) => campaign !== undefined);
  const dimsOf = (name: string, campaignName = ''): Record<string, string> =>
    isFeed ? { campaignName, adgroupName: name } : { showWord: name };
  const rows = items.map(({ name, campaign, cost, click = 10, impression = 100 }) => ({
    dims: dimsOf(name, campaign),
    beginDate,
    currency,
    cost,
    click,
    impression,
    conversion: '0',
  }));
  const target = isFeed
    ? ({ accountId, channel: 'feed', section: 'unit' } as const)
    : ({ accountId, channel: 'search', section: 'keyword' } as const);
  await writeFacts(test.database.db, target, rows);
}

const query = (values: object = {}) => ({ query: values });

async function summary(token: string, values: object = {}) {
  const { data } = await test.call<{ list: HomeSummary[] }>('accountSummary', { token, body: query(values) });
  return data.list;
}

describe('summary', () => {
  it('sums both channels exactly, and compares with the previous day', async () => {
    const first = await test.fixtures.addAccount({
      balance: '0.1',
      balanceTime: new Date('2026-11-20T01:00:00Z'),
    });
    const second = await test.fixtures.addAccount({
      balance: '0.2',
      balanceTime: new Date('2026-11-20T02:00:00Z'),
    });
    await addDay(first, { day, cost: '0.1', click: 2, impression: 40, conversion: '1' });
    await addDay(first, { day, cost: '0.2', click: 1, impression: 20, channel: 'feed' });
    await addDay(second, { day, cost: '0.30', click: 3, impression: 60 });
    for (const [account, channel] of [
      [first, 'search'],
      [first, 'feed'],
      [second, 'search'],
    ] as const) {
      await addDay(account, { day: dayBefore, cost: '0.1', click: 1, impression: 10, channel });
    }
    const { token } = await test.fixtures.signedIn({ accountIds: [first, second] });
    expect(await summary(token)).toEqual([
      {
        currency: 'CNY',
        accountCount: 2,
        balance: '0.3',
        balanceTime: '2026-11-20T01:00:00.000Z',
        lowCount: 2,
        emptyCount: 0,
        budgetDays: '0.7',
        day,
        figures: { cost: '0.60', impression: '120', click: '6', conversion: '1', ctr: '0.05', cpc: '0.1' },
        previous: { cost: '0.3', impression: '30', click: '3', conversion: '0', ctr: '0.1', cpc: '0.1' },
        feedCost: { beginDate: '2026-11-05', endDate: day, cost: '0.3' },
      },
    ]);
    expect((await summary(token, { accountId: second }))[0]).toMatchObject({
      accountCount: 1,
      feedCost: null,
    });
  });

  it('never adds two currencies', async () => {
    const accounts = {
      yuan: await test.fixtures.addAccount({ balance: '100' }),
      yuanToo: await test.fixtures.addAccount({ balance: '0.00' }),
      dollar: await test.fixtures.addAccount({ balance: '7.5', currency: 'USD' }),
    };
    await addDay(accounts.yuan, { day, cost: '10' });
    await addDay(accounts.yuan, { day, cost: '1000', currency: 'EUR' });
    await addDay(accounts.dollar, { day, cost: '8', currency: 'USD' });
    const { token } = await test.fixtures.signedIn({ accountIds: Object.values(accounts) });
    const list = await summary(token);
    expect(list).toMatchObject([
      { currency: 'CNY', accountCount: 2, balance: '100.00', lowCount: 0, emptyCount: 1, budgetDays: '10.0' },
      { currency: 'USD', accountCount: 1, balance: '7.5', lowCount: 1, emptyCount: 0, budgetDays: '0.9' },
    ]);
    expect(list.map(({ figures }) => figures.cost)).toEqual(['10', '8']);
  });

  it('has nulls for unknown values', async () => {
    const account = await test.fixtures.addAccount();
    const { token } = await test.fixtures.signedIn({ accountIds: [account] });
    const nothing = { cost: null, impression: null, click: null, conversion: null, ctr: null, cpc: null };
    expect(await summary(token)).toEqual([
      {
        currency: 'CNY',
        accountCount: 1,
        balance: null,
        balanceTime: null,
        lowCount: 0,
        emptyCount: 0,
        budgetDays: null,
        day,
        figures: nothing,
        previous: nothing,
        feedCost: null,
      },
    ]);
  });

  it('does not count missing recent feed data as no cost', async () => {
    const account = await test.fixtures.addAccount();
    await addDay(account, { day: '2026-10-01', cost: '5', channel: 'feed' });
    await addDay(account, { day, cost: '10' });
    const { token } = await test.fixtures.signedIn({ accountIds: [account] });
    expect(await summary(token)).toMatchObject([{ feedCost: { endDate: day, cost: null } }]);
  });

  it('computes the days left from accounts with a known balance', async () => {
    const known = await test.fixtures.addAccount({ balance: '50' });
    const unknown = await test.fixtures.addAccount();
    await addDay(known, { day, cost: '10' });
    await addDay(unknown, { day, cost: '90' });
    const { token } = await test.fixtures.signedIn({ accountIds: [known, unknown] });
    expect(await summary(token)).toMatchObject([
      { balance: '50', budgetDays: '5.0', figures: { cost: '100' } },
    ]);
  });

  it('shows the last day that every active account has', async () => {
    const [early, late, stopped] = [
      await test.fixtures.addAccount(),
      await test.fixtures.addAccount(),
      await test.fixtures.addAccount(),
    ];
    for (const one of [dayBefore, day]) await addDay(early, { day: one, cost: '10' });
    await addDay(late, { day: dayBefore, cost: '20' });
    await addDay(stopped, { day: '2026-06-01', cost: '30' });
    const { token } = await test.fixtures.signedIn({ accountIds: [early, late, stopped] });
    expect(await summary(token)).toMatchObject([{ day: dayBefore, figures: { cost: '30' } }]);
  });

  it('can be limited to the accounts that the user follows', async () => {
    const [mine, other] = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
    const { token, userId } = await test.fixtures.signedIn({ accountIds: [mine, other] });
    const neighbour = await test.fixtures.signedIn({ accountIds: [mine, other] });
    await test.database.db.insert(followedAccounts).values([
      { userId, accountId: mine },
      { userId: neighbour.userId, accountId: other },
    ]);
    expect(await summary(token, { followedOnly: true })).toMatchObject([{ accountCount: 1 }]);
    expect(await summary(token, { followedOnly: true, accountId: other })).toEqual([]);
    expect(await summary(token)).toMatchObject([{ accountCount: 2 }]);
  });

  it('is empty without accounts', async () => {
    const { token } = await test.fixtures.signedIn();
    expect(await summary(token)).toEqual([]);
  });
});

describe('trend', () => {
  const range = { beginDate: '2026-11-18', endDate: '2026-11-20', currency: 'CNY' };

  it('has every day with the corresponding day of the previous period, null without data', async () => {
    const account = await test.fixtures.addAccount();
    const dollar = await test.fixtures.addAccount({ currency: 'USD' });
    await addDay(account, { day: '2026-11-15', cost: '1', click: 1, impression: 10 });
    await addDay(account, { day: '2026-11-18', cost: '2', click: 4, impression: 16 });
    await addDay(account, { day: '2026-11-18', cost: '3.5', channel: 'feed', click: 1, impression: 4 });
    await addDay(account, { day: '2026-11-19', cost: '9' });
    await addDay(dollar, { day: '2026-11-18', cost: '100', currency: 'USD' });
    await addDay(account, { day: '2026-11-12', endDate: '2026-11-18', cost: '500' });
    await test.database.db
      .delete(facts)
      .where(and(eq(facts.accountId, account), eq(facts.beginDate, '2026-11-19')));
    const { token } = await test.fixtures.signedIn({ accountIds: [account, dollar] });
    const { data } = await test.call<{ points: HomeTrendPoint[] }>('accountTrend', {
      token,
      body: query(range),
    });
    expect(data.points.map(({ date, previousDate }) => [date, previousDate])).toEqual([
      ['2026-11-18', '2026-11-15'],
      ['2026-11-19', '2026-11-16'],
      ['2026-11-20', '2026-11-17'],
    ]);
    expect(data.points.map(({ cost, ctr, cpc, previous }) => [cost, ctr, cpc, previous.cost])).toEqual([
      ['5.5', '0.25', '1.1', '1'],
      ['0', null, null, null],
      [null, null, null, null],
    ]);
  });

  it('has no data in a currency that no account uses', async () => {
    const { token } = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
    const body = query({ ...range, currency: "x';" });
    const { data } = await test.call<{ points: HomeTrendPoint[] }>('accountTrend', { token, body });
    expect(data.points.map(({ cost }) => cost)).toEqual([null, null, null]);
  });

  it.each([
    [{ beginDate: '2026-11-20', endDate: '2026-11-19' }, { 'query.endDate': 'order' }],
    [{ beginDate: '2026-08-12', endDate: '2026-11-20' }, { 'query.endDate': 'period_too_long' }],
    [{ beginDate: '0000-01-01', endDate: '0000-01-02' }, { 'query.beginDate': 'invalid_date' }],
    [{ beginDate: '9999-12-31', endDate: '9999-12-31' }, { 'query.endDate': 'invalid_date' }],
    [{ beginDate: '2026-02-30', endDate: '2026-03-01' }, { 'query.beginDate': 'invalid' }],
  ])('rejects %j', async (wrong, fields) => {
    const { token } = await test.fixtures.signedIn();
    const response = await test.call('accountTrend', { token, body: query({ ...range, ...wrong }) });
    expect(response).toMatchObject({ code: 400, fields });
  });

  it('accepts 100 days', async () => {
    const { token } = await test.fixtures.signedIn();
    const body = query({ ...range, beginDate: '2026-08-13', endDate: '2026-11-20' });
    const { data } = await test.call<{ points: HomeTrendPoint[] }>('accountTrend', { token, body });
    expect(data.points).toHaveLength(100);
  });
});

describe('movers', () => {
  interface Movers {
    day: string;
    previousDay: string;
    list: Mover[];
  }
  async function movers(token: string) {
    const { data } = await test.call<Movers>('accountMovers', { token, body: query() });
    return data;
  }

  it('are the five with the largest change in cost, each with the metric that changed most', async () => {
    const account = await test.fixtures.addAccount({ accountName: 'Kaede' });
    await addItems({ accountId: account, day: dayBefore }, [
      { name: 'a', cost: '100' },
      { name: 'b', cost: '80', click: 10 },
      { name: 'same', cost: '50' },
      { name: 'gone', cost: '40' },
      { name: 'slow', cost: '10' },
      { name: 'slower', cost: '10' },
    ]);
    await addItems({ accountId: account, day }, [
      { name: 'a', cost: '160', click: 10 },
      { name: 'b', cost: '60', click: 2, impression: 20 },
      { name: 'same', cost: '50' },
      { name: 'new', cost: '30.50' },
      { name: 'slow', cost: '12' },
      { name: 'slower', cost: '11' },
    ]);
    const { token } = await test.fixtures.signedIn({ accountIds: [account] });
    const { list, ...days } = await movers(token);
    expect(days).toEqual({ day, previousDay: dayBefore });
    expect(list.map(({ name, metric, change }) => [name, metric, change])).toEqual([
      ['a', 'cost', '0.6'],
      ['gone', 'cost', '-1'],
      ['new', 'cost', null],
      ['b', 'cpc', '2.75'],
      ['slow', 'cost', '0.2'],
    ]);
    expect(list[2]).toEqual({
      channel: 'search',
      name: 'new',
      accountId: account,
      accountName: 'Kaede',
      currency: 'CNY',
      metric: 'cost',
      value: '30.50',
      previousValue: '0',
      change: null,
    });
  });

  it('are current after any change of facts, names and access', async () => {
    const [one, two] = [
      await test.fixtures.addAccount({ accountName: 'Kaede' }),
      await test.fixtures.addAccount({ accountName: 'Maple' }),
    ];
    for (const accountId of [one, two]) {
      await addItems({ accountId, day: dayBefore }, [{ name: 'tea', cost: '10' }]);
      await addItems({ accountId, day }, [{ name: 'tea', cost: '20' }]);
    }
    const { token } = await test.fixtures.signedIn({ accountIds: [one] });
    const both = await test.fixtures.signedIn({ accountIds: [one, two] });
    const shown = async (of: string) =>
      (await movers(of)).list.map(({ accountName, name, value }) => `${accountName}: ${name} ${value}`);
    expect(await shown(token)).toEqual(['Kaede: tea 20']);
    expect(await shown(both.token)).toHaveLength(2);
    await addItems({ accountId: one, day }, [{ name: 'coffee', cost: '7' }]);
    expect(await shown(token)).toEqual(['Kaede: tea 20', 'Kaede: coffee 7']);
    await test.database.db.update(accounts).set({ accountName: 'Ahorn' }).where(eq(accounts.accountId, one));
    expect(await shown(token)).toEqual(['Ahorn: tea 20', 'Ahorn: coffee 7']);
    await test.database.db.delete(facts).where(and(eq(facts.accountId, one), eq(facts.beginDate, day)));
    expect(await shown(token)).not.toContain('Ahorn: coffee 7');
    expect(await shown(both.token)).toContain('Maple: tea 20');
  });

  it('rank items below 1% of the day’s cost last', async () => {
    const account = await test.fixtures.addAccount();
    const small = Array.from({ length: 4 }, (_, index) => `small ${index}`);
    await addItems({ accountId: account, day: dayBefore }, [
      { name: 'big', cost: '10000' },
      { name: 'steady', cost: '200' },
      ...small.map((name) => ({ name, cost: '1' })),
    ]);
    await addItems({ accountId: account, day }, [
      { name: 'big', cost: '9000' },
      { name: 'steady', cost: '201' },
      ...small.map((name) => ({ name, cost: '50' })),
    ]);
    const { token } = await test.fixtures.signedIn({ accountIds: [account] });
    const { list } = await movers(token);
    expect(list.map(({ name }) => name)).toEqual(['big', 'steady', 'small 0', 'small 1', 'small 2']);
  });

  it('sum a keyword within its account, a unit within its campaign', async () => {
    const [one, two] = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
    for (const [date, cost] of [
      [dayBefore, '10'],
      [day, '20'],
    ] as const) {
      await writeFacts(
        test.database.db,
        { accountId: one, channel: 'search', section: 'keyword' },
        ['left', 'right'].map((adgroupName) => ({
          dims: { adgroupName, showWord: 'tea' },
          beginDate: date,
          cost,
          impression: 1,
          click: 1,
          conversion: '0',
        })),
      );
      await addItems({ accountId: two, day: date }, [{ name: 'tea', cost }]);
      await addItems({ accountId: two, day: date }, [
        { name: 'all', campaign: 'x', cost },
        { name: 'all', campaign: 'y', cost },
      ]);
    }
    const { token } = await test.fixtures.signedIn({ accountIds: [one, two] });
    const { list } = await movers(token);
    expect(list.map(({ channel, name, accountId, value }) => [channel, name, accountId, value])).toEqual([
      ['search', 'tea', one, '40'],
      ['search', 'tea', two, '20'],
      ['feed', 'all', two, '20'],
      ['feed', 'all', two, '20'],
    ]);
  });

  it('compare amounts within one currency only', async () => {
    const yuan = await test.fixtures.addAccount();
    const dollar = await test.fixtures.addAccount({ currency: 'USD' });
    const at = (accountId: number, date: string) => ({ accountId, day: date });
    await addItems(at(yuan, dayBefore), [{ name: 'yuan', cost: '1000' }]);
    await addItems(at(yuan, day), [{ name: 'yuan', cost: '1100' }]);
    await addItems({ ...at(dollar, dayBefore), currency: 'USD' }, [{ name: 'dollar', cost: '10' }]);
    await addItems({ ...at(dollar, day), currency: 'USD' }, [{ name: 'dollar', cost: '20' }]);
    const { token } = await test.fixtures.signedIn({ accountIds: [yuan, dollar] });
    const { list } = await movers(token);
    expect(list.map(({ name, currency }) => [name, currency])).toEqual([
      ['dollar', 'USD'],
      ['yuan', 'CNY'],
    ]);
  });

  it('exclude an account without data on one of the days', async () => {
    const [whole, half] = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
    await addItems({ accountId: whole, day: dayBefore }, [{ name: 'whole', cost: '10' }]);
    await addItems({ accountId: whole, day }, [{ name: 'whole', cost: '11' }]);
    await addItems({ accountId: half, day }, [{ name: 'half', cost: '500' }]);
    const { token } = await test.fixtures.signedIn({ accountIds: [whole, half] });
    const { list } = await movers(token);
    expect(list.map(({ name }) => name)).toEqual(['whole']);
  });

  it('are none without data', async () => {
    const { token } = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
    expect(await movers(token)).toEqual({ day, previousDay: dayBefore, list: [] });
    const nobody = await test.fixtures.signedIn();
    expect(await movers(nobody.token)).toEqual({ day, previousDay: dayBefore, list: [] });
  });
});

describe('following', () => {
  const follow = (token: string, accountId: number, isFollowed: boolean) =>
    test.call('accountFollow', { token, body: { accountId, isFollowed } });
  const followed = () => test.database.db.select().from(followedAccounts);
  const countOf = async (userId: string) => (await followed()).filter((one) => one.userId === userId).length;

  it('is idempotent, also for concurrent requests, and can be undone', async () => {
    const account = await test.fixtures.addAccount();
    const { token, userId } = await test.fixtures.signedIn({ accountIds: [account] });
    const responses = await Promise.all(Array.from({ length: 8 }, () => follow(token, account, true)));
    expect(responses.map(({ code, data }) => [code, data])).toEqual(
      responses.map(() => [200, { isFollowed: true }]),
    );
    expect(await countOf(userId)).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      expect(await follow(token, account, false)).toMatchObject({ code: 200, data: { isFollowed: false } });
    }
    expect(await countOf(userId)).toBe(0);
  });

  it('is rejected for an account without access, and needs an account', async () => {
    const account = await test.fixtures.addAccount();
    const { token, userId } = await test.fixtures.signedIn();
    expect(await follow(token, account, true)).toMatchObject({ code: 403 });
    expect(await follow(token, 0, true)).toMatchObject({ code: 400 });
    expect(await countOf(userId)).toBe(0);
  });
});

describe('a user with one channel', () => {
  it('sees only data of that channel', async () => {
    const { db } = test.database;
    const accountId = await test.fixtures.addAccount({ balance: '100', balanceTime: new Date() });
    for (const [channel, cost] of [
      ['search', '7'],
      ['feed', '2'],
    ] as const) {
      await addDay(accountId, { day, channel, cost, click: 3, impression: 30 });
      await addDay(accountId, { day: dayBefore, channel, cost: '1' });
    }
    await addItems({ accountId, day }, [{ name: 'secret words', cost: '7' }]);
    await addItems({ accountId, day: dayBefore }, [{ name: 'secret words', cost: '1' }]);
    await addItems({ accountId, day }, [{ name: 'unit', campaign: 'c', cost: '2' }]);
    await addItems({ accountId, day: dayBefore }, [{ name: 'unit', campaign: 'c', cost: '1' }]);
    const tokenWith = async (permissions: string[]) => {
      const { userId, token } = await test.fixtures.signedIn({ accountIds: [accountId], role: null });
      const [role] = await db
        .insert(roles)
        .values({ name: `role ${userId}`, permissions })
        .returning();
      await db.insert(userRoles).values({ userId, roleId: role?.id ?? '' });
      return token;
    };
    const readAll = async (token: string) => {
      const range = { beginDate: dayBefore, endDate: day, currency: 'CNY' };
      const trend = await test.call<{ points: HomeTrendPoint[] }>('accountTrend', {
        token,
        body: query(range),
      });
      const movers = await test.call<{ list: Mover[] }>('accountMovers', { token, body: query() });
      const list = await test.call<{ list: { lastDayCost: string | null; channels: string[] }[] }>(
        'accountList',
        {
          token,
          body: {},
        },
      );
      const [first] = await summary(token);
      return {
        summary: [first?.figures.cost, first?.figures.click, first?.feedCost?.cost],
        trend: trend.data.points.map(({ cost }) => cost),
        movers: movers.data.list.map(({ name }) => name).sort(),
        list: list.data.list.map(({ lastDayCost, channels }) => ({ lastDayCost, channels })),
      };
    };
    expect(await readAll(await tokenWith(['report:search:view', 'report:feed:view']))).toEqual({
      summary: ['9', '6', '3'],
      trend: ['2', '9'],
      movers: ['secret words', 'unit'],
      list: [{ lastDayCost: '9', channels: ['search', 'feed'] }],
    });
    expect(await readAll(await tokenWith(['report:feed:view']))).toEqual({
      summary: ['2', '3', '3'],
      trend: ['1', '2'],
      movers: ['unit'],
      list: [{ lastDayCost: '2', channels: ['feed'] }],
    });
    expect(await readAll(await tokenWith(['report:search:view']))).toEqual({
      summary: ['7', '3', undefined],
      trend: ['1', '7'],
      movers: ['secret words'],
      list: [{ lastDayCost: '7', channels: ['search'] }],
    });
    expect(await readAll(await tokenWith(['report:field:edit']))).toEqual({
      summary: [null, null, undefined],
      trend: [null, null],
      movers: [],
      list: [{ lastDayCost: null, channels: [] }],
    });
  });
});
