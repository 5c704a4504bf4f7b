import { errorCodes, type SavedReportView } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxViews } from '../../kits/report-views/report-views.repository';
import { auditRecords, roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';

type User = { userId: string; token: string };
let test: TestApp;
let ann: User;
let bob: User;
/** Shares no account with the others. */
let stranger: User;
let admin: User;

beforeAll(async () => {
  test = await createTestApp();
  const { fixtures } = test;
  const [shared, other] = [await fixtures.addAccount(), await fixtures.addAccount()];
  ann = await fixtures.signedIn({ name: 'Ann', accountIds: [shared] });
  bob = await fixtures.signedIn({ name: 'Bob', accountIds: [shared, other] });
  stranger = await fixtures.signedIn({ accountIds: [await fixtures.addAccount()] });
  admin = await fixtures.signedIn({ name: 'Chief', role: 'admin' });
});
afterAll(() => test.close());

const subject = { channel: 'search', section: 'unit' } as const;
const save = ({ token }: User, query: object) =>
  test.call<SavedReportView>('reportViewSave', {
    token,
    body: { query: { ...subject, period: 'daily', content: {}, name: randomUUID(), ...query } },
  });
const list = ({ token }: User, query: object = subject) =>
  test.call<SavedReportView[]>('reportViewList', { token, body: { query } });
const remove = ({ token }: User, id: string) => test.call('reportViewDelete', { token, body: { id } });

describe('saving a view', () => {
  it('returns it as it was saved, to its owner only', async () => {
    const content = {
      columns: ['date', 'adgroupName', 'cost'],
      campaignName: ['签证 | 通用'],
      text: '50% _off_',
      where: [[{ column: 'cost', operator: 'upBy' as const, values: ['20'] }]],
      segment: 'matchType' as const,
      reportType: 1 as const,
      sort: 'cost:change desc',
      size: 50,
      compare: { basis: 'lastYear' as const, changedBy: 5, changedKey: 'cost' },
    };
    const query = { channel: 'search', section: 'account', period: 'weekly', name: '  Weekly check ' };
    const plain = { text: content.text, compare: content.compare, sort: content.sort };
    const { data } = await save(ann, { ...query, content: plain });
    expect(data).toMatchObject({ name: 'Weekly check', period: 'weekly', owner: null, isShared: false });
    expect((await list(ann, { channel: 'search', section: 'account' })).data).toEqual([data]);
    expect((await list(bob, { channel: 'search', section: 'account' })).data).toEqual([]);
    expect((await save(ann, { content })).data.content).toEqual(content);
  });

  it.each([
    ['cityName', 'in', 'condition_column'],
    ['cost', 'upBy', 'condition_operator'],
    ['cost', 'contains', 'condition_operator'],
  ])('rejects a condition that the section lacks: %s %s', async (column, operator, problem) => {
    const response = await save(ann, { content: { where: [[{ column, operator, values: ['5'] }]] } });
    expect(response).toMatchObject({ code: 400, fields: { 'query.content.where': problem } });
  });

  it('returns one of an earlier version with the current names of its filters', async () => {
    const { data } = await save(ann, { name: 'from before' });
    const stored = { campaign: ['a'], unit: ['b'], text: 'c', size: 50 };
    const { db } = test.database;
    await db.execute(
      sql`update report_views set content = ${JSON.stringify(stored)}::jsonb where id = ${data.id}`,
    );
    expect((await list(ann)).data).toContainEqual({
      ...data,
      content: { campaignName: ['a'], adgroupName: ['b'], text: 'c', size: 50 },
    });
  });

  it.each(['ABC', ' abc ', 'ＡＢＣ', 'abc'])(
    'treats %j as the name abc of the same user and section',
    async (name) => {
      const { data } = await save(bob, { section: 'campaign', name: 'abc' });
      expect((await save(bob, { section: 'campaign', name })).code).toBe(errorCodes.duplicate);
      const others = [
        save(bob, { section: 'unit', name }),
        save(bob, { channel: 'feed', section: 'campaign', name }),
        save(ann, { section: 'campaign', name }),
      ];
      for (const [index, response] of (await Promise.all(others)).entries()) {
        expect(response.code).toBe(200);
        await remove(index === 2 ? ann : bob, response.data.id);
      }
      await remove(bob, data.id);
    },
  );

  it.each([
    '',
    '   ',
    'x'.repeat(41),
    '\u200B\u200D',
    '\u3164',
    '\u2800\uFFA0',
    'a\nb',
    'a\u2028b',
    '\u202Egnp.exe',
    7,
    null,
  ])('rejects the name %j', async (name) => {
    const response = await save(ann, { name });
    expect(response.code).toBe(400);
    expect(Object.keys(response.fields ?? {})).toEqual(['query.name']);
  });

  it.each(["Robert'); drop table report_views; --", '<img src=x onerror=alert(1)>', '签证👩‍🚀', '${1}%s'])(
    'stores the name %j unchanged',
    async (name) => {
      const { data } = await save(ann, { section: 'keyword', name });
      expect((await list(ann, { channel: 'search', section: 'keyword' })).data).toEqual([data]);
      expect(data.name).toBe(name);
      await remove(ann, data.id);
    },
  );

  it.each<[string, object, string]>([
    ['a section that the channel does not have', { section: 'crowd' }, 'query.section'],
    ['an unknown column', { content: { columns: ['cost', 'secret'] } }, 'query.content.columns.1'],
    ['a column twice', { content: { columns: ['cost', 'cost'] } }, 'query.content.columns.1'],
    ['a sort by an unknown column', { content: { sort: 'secret desc' } }, 'query.content.sort'],
    ['a sort that is SQL', { content: { sort: 'cost desc; --' } }, 'query.content.sort'],
    ['a segment that does not split it', { content: { segment: 'device' } }, 'query.content.segment'],
    [
      'segments of groups',
      { content: { groupBy: 'campaignName', segment: 'matchType' } },
      'query.content.segment',
    ],
    ['a size that is not offered', { content: { size: 7 } }, 'query.content.size'],
    ['a filter that the section does not have', { content: { device: ['1'] } }, 'query.content.device'],
    [
      'a threshold on a column without metrics',
      { content: { compare: { basis: 'previous', changedKey: 'adgroupName' } } },
      'query.content.compare.changedKey',
    ],
    ['too long a text', { content: { text: 'x'.repeat(101) } }, 'query.content.text'],
  ])('rejects %s', async (_, query, path) => {
    const response = await save(ann, query);
    expect(response).toMatchObject({ code: 400 });
    expect(Object.keys(response.fields ?? {})).toEqual([path]);
  });

  it('is limited, even with concurrent saves; deleting one frees a place', async () => {
    const query = { section: 'timePeriod' };
    const responses = await Promise.all(
      Array.from({ length: maxViews + 5 }, (_, index) =>
        save(ann, { ...query, name: `view ${String(index)}` }),
      ),
    );
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(maxViews);
    expect(codes.filter((code) => code === 400)).toHaveLength(5);
    expect(responses.find(({ code }) => code === 400)?.fields).toEqual({
      'query.name': 'too_many_views',
    });
    const { data } = await list(ann, { channel: 'search', section: 'timePeriod' });
    expect((await save(ann, { ...query, id: data[0]?.id, name: 'renamed' })).code).toBe(200);
    await remove(ann, data[0]?.id ?? '');
    expect((await save(ann, { ...query, name: 'one more' })).code).toBe(200);
  });

  it('creates one view for a name that is saved twice concurrently', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => save(bob, { section: 'device', name: 'same' })));
    expect(responses.map(({ code }) => code).sort()).toEqual([
      errorCodes.duplicate,
      errorCodes.duplicate,
      200,
    ]);
  });
});

