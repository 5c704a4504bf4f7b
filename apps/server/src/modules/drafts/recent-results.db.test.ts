import type { Section } from '@meridian/api-client/contract';
import type { RecentResults } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFacts, type TestFact } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';

type User = { userId: string; token: string };
let test: TestApp;
let ann: User;
let stranger: User;

/** The test clock is at 20 November. */
const yesterday = '2026-11-19';
const firstDay = '2026-10-21';

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Creates an account with a draft, reports and a user. */
async function addDraft(reports: Partial<Record<Section, TestFact[]>>): Promise<string> {
  const accountId = await test.fixtures.addAccount();
  const id = randomUUID();
  ann = await test.fixtures.signedIn({ accountIds: [accountId] });
  stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
  await test.call('draftSave', { token: ann.token, body: { id, accountId, name: 'Winter' } });
  for (const [section, facts] of Object.entries(reports)) {
    // asserted: the keys are sections
    const target = { accountId, channel: 'search', section: section as Section } as const;
    await writeFacts(test.database.db, target, facts);
  }
  return id;
}
const request = (id: string, { token }: User) =>
  test.call<RecentResults>('draftRecentResults', { token, body: { id } });
async function resultsOf(id: string): Promise<RecentResults> {
  const { code, data } = await request(id, ann);
  expect(code).toBe(200);
  return data;
}
const fact = (beginDate: string, cost: string, more: Partial<TestFact> = {}): TestFact => ({
  beginDate,
  cost,
  impression: 100,
  click: 10,
  conversion: '2',
  ...more,
});
const campaign = (campaignName: string, campaignStatus = 'serving') => ({
  dims: { campaignName, campaignStatus },
});

it('returns the quartiles of campaigns and days', async () => {
  const costs = ['10.00', '20.00', '30.00', '40.00', '50.00'];
  const days = costs.map((cost, index) =>
    fact(`2026-11-1${index}`, cost, { ...campaign('Ski'), impression: 100 * (index + 1), click: 10 }),
  );
  const results = await resultsOf(await addDraft({ campaign: days }));
  expect(results).toEqual({
    dayCount: 5,
    perDay: {
      impression: { lower: 200, median: 300, upper: 400 },
      click: { lower: 10, median: 10, upper: 10 },
      cost: { lower: 20, median: 30, upper: 40 },
    },
    clickPrice: { lower: 2, median: 3, upper: 4 },
    conversionCost: { lower: 10, median: 15, upper: 20 },
    devices: [],
    hours: [],
    regions: [],
  });
});

it('counts a campaign whose status changed within a day once', async () => {
  const { dayCount, perDay } = await resultsOf(
    await addDraft({
      campaign: [
        fact(yesterday, '10.00', campaign('Ski')),
        fact(yesterday, '5.00', campaign('Ski', 'paused')),
        fact(firstDay, '15.00', campaign('Ski')),
      ],
    }),
  );
  expect([dayCount, perDay?.cost.lower, perDay?.cost.upper]).toEqual([2, 15, 15]);
});

it.each<[string, TestFact]>([
  ['today', fact('2026-11-20', '1.00')],
  ['the day before the last 30', fact('2026-10-20', '1.00')],
  ['a week without days', fact('2026-11-09', '1.00', { endDate: '2026-11-15' })],
  ['another currency', fact(yesterday, '1.00', { currency: 'USD' })],
  ['a day without impressions', fact(yesterday, '0', { impression: 0, click: 0 })],
])('excludes %s', async (_, left) => {
  const results = await resultsOf(await addDraft({ campaign: [{ ...left, ...campaign('Ski') }] }));
  expect(results).toEqual({
    dayCount: 0,
    perDay: null,
    clickPrice: null,
    conversionCost: null,
    devices: [],
    hours: [],
    regions: [],
  });
});

it('returns no cost of clicks and conversions if there were none', async () => {
  const days = [fact(yesterday, '0', { ...campaign('Ski'), click: 0, conversion: '0' })];
  const { perDay, clickPrice, conversionCost } = await resultsOf(await addDraft({ campaign: days }));
  expect([perDay?.click.median, clickPrice, conversionCost]).toEqual([0, null, null]);
});

it('sums devices, hours and regions', async () => {
  const results = await resultsOf(
    await addDraft({
      device: [
        fact(firstDay, '1.00', { dims: { device: 'pc' } }),
        fact(yesterday, '2.50', { dims: { device: 'pc' } }),
        fact(yesterday, '4.00', { dims: { device: 'mobile' } }),
      ],
      timePeriod: [
        fact(yesterday, '3.00', { dims: { hour: '9' } }),
        fact(yesterday, '2.00', { dims: { hour: '09:00-10:00' } }),
        fact(yesterday, '1.00', { dims: { hour: '23' } }),
        fact(yesterday, '1.00', { dims: { hour: 'unknown' } }),
      ],
      region: [fact(yesterday, '6.00', { dims: { provinceName: '江苏', cityName: '南京' } })],
    }),
  );
  expect(results.devices).toEqual([
    { device: 'mobile', impression: 100, click: 10, cost: 4 },
    { device: 'pc', impression: 200, click: 20, cost: 3.5 },
  ]);
  expect(results.hours).toEqual([
    { hour: 9, impression: 200, click: 20, cost: 5 },
    { hour: 23, impression: 100, click: 10, cost: 1 },
  ]);
  expect(results.regions).toEqual([
    { provinceName: '江苏', cityName: '南京', impression: 100, click: 10, cost: 6 },
  ]);
});

it('shows nothing to a user without access, or of another account', async () => {
  const id = await addDraft({ campaign: [fact(yesterday, '10.00', campaign('Ski'))] });
  expect((await request(id, stranger)).code).toBe(404);
  const other = await addDraft({});
  expect((await resultsOf(other)).dayCount).toBe(0);
});
