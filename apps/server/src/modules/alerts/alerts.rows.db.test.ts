import {
  endpoints,
  scheduleRangesOf,
  type AlertRule,
  type Message,
  type Period,
  type ReportWhere,
  type ScheduleRange,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test as property } from 'vitest';
import { scheduleRange } from '../../kits/report-views/schedule-range';
import { reportViews } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { propertyRuns } from '../../testing/property-runs';
import { watchAlerts } from './jobs';

let test: TestApp;
const manual = createManualJobs();
const keyword = { channel: 'search', section: 'keyword' } as const;

beforeAll(async () => {
  test = await createTestApp({ jobs: manual.jobs });
});
afterAll(() => test.close());

interface Owner {
  accountId: number;
  token: string;
}

async function addOwner(): Promise<Owner> {
  const accountId = await test.fixtures.addAccount({ accountName: 'Kaede' });
  return { accountId, token: (await test.fixtures.signedIn({ accountIds: [accountId] })).token };
}

interface Watched {
  where: ReportWhere;
  period?: Period;
  range?: ScheduleRange;
  threshold?: string;
}

const ruleOf = (
  { accountId }: Owner,
  { where, period = 'custom', range = 'last7Days', threshold = '0' }: Watched,
) => ({
  id: randomUUID(),
  accountId,
  kind: 'rowsOver',
  threshold,
  period,
  range,
  query: { ...keyword, name: `Rows ${randomUUID().slice(0, 8)}`, content: { where } },
});
const save = ({ token }: Owner, body: object) => test.call<AlertRule>('alertRuleSave', { token, body });
async function messagesOf({ token }: Owner): Promise<Message[]> {
  const body = { query: { msgType: 6 } };
  return (await test.call<{ list: Message[] }>('messageList', { token, body })).data.list;
}
const stateOf = async ({ token }: Owner, id: string) => {
  const { data } = await test.call<{ list: AlertRule[] }>('alertRuleList', { token, body: {} });
  return data.list.find((rule) => rule.id === id)?.isOpen;
};

async function check(): Promise<void> {
  manual.waiting.length = 0;
  await manual.jobs.send(watchAlerts.queue, {}, { singletonKey: 'next' });
  await manual.runOne();
}

const factArbitrary = fc.record({
  day: fc.integer({ min: 6, max: 19 }),
  showWord: fc.constantFrom('', 'tea', 'a"b', '%_', '茶'),
  impression: fc.nat(50),
  click: fc.nat(5),
  cost: fc.nat(900).map((cents) => (cents / 100).toFixed(2)),
  conversion: fc.nat(1).map(String),
});
type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];

function factsOf(facts: readonly Fact[]) {
  const unique = new Map(facts.map((fact) => [`${String(fact.day)} ${fact.showWord}`, fact]));
  return [...unique.values()].map(({ day, showWord, ...metrics }) => ({
    ...metrics,
    beginDate: `2026-11-${String(day).padStart(2, '0')}`,
    dims: { showWord, campaignName: 'Autumn' },
  }));
}

property(
  'an alert fires exactly when the report with its conditions has more rows than its number',
  async () => {
    const where: fc.Arbitrary<ReportWhere> = fc.subarray(
      [
        [{ column: 'cost', operator: 'gt', values: ['5'] }],
        [{ column: 'showWord', operator: 'new', values: [] }],
        [
          { column: 'conversion', operator: 'eq', values: ['0'] },
          { column: 'showWord', operator: 'contains', values: ['A'] },
        ],
      ],
      { minLength: 1 },
    );
    const timing = fc
      .constantFrom<Period>('custom', 'daily', 'weekly')
      .chain((period) =>
        fc.record({ period: fc.constant(period), range: fc.constantFrom(...scheduleRangesOf(period)) }),
      );
    const outcomes = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(factArbitrary, { minLength: 1, maxLength: 25 }),
        where,
        timing,
        fc.nat(3),
        async (facts, conditions, { period, range }, limit) => {
          const owner = await addOwner();
          await writeFacts(test.database.db, { accountId: owner.accountId, ...keyword }, factsOf(facts));
          const rule = ruleOf(owner, { where: conditions, period, range, threshold: String(limit) });
          expect((await save(owner, rule)).code).toBe(200);
          await check();
          const today = test.clock.today('Asia/Shanghai');
          const response = await test.call('searchReportList', {
            token: owner.token,
            params: { section: 'keyword', period },
            body: {
              query: { ...scheduleRange(range, { period, today }), where: conditions },
              page: { number: 1, size: 10 },
            },
          });
          const isOver = (response.page?.totalCount ?? 0) > limit;
          outcomes.add(isOver);
          expect((await messagesOf(owner)).length).toBe(isOver ? 1 : 0);
          expect(await stateOf(owner, rule.id)).toBe(isOver);
        },
      ),
      { numRuns: propertyRuns(15), seed: 3 },
    );
    expect([...outcomes].toSorted()).toEqual([false, true]);
  },
);