describe('changing a view', () => {
  it('replaces it, also under its own name, and rejects the name of another', async () => {
    const feed = { channel: 'feed', section: 'crowd' };
    const { data: one } = await save(ann, { ...feed, name: 'one' });
    await save(ann, { ...feed, name: 'two' });
    const changed = await save(ann, { ...feed, id: one.id, name: 'ONE', isShared: true });
    expect(changed.data).toEqual({ ...one, name: 'ONE', isShared: true });
    expect((await save(ann, { ...feed, id: one.id, name: 'Two' })).code).toBe(errorCodes.duplicate);
    expect((await list(ann, feed)).data.map(({ name }) => name)).toEqual(['ONE', 'two']);
  });

  it('of another user or section, or a missing one, is "not found" and changes nothing', async () => {
    const { data } = await save(ann, { section: 'designDaily', name: 'mine', isShared: true });
    for (const [user, query] of [
      [bob, { section: 'designDaily', id: data.id, name: 'mine' }],
      [admin, { section: 'designDaily', id: data.id }],
      [ann, { section: 'searchTerm', id: data.id }],
      [ann, { id: randomUUID() }],
    ] as const) {
      expect((await save(user, query)).code).toBe(404);
    }
    for (const user of [bob, admin, stranger]) expect((await remove(user, data.id)).code).toBe(404);
    expect((await list(ann, { channel: 'search', section: 'designDaily' })).data).toEqual([data]);
    expect((await remove(ann, data.id)).code).toBe(200);
    expect((await remove(ann, data.id)).code).toBe(404);
    expect((await remove(ann, 'no-id')).code).toBe(400);
  });
});

