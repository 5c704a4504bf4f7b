import { maxFoundNames, type EndpointData, type endpoints } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers, drafts, items, roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { propertyRuns } from '../../testing/property-runs';
import { addPinyin } from './jobs';

type Found = EndpointData<typeof endpoints.nameSearch>;
type Section = 'campaign' | 'unit' | 'keyword';
let test: TestApp;
let own: number;
let foreign: number;
let ann: string;
let admin: string;

beforeAll(async () => {
  test = await createTestApp();
  const { fixtures } = test;
  [own, foreign] = [
    await fixtures.addAccount({ accountName: 'Kaede Travel', accountNo: '8840213' }),
    await fixtures.addAccount({ accountName: 'Kaede Shipping' }),
  ];
  ann = (await fixtures.signedIn({ name: 'Ann', accountIds: [own] })).token;
  admin = (await fixtures.signedIn({ role: 'admin' })).token;
});
afterAll(() => test.close());

async function search(text: string, token = ann): Promise<Found> {
  const { code, data } = await test.call<Found>('nameSearch', { token, body: { query: { text } } });
  expect(code).toBe(200);
  return data;
}
const namesOf = ({ names }: Found) => names.map(({ kind, name }) => `${kind} ${name}`);
const found = async (text: string, token?: string) => namesOf(await search(text, token));

const addItems = (accountId: number, section: Section, dims: readonly Record<string, string>[]) =>
  test.database.db.insert(items).values(
    dims.map((each) => ({
      accountId,
      channel: 'search' as const,
      section,
      itemKey: randomUUID(),
      dims: each,
    })),
  );
const addDraft = (accountId: number, name: string) => {
  const id = randomUUID();
  const time = new Date();
  return test.database.db
    .insert(drafts)
    .values({ id, accountId, name, createdTime: time, updatedTime: time })
    .then(() => id);
};
async function runJob() {
  const { jobs } = createManualJobs();
  let run: (() => Promise<void>) | undefined;
  addPinyin.register(
    { ...jobs, repeat: (_, work) => void (run = work) },
    { db: test.database.db, stopping: new AbortController().signal },
  );
  await run?.();
}

/** Names as people and machines write them, at the limits of LIKE, quotes and Unicode. */
const name = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
      fc.constantFrom(
        '北海道',
        '50%',
        'a_b',
        String.raw`\\`,
        `"it's"`,
        'Ünïcode',
        'ＡＢＣ',
        'ひらがな',
        ' ',
        '%',
        '_',
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''))
  // PostgreSQL has no NUL; the order of several accents on a letter depends on what follows
  .map((text) => text.replaceAll('\0', ''))
  .filter((text) => hasLetters(text) && !/\p{M}/u.test(text));
const hasLetters = (text: string) => text.normalize('NFKD').trim() !== '';

it('finds a name by each of its beginnings and words, and never one of another account', async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom<Section>('campaign', 'unit', 'keyword'), async (text, section) => {
      const ownTag = randomUUID().slice(0, 8);
      const key = { campaign: 'campaignName', unit: 'adgroupName', keyword: 'showWord' }[section];
      // the tags make a match of the whole beginning unique
      await addItems(own, section, [
        { [key]: `${ownTag}${text}`, campaignName: section === 'campaign' ? `${ownTag}${text}` : 'c' },
      ]);
      await addItems(foreign, section, [{ [key]: `${ownTag}${text}` }]);
      const letters = [...text];
      const starts = letters.map((_, index) => ownTag + letters.slice(0, index + 1).join(''));
      const words = text.split(/\s+/u).filter(hasLetters);
      const texts = [
        ...starts.slice(0, 8),
        `${ownTag}${text}`,
        ...words.slice(0, 3).map((word) => `${word} ${ownTag}`),
      ];
      for (const wanted of texts) {
        const { names, counts } = await search(wanted);
        expect(names).toMatchObject([{ kind: section, accountId: own, name: ownTag + text }]);
        expect(counts).toEqual([{ kind: section, count: 1 }]);
      }
    }),
    { numRuns: propertyRuns(25) },
  );
  await test.database.db.delete(items);
});

