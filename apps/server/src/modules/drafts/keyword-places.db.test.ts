import { exampleDraft, rowsInOrder } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drafts, items } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { formatCharacters } from './keyword-places.repository';

type User = { userId: string; token: string };
let test: TestApp;
let ann: User;
let stranger: User;
let accountId: number;
let otherAccountId: number;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await test.fixtures.addAccount();
  otherAccountId = await test.fixtures.addAccount();
  ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId, otherAccountId] });
  stranger = await test.fixtures.signedIn({ accountIds: [otherAccountId] });
  id = await addDraft(accountId, 'Opened', '北海道滑雪');
  await addDraft(accountId, 'Spring', 'JR  Pass', '雪场接送', 'lift\u{200B} pa\u{E0041}ss');
  await addDraft(otherAccountId, 'Of another account', '小樽运河');
  const deleted = await addDraft(accountId, 'Deleted', '富良野');
  await test.database.db.update(drafts).set({ deletedTime: new Date() }).where(eq(drafts.id, deleted));
  await test.database.db.insert(items).values([
    reportItem('keyword', { showWord: '札幌啤酒', campaignName: 'City', adgroupName: 'Food' }),
    reportItem('keyword', { showWord: '雪场接送', campaignName: 'City', adgroupName: 'Ski' }),
    // search terms are not keywords
    reportItem('searchTerm', {
      showWord: '滑雪',
      searchTerm: '温泉',
      campaignName: 'City',
      adgroupName: 'Ski',
    }),
  ]);
});
afterAll(() => test.close());

const reportItem = (section: 'keyword' | 'searchTerm', dims: Record<string, string>) => ({
  accountId,
  channel: 'search' as const,
  section,
  itemKey: randomUUID(),
  dims,
});

/** Creates a draft with the example's campaign and unit, and keywords. */
async function addDraft(account: number, name: string, ...keywords: string[]): Promise<string> {
  const draftId = randomUUID();
  const example = exampleDraft();
  const [campaign] = rowsInOrder(example, 'campaign');
  const [unit] = rowsInOrder(example, 'unit');
  const rows = keywords.map((keyword, index) => ({
    id: `keyword-${index}`,
    keyword,
    matchType: 'phrase',
    bid: null,
  }));
  const commands = [
    ['campaign', '', [campaign]],
    ['unit', 'campaign-1', [unit]],
    ['keyword', 'unit-1', rows],
  ].map(([kind, parentId, added]) => ({
    id: randomUUID(),
    command: { type: 'add', kind, placements: [{ parentId, rows: added }] },
  }));
  await call('draftSave', ann, { id: draftId, accountId: account, name });
  const { code } = await call('draftSave', ann, { id: draftId, version: 0, commands });
  expect(code).toBe(200);
  return draftId;
}
const call = (endpoint: Parameters<TestApp['call']>[0], { token }: User, body: object) =>
  test.call<{ list: { keyword: string; draftName: string | null }[] }>(endpoint, { token, body });
const placesOf = async (...keywords: string[]) => {
  const { code, data } = await call('draftKeywordPlaces', ann, { id, keywords });
  expect(code).toBe(200);
  return data.list;
};

it('finds keywords of other drafts, ignoring case, width and spaces', async () => {
  expect(await placesOf(' ｊｒ pass', '没有')).toEqual([
    { keyword: 'JR  Pass', draftName: 'Spring', campaignName: '北海道冬季', adgroupName: '滑雪套餐' },
  ]);
});

it('finds keywords despite invisible characters on either side', async () => {
  expect((await placesOf('Lift pass')).map(({ draftName }) => draftName)).toEqual(['Spring']);
  expect((await placesOf('JR\u{2060} Pass')).map(({ draftName }) => draftName)).toEqual(['Spring']);
});

it('ignores the same characters as the draft rules', () => {
  const inSql = new RegExp(formatCharacters.replace(/\\U000(\w{5})/g, String.raw`\u{$1}`), 'u');
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  expect(all.filter((character) => inSql.test(character) !== /\p{Cf}/u.test(character))).toEqual([]);
});

it('finds keywords of keyword reports, once, and drafts first', async () => {
  const found = await placesOf('札幌啤酒', '雪场接送');
  expect(found.map(({ keyword, draftName }) => [keyword, draftName]).toSorted()).toEqual([
    ['札幌啤酒', null],
    ['雪场接送', 'Spring'],
  ]);
});

it.each([
  ['the draft itself', '北海道滑雪'],
  ['a deleted draft', '富良野'],
  ['another account', '小樽运河'],
  ['a search term', '温泉'],
  ['nothing', ''],
])('finds nothing of %s', async (_, keyword) => {
  expect(await placesOf(keyword)).toEqual([]);
});

it('finds nothing for a user without access', async () => {
  expect((await call('draftKeywordPlaces', stranger, { id, keywords: ['JR Pass'] })).code).toBe(404);
});
