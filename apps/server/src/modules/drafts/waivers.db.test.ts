import { maxWaiversPerDraft, maxWaiversPerRequest, type DraftWaiver } from '@meridian/api-client/contract';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drafts, draftWaivers, roles, userRoles, users } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { removeOldDrafts } from './drafts.service';

type User = { userId: string; token: string };
let test: TestApp;
let ann: User;
let bob: User;
let stranger: User;
let accountId: number;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await test.fixtures.addAccount();
  ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId] });
  bob = await test.fixtures.signedIn({ name: 'Bob', accountIds: [accountId] });
  stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
});
afterAll(() => test.close());
beforeEach(async () => {
  id = randomUUID();
  await call('draftSave', ann, { id, accountId, name: 'Winter' });
});

const call = <Data = { list: DraftWaiver[] }>(
  endpoint: Parameters<TestApp['call']>[0],
  { token }: User,
  body: object,
) => test.call<Data>(endpoint, { token, body });
const save = (user: User, keys: readonly string[], reason = 'Agreed') =>
  call('draftWaiverSave', user, { id, keys, reason });
const list = async (draftId = id) => (await call('draftWaiverList', ann, { id: draftId })).data.list;
const setStatus = (status: 1 | 4 | 9) =>
  test.database.db.update(drafts).set({ status }).where(eq(drafts.id, id));

it('saves waivers with reason, user and time, and lists the same', async () => {
  expect(await list()).toEqual([]);
  const when = test.clock.now().toISOString();
  const { code, data } = await save(ann, ['b', 'a', 'a'], '  Agreed with the customer  ');
  const waiver = { reason: 'Agreed with the customer', who: 'Ann', when };
  expect({ code, list: data.list }).toEqual({
    code: 200,
    list: [
      { key: 'a', ...waiver },
      { key: 'b', ...waiver },
    ],
  });
  expect(await list()).toEqual(data.list);
});

it('replaces reason, user and time of a key that is saved again', async () => {
  await save(ann, ['a', 'b'], 'First');
  test.clock.advance(60_000);
  const { data } = await save(bob, ['a'], 'Second');
  const when = test.clock.now().toISOString();
  expect(data.list[0]).toMatchObject({ key: 'b', reason: 'First', who: 'Ann' });
  expect(data.list[1]).toEqual({ key: 'a', reason: 'Second', who: 'Bob', when });
});

it('removes waivers, and ignores keys that have none', async () => {
  await save(ann, ['a', 'b', 'c']);
  expect(await call('draftWaiverDelete', bob, { id, keys: ['a', 'c', 'gone'] })).toMatchObject({
    code: 200,
    data: null,
  });
  expect((await list()).map(({ key }) => key)).toEqual(['b']);
});

it('changes neither version nor status of the draft', async () => {
  await test.database.db.update(drafts).set({ status: 2 }).where(eq(drafts.id, id));
  await save(ann, ['a']);
  const { data } = await call<{ draft: object }>('draftDetail', ann, { id });
  expect(data.draft).toMatchObject({ status: 2, version: 0 });
});

it('waivers have their own routes, although routes of draft rows have the kind in the same place', async () => {
  await save(ann, ['a']);
  expect((await call('draftWaiverList', ann, { id })).data.list).toHaveLength(1);
  const rowsOf = (kind: string) =>
    test.call('draftRowList', { token: ann.token, params: { kind }, body: { query: { draftId: id } } });
  expect((await rowsOf('keyword')).code).toBe(200);
  // rows of this kind go to the waivers endpoint
  const { code, fields } = await rowsOf('waiver');
  expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 400, fields: ['id'] });
});

describe('a request', () => {
  it.each<[string, object, string]>([
    ['a reason', { reason: undefined }, 'reason'],
    ['more than spaces as its reason', { reason: '   ' }, 'reason'],
    ['a reason that is not too long', { reason: 'x'.repeat(201) }, 'reason'],
    ['a key', { keys: [] }, 'keys'],
    ['keys with text', { keys: ['a', ''] }, 'keys.1'],
    ['keys that are not too long', { keys: ['x'.repeat(301)] }, 'keys.0'],
    ['not too many keys', { keys: Array.from({ length: 1_001 }, (_, at) => `${at}`) }, 'keys'],
  ])('needs %s', async (_, given, path) => {
    const body = { id, keys: ['a'], reason: 'Agreed', ...given };
    const { code, fields } = await call('draftWaiverSave', ann, body);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 400, fields: [path] });
    expect(await list()).toEqual([]);
  });

  it('may have the longest reason and key', async () => {
    expect((await save(ann, ['键'.repeat(300)], '由'.repeat(200))).code).toBe(200);
  });

  it.each([
    ['key', ['a\0'], 'Agreed'],
    ['reason', ['a'], 'a\0b'],
  ])('is rejected with a NUL in its %s', async (_, keys, reason) => {
    expect((await save(ann, keys, reason)).code).toBe(400);
    expect(await list()).toEqual([]);
  });
});