it('finds every kind, whatever case, width and accents, also by pinyin', async () => {
  const db = test.database.db;
  await addItems(own, 'campaign', [{ campaignName: '北海道滑雪' }]);
  await addItems(own, 'unit', [{ campaignName: '北海道滑雪', adgroupName: '北海道住宿' }]);
  await addItems(own, 'keyword', [
    { showWord: '北海道', adgroupName: 'a', campaignName: 'c' },
    { showWord: '北海道', adgroupName: 'b', campaignName: 'c' },
    { showWord: 'Café Ｏｔａｒｕ', adgroupName: 'b', campaignName: 'c' },
  ]);
  await addItems(foreign, 'keyword', [{ showWord: '北海道机票' }]);
  const id = await addDraft(own, '北海道春季');
  await addDraft(foreign, '北海道别人的');
  await db.insert(customers).values({ id: randomUUID(), name: '北海道観光', nameKey: '北海道観光' });
  await test.call('reportViewSave', {
    token: ann,
    body: {
      query: {
        channel: 'search',
        section: 'unit',
        period: 'daily',
        name: '北海道周',
        content: { text: 'a' },
      },
    },
  });
  const all = [
    'campaign 北海道滑雪',
    'draft 北海道春季',
    'keyword 北海道',
    'unit 北海道住宿',
    'view 北海道周',
  ];
  expect(await found('北海道')).toEqual(all);
  expect(await found('cafe otaru')).toEqual(['keyword Café Ｏｔａｒｕ']);
  expect(await found('ＯＴＡＲＵ ca')).toEqual(['keyword Café Ｏｔａｒｕ']);
  expect(await found('bhd')).toEqual([]);
  await runJob();
  for (const text of ['bhd', 'beihaidao', 'Bei Hai', 'haid']) expect(await found(text)).toEqual(all);
  // of another account, or only for those who may see customers
  expect(await found('bhd', admin)).toContain('customer 北海道観光');
  expect(await found('hdjp')).toEqual([]);
  expect((await search('北海道周')).names).toMatchObject([
    { kind: 'view', channel: 'search', section: 'unit', period: 'daily', content: { text: 'a' } },
  ]);

  await db.update(drafts).set({ name: '冲绳' }).where(eq(drafts.id, id));
  expect(await found('北海道春')).toEqual([]);
  expect(await found('冲绳')).toEqual(['draft 冲绳']);
  await db.update(drafts).set({ deletedTime: new Date() }).where(eq(drafts.id, id));
  expect(await found('冲绳')).toEqual([]);
  await db.update(drafts).set({ deletedTime: null }).where(eq(drafts.id, id));
  await runJob();
  expect(await found('chongs')).toEqual(['draft 冲绳']);
  await db.delete(items).where(eq(items.accountId, own));
  expect(await found('beihai')).toEqual(['view 北海道周']);
});

it('finds an account by name and number, only for its users', async () => {
  expect(await found('kaede')).toEqual(['account Kaede Travel']);
  expect(await found('8840213')).toEqual(['account Kaede Travel']);
  expect(await found('kaede', admin)).toHaveLength(2);
});

it('shows a view only to its owner and to those who may see its accounts', async () => {
  const { fixtures } = test;
  const { token: bob } = await fixtures.signedIn({ accountIds: [own] });
  const { token: stranger } = await fixtures.signedIn({ accountIds: [foreign] });
  const save = (viewName: string, isShared: boolean) =>
    test.call('reportViewSave', {
      token: ann,
      body: {
        accountId: own,
        query: {
          channel: 'search',
          section: 'unit',
          period: 'daily',
          name: viewName,
          isShared,
          content: { campaignName: ['a'] },
        },
      },
    });
  await save('Quarter private', false);
  await save('Quarter shared', true);
  expect(await found('quarter')).toEqual(['view Quarter shared', 'view Quarter private']);
  expect(await found('quarter', bob)).toEqual(['view Quarter shared']);
  expect(await found('quarter', stranger)).toEqual([]);
});

it('shows the best matches first, counts the others, and nothing for a text without letters', async () => {
  const words = [
    'the ski pass',
    'ski pass',
    'ski',
    'Ski pass cheap',
    'après-ski',
    'skiing',
    'aski',
    'ski lift',
  ];
  await addItems(
    own,
    'keyword',
    words.map((showWord) => ({ showWord })),
  );
  const { names, counts } = await search('SKI');
  expect(names.map((each) => each.name)).toEqual([
    'ski',
    'skiing',
    'ski lift',
    'ski pass',
    'Ski pass cheap',
    'the ski pass',
  ]);
  expect(names).toHaveLength(maxFoundNames);
  expect(counts).toEqual([{ kind: 'keyword', count: words.length }]);
  for (const text of ['', '  ', '\u0301']) expect(await search(text)).toEqual({ names: [], counts: [] });
});

it('finds only what the permissions of the user open', async () => {
  const { fixtures, database } = test;
  const { userId, token } = await fixtures.signedIn({ accountIds: [own], role: null });
  const [role] = await database.db
    .insert(roles)
    .values({ name: 'search reports', permissions: ['report:search:view'] })
    .returning();
  await database.db.insert(userRoles).values({ userId, roleId: role?.id ?? '' });
  await addDraft(own, 'Lavender draft');
  await addItems(own, 'unit', [{ adgroupName: 'Lavender', campaignName: 'Flowers' }]);
  await database.db.insert(items).values({
    accountId: own,
    channel: 'feed',
    section: 'unit',
    itemKey: randomUUID(),
    dims: { adgroupName: 'Lavender feed', campaignName: 'Flowers' },
  });
  expect(await found('lavender')).toEqual(['draft Lavender draft', 'unit Lavender', 'unit Lavender feed']);
  expect((await search('lavender', token)).names).toEqual([
    { kind: 'unit', accountId: own, channel: 'search', name: 'Lavender', campaignName: 'Flowers' },
  ]);
});