describe('a shared view', () => {
  const region = { channel: 'search', section: 'region' } as const;
  const namesFor = async (user: User) =>
    (await list(user, region)).data.map(({ name, owner }) => `${name} of ${owner ?? 'me'}`);

  it('is listed for users with access to every account in its filters, after their own', async () => {
    const content = { provinceName: ['北京'] };
    await save(ann, { ...region, name: 'from Ann', isShared: true, content });
    await save(bob, { ...region, name: 'from Bob', isShared: true, content });
    await save(ann, { ...region, name: 'a secret' });
    await save(bob, { ...region, name: 'zz own' });
    await save(admin, { ...region, name: 'from Chief', isShared: true });
    const bobs = await namesFor(bob);
    expect(bobs.slice(-2)).toEqual(['from Ann of Ann', 'from Chief of Chief']);
    // Bob has an account without access for Ann; the administrator's view refers to no account
    expect((await namesFor(ann)).filter((name) => name.startsWith('from'))).toEqual([
      'from Ann of me',
      'from Chief of Chief',
    ]);
    expect(bobs.slice(0, -2).every((name) => name.endsWith('of me'))).toBe(true);
    expect(bobs).toContain('zz own of me');
    expect(await namesFor(stranger)).toEqual(['from Chief of Chief']);
    expect(await namesFor(admin)).toEqual(['from Chief of me', 'from Ann of Ann', 'from Bob of Bob']);
  });

  it('is one of twenty in a list, and not too large', async () => {
    const hour = { channel: 'search', section: 'timePeriod' } as const;
    for (let view = 0; view < 25; view += 1) await save(admin, { ...hour, isShared: true });
    expect((await list(stranger, hour)).data).toHaveLength(20);
    const campaignName = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(200, '漢'));
    const { code, fields } = await save(ann, {
      ...subject,
      content: { campaignName, adgroupName: campaignName },
    });
    expect({ code, fields }).toEqual({ code: 400, fields: { 'query.content': 'view_too_large' } });
  });

  it('disappears for colleagues once it is no longer shared', async () => {
    const { data } = await save(ann, { ...region, name: 'for a while', isShared: true });
    expect(await namesFor(bob)).toContain('for a while of Ann');
    await save(ann, { ...region, id: data.id, name: 'for a while', isShared: false });
    expect(await namesFor(bob)).not.toContain('for a while of Ann');
  });
});

it('each change is recorded once, with what narrows the rows', async () => {
  const named = { channel: 'search', section: 'keyword', name: 'recorded' } as const;
  const narrowed = {
    campaignName: ['Winter', 'Spring'],
    text: 'visa',
    where: [[{ column: 'cost', operator: 'gt' as const, values: ['500'] }]],
  };
  const { data } = await save(ann, named);
  const steps = [
    {},
    { content: narrowed },
    { content: narrowed, isShared: true },
    { content: { ...narrowed, sort: 'cost desc' }, isShared: true },
  ];
  for (const step of steps) await save(ann, { ...named, id: data.id, ...step });
  await remove(ann, data.id);
  const { db } = test.database;
  const records = await db.select().from(auditRecords).where(eq(auditRecords.objectId, data.id));
  const inOrder = records.toSorted((a, b) => a.time.getTime() - b.time.getTime());
  expect(inOrder.map(({ action }) => action)).toEqual([
    'viewCreate',
    'viewChange',
    'viewShare',
    'viewChange',
    'viewDelete',
  ]);
  const [created, changed, shared, , deleted] = inOrder;
  expect(created).toMatchObject({
    actorId: ann.userId,
    objectName: 'recorded',
    before: null,
    accountIds: [],
  });
  expect(changed?.after).toEqual({ filters: ['Campaign: Winter, Spring', 'visa', 'Cost > 500'] });
  expect(shared).toMatchObject({ before: { isShared: false }, after: { isShared: true } });
  expect(deleted).toMatchObject({ accountIds: [expect.any(Number)], after: null });
});

it('endpoints of views require the permission of the channel', async () => {
  const { fixtures, database } = test;
  const user = await fixtures.signedIn({ role: null });
  const permissions = ['report:feed:view'];
  const [role] = await database.db.insert(roles).values({ name: 'feed only', permissions }).returning();
  await database.db.insert(userRoles).values({ userId: user.userId, roleId: role?.id ?? '' });
  const feed = { channel: 'feed', section: 'unit' };
  expect((await list(user, feed)).code).toBe(200);
  expect((await save(user, feed)).code).toBe(200);
  expect((await list(user)).code).toBe(403);
  expect((await save(user, {})).code).toBe(403);
  expect((await list(user, { channel: 'both', section: 'unit' })).code).toBe(400);
});