it('stores at most 10,000 waivers of a draft', async () => {
  const keysFrom = (start: number, length: number) => Array.from({ length }, (_, at) => `key ${start + at}`);
  for (let start = 0; start < maxWaiversPerDraft; start += maxWaiversPerRequest)
    expect((await save(ann, keysFrom(start, maxWaiversPerRequest))).code).toBe(200);
  const { code, fields } = await save(bob, ['key 0', 'one more']);
  expect({ code, fields }).toEqual({ code: 400, fields: { keys: 'too_many_waivers' } });
  expect(await list()).toHaveLength(maxWaiversPerDraft);
  expect((await list()).every(({ who }) => who === 'Ann')).toBe(true);
  expect((await save(bob, ['key 0'])).code).toBe(200);
});

describe('waivers of a draft', () => {
  const codes = async (user: User) => {
    const answers = await Promise.all([
      call('draftWaiverList', user, { id }),
      call('draftWaiverSave', user, { id, keys: ['a'], reason: 'Mine' }),
      call('draftWaiverDelete', user, { id, keys: ['a'] }),
    ]);
    return answers.map(({ code }) => code);
  };

  it('do not exist for users without access to its account, nor for an unknown draft', async () => {
    await save(ann, ['a']);
    expect(await codes(stranger)).toEqual([404, 404, 404]);
    expect(await list()).toMatchObject([{ key: 'a', reason: 'Agreed' }]);
    id = randomUUID();
    expect(await codes(ann)).toEqual([404, 404, 404]);
  });

  it('are hidden while it is deleted, and restored or removed with it', async () => {
    await save(ann, ['a']);
    await call('draftDelete', ann, { ids: [id] });
    expect(await codes(ann)).toEqual([404, 404, 404]);
    await call('draftRestore', ann, { ids: [id] });
    expect(await list()).toHaveLength(1);
    await call('draftDelete', ann, { ids: [id] });
    await removeOldDrafts(test.database.db, { now: () => addDays(test.clock.now(), 2) });
    const left = await test.database.db.select().from(draftWaivers).where(eq(draftWaivers.draftId, id));
    expect(left).toEqual([]);
  });

  it('are not copied', async () => {
    await save(ann, ['a']);
    const newId = randomUUID();
    expect((await call('draftCopy', ann, { id, newId, name: 'Copy' })).code).toBe(200);
    expect(await list(newId)).toEqual([]);
  });

  it.each([4, 9] as const)('are read-only when its status is %s', async (status) => {
    await save(ann, ['a']);
    await setStatus(status);
    expect(await codes(ann)).toEqual([200, 423, 423]);
    expect(await list()).toHaveLength(1);
  });

  it('remain after the user is deleted, with an empty name', async () => {
    const guest = await test.fixtures.signedIn({ name: 'Guest', accountIds: [accountId] });
    await save(guest, ['a']);
    await test.database.db.delete(users).where(eq(users.id, guest.userId));
    expect(await list()).toMatchObject([{ key: 'a', who: '' }]);
  });
});

it('waivers require the permission to view, or the one to edit for changes', async () => {
  const userWith = async (permission: string) => {
    const user = await test.fixtures.signedIn({ role: null, accountIds: [accountId] });
    const [role] = await test.database.db
      .insert(roles)
      .values({ name: permission, permissions: [permission] })
      .returning();
    await test.database.db.insert(userRoles).values({ userId: user.userId, roleId: role?.id ?? '' });
    return user;
  };
  const reader = await userWith('draft:draft:view');
  expect((await call('draftWaiverList', reader, { id })).code).toBe(200);
  expect((await save(reader, ['a'])).code).toBe(403);
  expect((await call('draftWaiverDelete', reader, { id, keys: ['a'] })).code).toBe(403);
  expect((await call('draftWaiverList', await userWith('report:search:view'), { id })).code).toBe(403);
});
