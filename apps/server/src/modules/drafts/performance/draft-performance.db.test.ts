import {
  performanceMetrics,
  performanceSections,
  performanceValue,
  metrics,
  type EndpointData,
  type endpoints,
  type PerformanceKind,
  type PerformanceRow,
  type ReportList,
  type ReportRow,
} from '@meridian/api-client/contract';
import { emptyFields } from '@meridian/draft-editor/core';
import { Big } from 'big.js';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftSyncs, roles, userRoles } from '../../../platform/db/schema';
import { writeFacts, type TestFact } from '../../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../../testing';
import { propertyRuns } from '../../../testing/property-runs';

type User = { userId: string; token: string };
type Performance = EndpointData<typeof endpoints.draftPerformance>;
const kinds = ['campaign', 'unit', 'keyword', 'creative'] as const;
const query = { beginDate: '2026-11-01', endDate: '2026-11-19' };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** An item of the account, with its names there. */
interface Item {
  kind: PerformanceKind;
  id: string;
  parentId: string;
  names: { campaignName: string; adgroupName: string; showWord: string; ideaTitle: string; ideaDesc: string };
}
const noNames = { campaignName: '', adgroupName: '', showWord: '', ideaTitle: '', ideaDesc: '' };

/** Two campaigns of two units of the same names, each with the same keywords and creatives. */
const items: Item[] = ['c0', 'c1'].flatMap((campaign) => [
  { kind: 'campaign', id: campaign, parentId: '', names: { ...noNames, campaignName: `Ski ${campaign}` } },
  ...['u0', 'u1'].flatMap((unit): Item[] => {
    const id = `${campaign}${unit}`;
    const names = { ...noNames, campaignName: `Ski ${campaign}`, adgroupName: `滑雪 ${unit}` };
    const contents = ['0', '1'].flatMap((at): Item[] => [
      { kind: 'keyword', id: `${id}k${at}`, parentId: id, names: { ...names, showWord: `词 ${at}` } },
      {
        kind: 'creative',
        id: `${id}i${at}`,
        parentId: id,
        names: { ...names, ideaTitle: 'Snow', ideaDesc: `text ${at}` },
      },
    ]);
    return [{ kind: 'unit', id, parentId: campaign, names }, ...contents];
  }),
]);

function fieldsOf({ kind, names }: Pick<Item, 'kind' | 'names'>): Record<string, unknown> {
  const { campaignName, adgroupName, showWord, ideaTitle, ideaDesc } = names;
  switch (kind) {
    case 'campaign':
      return { ...emptyFields.campaign, campaignName };
    case 'unit':
      return { ...emptyFields.unit, adgroupName };
    case 'keyword':
      return { ...emptyFields.keyword, keyword: showWord };
    case 'creative':
      return { ...emptyFields.creative, title: ideaTitle, description1: ideaDesc };
  }
}

const renamed = (names: Item['names']): Item['names'] => ({
  ...names,
  campaignName: `${names.campaignName} 2`,
  adgroupName: `${names.adgroupName} 2`,
  showWord: `${names.showWord} 2`,
  ideaTitle: `${names.ideaTitle} 2`,
});

interface Space {
  user: User;
  accountId: number;
  id: string;
}

/** Creates an account and a draft of its items: `isLive` those that the draft has from there, `isRenamed` those it has renamed since. */
async function openDraft(
  isLive: (item: Item) => boolean,
  isRenamed: (item: Item) => boolean,
): Promise<Space> {
  const accountId = await test.fixtures.addAccount();
  const user = await test.fixtures.signedIn({ accountIds: [accountId] });
  const id = randomUUID();
  const save = (body: object) => test.call('draftSave', { token: user.token, body });
  await save({ id, accountId, name: 'Winter' });
  const commands = items.map((item) => {
    const names = isRenamed(item) ? renamed(item.names) : item.names;
    const row = { id: item.id, ...fieldsOf({ ...item, names }) };
    const placements = [{ parentId: item.parentId, rows: [row] }];
    return { id: randomUUID(), command: { type: 'add', kind: item.kind, placements } };
  });
  expect((await save({ id, version: 0, commands })).code).toBe(200);
  const live = items.filter(isLive).map((item) => ({
    draftId: id,
    kind: item.kind,
    rowId: item.id,
    providerId: `p-${item.id}`,
    parentId: item.parentId,
    rowVersion: 1,
    base: fieldsOf(item),
  }));
  if (live.length > 0) await test.database.db.insert(draftSyncs).values(live);
  return { user, accountId, id };
}