describe('an alert of a report', () => {
  const burning: ReportWhere = [[{ column: 'cost', operator: 'gt', values: ['5'] }]];
  const addRows = ({ accountId }: Owner, words: readonly string[], cost: string) =>
    writeFacts(
      test.database.db,
      { accountId, ...keyword },
      words.map((showWord) => ({
        beginDate: '2026-11-18',
        impression: 10,
        click: 1,
        cost,
        conversion: '0',
        dims: { showWord, campaignName: 'Autumn' },
      })),
    );

  it('reports once, and links to the rows', async () => {
    const owner = await addOwner();
    await addRows(owner, ['tea', 'maple'], '9.00');
    const rule = ruleOf(owner, { where: burning, threshold: '1' });
    const { data } = await save(owner, rule);
    expect(data.report).toMatchObject({
      ...keyword,
      name: rule.query.name,
      period: 'custom',
      range: 'last7Days',
    });
    await check();
    await check();
    const [message, ...more] = await messagesOf(owner);
    expect(more).toEqual([]);
    expect(message?.titleen).toBe(`Report alert: ${rule.query.name}, Kaede`);
    expect(message?.introduceen).toContain('has 2 rows');
    const link = new URL(message?.link ?? '', 'https://ads.example.com');
    expect(link.pathname).toBe('/keywordSearch/keyword/keywordCustom');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      view: data.report?.viewId,
      accountId: String(owner.accountId),
    });
  });

  it('stores neither rule nor view if one of them is rejected', async () => {
    const owner = await addOwner();
    const count = () => test.database.db.$count(reportViews);
    const before = await count();
    const rule = ruleOf(owner, { where: burning });
    const rejected = [
      { ...rule, range: 'last4Weeks' },
      { ...rule, period: undefined },
      { ...rule, kind: 'noData', threshold: '5' },
      { ...rule, threshold: '1.5' },
      {
        ...rule,
        query: { ...rule.query, content: { where: [[{ column: 'device', operator: 'empty', values: [] }]] } },
      },
    ];
    for (const body of rejected) expect((await save(owner, body)).code).toBe(400);
    expect(await count()).toBe(before);
    expect((await save(owner, rule)).code).toBe(200);
    expect((await save(owner, rule)).code).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('says once that it needs attention, until its view is valid again', async () => {
    const owner = await addOwner();
    await addRows(owner, ['tea'], '9.00');
    const { data } = await save(owner, ruleOf(owner, { where: burning }));
    const { db } = test.database;
    const problem = async () => {
      await check();
      await check();
      const { token } = owner;
      const found = await test.call<{ list: AlertRule[] }>('alertRuleList', { token, body: {} });
      return found.data.list[0]?.problem;
    };
    const setWhere = (where: ReportWhere) =>
      db
        .update(reportViews)
        .set({ content: { where } })
        .where(eq(reportViews.id, data.report?.viewId ?? ''));
    expect(await problem()).toBeNull();
    const before = (await messagesOf(owner)).length;
    // a column that the report no longer has
    await setWhere([[{ column: 'device', operator: 'empty', values: [] }]]);
    expect(await problem()).toBe('viewInvalid');
    expect((await messagesOf(owner)).length).toBe(before + 1);
    await setWhere(burning);
    expect(await problem()).toBeNull();
    expect((await messagesOf(owner)).length).toBe(before + 1);
  });

  it('does nothing without its view, which it still names', async () => {
    const owner = await addOwner();
    await addRows(owner, ['tea'], '9.00');
    const rule = ruleOf(owner, { where: burning });
    const { data } = await save(owner, rule);
    const id = endpoints.reportViewDelete.body.parse({ id: data.report?.viewId }).id;
    await test.call('reportViewDelete', { token: owner.token, body: { id } });
    await check();
    expect(await messagesOf(owner)).toMatchObject([
      { titleen: expect.stringContaining('needs attention') as string },
    ]);
    const { data: after } = await test.call<{ list: AlertRule[] }>('alertRuleList', {
      token: owner.token,
      body: {},
    });
    expect(after.list[0]?.report).toMatchObject({ viewId: null, name: rule.query.name });
  });

  it('needs a view that its user can see', async () => {
    const [owner, other] = [await addOwner(), await addOwner()];
    const { data } = await save(other, ruleOf(other, { where: burning }));
    const { query: _query, ...rule } = ruleOf(owner, { where: burning });
    expect((await save(owner, { ...rule, viewId: data.report?.viewId })).code).toBe(404);
  });
});