async function performanceOf(
  { user, id }: Pick<Space, 'user' | 'id'>,
  kind: PerformanceKind,
  within?: string,
): Promise<Map<string, PerformanceRow>> {
  const rows = new Map<string, PerformanceRow>();
  for (let from: number | null = 0; from !== null;) {
    const body: object = { id, kind, within, query, from };
    const response: { code: number; data: Performance } = await test.call('draftPerformance', {
      token: user.token,
      body,
    });
    expect(response.code).toBe(200);
    const { ids, currencies: _currencies, next, ...lists } = response.data;
    ids.forEach((rowId, at) =>
      rows.set(rowId, {
        impression: lists.impression[at] ?? null,
        click: lists.click[at] ?? null,
        cost: lists.cost[at] ?? null,
        conversion: lists.conversion[at] ?? null,
        landPageExperience: lists.landPageExperience[at] ?? '',
        businessRelationship: lists.businessRelationship[at] ?? '',
        estimatedClickRate: lists.estimatedClickRate[at] ?? '',
      }),
    );
    from = next;
  }
  return rows;
}

async function reportOf(
  { user, accountId }: Space,
  kind: PerformanceKind,
  more: object,
): Promise<ReportList> {
  const { code, data } = await test.call<ReportList>('searchReportList', {
    token: user.token,
    params: { section: performanceSections[kind], period: 'custom' },
    body: { query: { accountId, ...query, ...more }, page: { number: 1, size: 50 } },
  });
  expect(code).toBe(200);
  return data;
}

/** The report's rows of an item, of which there is one per currency. */
async function reportRowsOf(space: Space, { kind, names }: Item): Promise<ReportRow[]> {
  const inCampaign = { campaignName: [names.campaignName] };
  const inUnit = { ...inCampaign, adgroupName: [names.adgroupName] };
  const isDescribed = [[{ column: 'ideaDesc', operator: 'in', values: [names.ideaDesc] }]];
  const named = {
    campaign: { groupBy: 'campaignName', ...inCampaign },
    unit: { groupBy: 'adgroupName', ...inUnit },
    keyword: { groupBy: 'showWord', ...inUnit },
    creative: { groupBy: 'ideaTitle', ...inUnit, where: isDescribed },
  } as const;
  const { list } = await reportOf(space, kind, named[kind]);
  return kind === 'keyword' ? list.filter(({ showWord }) => showWord === names.showWord) : list;
}

const numeric = (value: ReportRow[string] | undefined) =>
  value === null || value === undefined ? null : new Big(value).toFixed();

const factArbitrary = fc.record({
  item: fc.nat(items.length - 1),
  day: fc.integer({ min: -2, max: 20 }),
  attribute: fc.nat(2),
  currency: fc.oneof(
    { weight: 9, arbitrary: fc.constant('CNY') },
    { weight: 1, arbitrary: fc.constant('USD') },
  ),
  impression: fc.oneof(fc.constant(null), fc.constant(0), fc.nat(5_000)),
  click: fc.oneof(fc.constant(null), fc.constant(0), fc.nat(90)),
  cost: fc.oneof(
    fc.constant(null),
    fc.constant('0.00'),
    fc.nat(99_999).map((cents) => (cents / 100).toFixed(2)),
    fc.nat(99_999_999).map((millionths) => (millionths / 1_000_000).toFixed(6)),
  ),
  conversion: fc.oneof(
    fc.constant(null),
    fc.nat(60).map((tenths) => (tenths / 10).toFixed(1)),
  ),
});
type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];

function factOf({ item, day, attribute, ...values }: Fact): TestFact {
  const { names } = items[item] ?? { names: noNames };
  const code = ['good', 'normal', 'bad'][attribute] ?? '';
  const beginDate = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
  const states = { campaignStatus: code, adgroupStatus: code, ideaStatus: code };
  const matchType = ['exact', 'phrase'][attribute % 2] ?? '';
  return {
    ...values,
    beginDate,
    dims: { ...names, ...states, matchType, landPageExperience: String(attribute + 1) },
  };
}

async function storeFacts({ accountId }: Space, facts: readonly Fact[]): Promise<void> {
  for (const kind of kinds) {
    const own = facts.filter(({ item }) => items[item]?.kind === kind).map(factOf);
    const unique = new Map(
      own.map((fact) => [JSON.stringify([fact.dims, fact.beginDate, fact.currency]), fact]),
    );
    const target = { accountId, channel: 'search', section: performanceSections[kind] } as const;
    await writeFacts(test.database.db, target, [...unique.values()]);
  }
}

it('shows beside each row of the account what the report says about its item', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(factArbitrary, { maxLength: 80, size: 'max' }),
      fc.uniqueArray(fc.nat(items.length - 1), { maxLength: 6 }),
      fc.uniqueArray(fc.nat(items.length - 1), { maxLength: 6 }),
      async (facts, newOnes, renamedOnes) => {
        const isNew = (item: Item): boolean =>
          newOnes.includes(items.indexOf(item)) ||
          items.some((one) => one.id === item.parentId && isNew(one));
        const space = await openDraft(
          (item) => !isNew(item),
          (item) => renamedOnes.includes(items.indexOf(item)),
        );
        await storeFacts(space, facts);
        for (const kind of kinds) {
          const shown = await performanceOf(space, kind);
          for (const item of items.filter((each) => each.kind === kind)) {
            const row = shown.get(item.id);
            const expected = isNew(item) ? [] : await reportRowsOf(space, item);
            expect([item.id, row === undefined]).toEqual([item.id, expected.length === 0]);
            if (row) expectSame(row, expected);
          }
        }
      },
    ),
    { numRuns: propertyRuns(6) },
  );
});

function expectSame(row: PerformanceRow, expected: readonly ReportRow[]): void {
  const [only] = expected;
  const isOneCurrency = expected.length === 1;
  for (const id of performanceMetrics) {
    const { dataKey, isMoney } = metrics[id];
    const value = numeric(performanceValue(row, id));
    if (isOneCurrency) expect([id, value]).toEqual([id, numeric(only?.[dataKey])]);
    else if (isMoney) expect([id, value]).toEqual([id, null]);
  }
}

it('adds up to the totals of the report', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(factArbitrary, { minLength: 40, maxLength: 80 }), async (facts) => {
      const space = await openDraft(
        () => true,
        () => false,
      );
      await storeFacts(
        space,
        facts.map((fact) => ({ ...fact, currency: 'CNY' })),
      );
      for (const kind of kinds) {
        const shown = [...(await performanceOf(space, kind)).values()];
        const { summary } = await reportOf(space, kind, {});
        for (const key of ['impression', 'click', 'cost', 'conversion'] as const) {
          const total = shown.reduce((sum, row) => sum.plus(row[key] ?? 0), new Big(0));
          expect([kind, key, total.round(2).toFixed()]).toEqual([kind, key, numeric(summary[key]) ?? '0']);
        }
      }
    }),
    { numRuns: propertyRuns(4) },
  );
});

const fact = (item: string, more: Partial<Fact> = {}): Fact => ({
  item: items.findIndex(({ id }) => id === item),
  day: 3,
  attribute: 0,
  currency: 'CNY',
  impression: 100,
  click: 10,
  cost: '5.00',
  conversion: '1.0',
  ...more,
});
const asInAccount = () =>
  openDraft(
    () => true,
    () => false,
  );

it('lists only rows within a campaign or a unit', async () => {
  const space = await asInAccount();
  await storeFacts(
    space,
    ['c0u0k0', 'c0u1k1', 'c1u0k0'].map((id) => fact(id)),
  );
  expect([...(await performanceOf(space, 'keyword', 'c0')).keys()].sort()).toEqual(['c0u0k0', 'c0u1k1']);
  expect([...(await performanceOf(space, 'keyword', 'c0u1')).keys()]).toEqual(['c0u1k1']);
});

it('finds a moved row under the names of the parents that it has in the account', async () => {
  const space = await asInAccount();
  await storeFacts(space, [fact('c0u0k0', { impression: 7 }), fact('c0u1k0', { impression: 8 })]);
  const commands = [
    { id: randomUUID(), command: { type: 'move', kind: 'unit', moves: [{ parentId: 'c1', ids: ['c0u0'] }] } },
  ];
  await test.call('draftSave', { token: space.user.token, body: { id: space.id, version: 1, commands } });
  const rows = await performanceOf(space, 'keyword');
  expect([rows.get('c0u0k0')?.impression, rows.get('c0u1k0')?.impression]).toEqual([7, 8]);
});

it('lists the codes of a quality that changed', async () => {
  const space = await asInAccount();
  await storeFacts(space, [fact('c0u0k0'), fact('c0u0k0', { attribute: 2 })]);
  const row = (await performanceOf(space, 'keyword')).get('c0u0k0');
  expect(row).toMatchObject({ landPageExperience: '1,3', businessRelationship: '' });
});

it('leaves out rows that the report cannot tell apart', async () => {
  const space = await asInAccount();
  await storeFacts(space, [fact('c0u0k0'), fact('c0u0k1')]);
  const base = { ...emptyFields.keyword, keyword: '词 0' };
  await test.database.db.update(draftSyncs).set({ base }).where(eq(draftSyncs.rowId, 'c0u0k1'));
  expect([...(await performanceOf(space, 'keyword')).keys()]).toEqual([]);
});

it('rejects users without access to the account, or to search reports', async () => {
  const { id, accountId } = await asInAccount();
  const body = { id, kind: 'keyword', query };
  const stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
  expect((await test.call('draftPerformance', { token: stranger.token, body })).code).toBe(404);
  const author = await test.fixtures.signedIn({ role: null, accountIds: [accountId] });
  const [role] = await test.database.db
    .insert(roles)
    .values({ name: 'drafts only', permissions: ['draft:draft:view', 'draft:draft:edit'] })
    .returning({ id: roles.id });
  await test.database.db.insert(userRoles).values({ userId: author.userId, roleId: role?.id ?? '' });
  expect((await test.call('draftPerformance', { token: author.token, body })).code).toBe(403);
});

it('rejects a range that a custom report rejects', async () => {
  const { id, user } = await asInAccount();
  const body = { id, kind: 'keyword', query: { beginDate: '2026-11-19', endDate: '2026-11-01' } };
  expect(await test.call('draftPerformance', { token: user.token, body })).toMatchObject({
    code: 400,
    fields: { 'query.endDate': expect.any(String) as string },
  });
});
