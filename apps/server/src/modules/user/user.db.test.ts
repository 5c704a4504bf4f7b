import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followedAccounts, roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('user info', () => {
  it('returns the logged-in user with roles, permissions, language and accessible accounts', async () => {
    const { fixtures } = test;
    const own = await fixtures.addAccount({ accountNo: '1', accountName: 'Own', currency: 'CNY' });
    await fixtures.addAccount({ accountNo: '2', accountName: 'Foreign' });
    const { token, userId } = await fixtures.signedIn({ name: 'Ann', languageId: 3, accountIds: [own] });
    const { data } = await test.call<UserInfo>('getUserInfo', { token });
    expect(data).toMatchObject({ userId, userName: 'Ann', roles: ['edit'], language: 3 });
    expect(data.permissions).toContain('report:search:view');
    expect(data.accounts).toEqual([
      {
        accountId: own,
        accountNo: '1',
        accountName: 'Own',
        currency: 'CNY',
        timeZone: 'Asia/Shanghai',
        provider: 'baidu',
        today: test.clock.today('Asia/Shanghai'),
      },
    ]);
  });

  it('names the followed accounts among the accessible ones', async () => {
    const { fixtures } = test;
    const [first, second, foreign] = [
      await fixtures.addAccount({ accountNo: 'f1' }),
      await fixtures.addAccount({ accountNo: 'f2' }),
      await fixtures.addAccount({ accountNo: 'f3' }),
    ];
    const { token, userId } = await fixtures.signedIn({ accountIds: [first, second] });
    await test.database.db.insert(followedAccounts).values([
      { userId, accountId: second },
      { userId, accountId: foreign },
    ]);
    const { data } = await test.call<UserInfo>('getUserInfo', { token });
    expect(data.followedAccountIds).toEqual([second]);
  });

  it('has the role edit for a user without a role', async () => {
    const { token } = await test.fixtures.signedIn({ role: null });
    expect(await test.call('getUserInfo', { token })).toMatchObject({ data: { roles: ['edit'] } });
  });

  it('has every account for an administrator, including a new one', async () => {
    const { token } = await test.fixtures.signedIn({ role: 'admin' });
    const account = await test.fixtures.addAccount({ accountNo: 'new' });
    const { data } = await test.call<UserInfo>('getUserInfo', { token });
    expect(data.permissions).toEqual(['*:*:*']);
    expect(data.accounts.map(({ accountId }) => accountId)).toContain(account);
  });

  it('adds up the permissions of several roles', async () => {
    const { db } = test.database;
    const { token, userId } = await test.fixtures.signedIn({ role: null });
    const made = await db
      .insert(roles)
      .values([
        { name: 'feeds', permissions: ['report:feed:view'] },
        { name: 'imports', permissions: ['report:import:view', 'report:feed:view'] },
      ])
      .returning({ roleId: roles.id });
    await db.insert(userRoles).values(made.map(({ roleId }) => ({ roleId, userId })));
    const { data } = await test.call<UserInfo>('getUserInfo', { token });
    expect([...data.permissions].sort()).toEqual(['report:feed:view', 'report:import:view']);
    expect(data.roles).toEqual(['feeds', 'imports']);

    const routers = await test.call<RouteItem[]>('getRouters', { token });
    expect(routers.data.map(({ path }) => path)).toEqual([
      '/home/index',
      '/feeds',
      '/reportCenter',
      '/reportImport',
      '/messageCenter',
      '/systemSet',
    ]);
  });
});

describe('routers', () => {
  it('are all pages for an administrator, without those of announcements for others', async () => {
    const admin = await test.fixtures.signedIn({ role: 'admin' });
    const editor = await test.fixtures.signedIn();
    const announcement = /"\/systemSet\/announcement"/;
    const routersOf = async ({ token }: { token: string }) =>
      JSON.stringify((await test.call('getRouters', { token })).data);
    expect(await routersOf(admin)).toMatch(announcement);
    expect(await routersOf(editor)).not.toMatch(announcement);
  });

  it('are not cacheable, because they depend on user and time', async () => {
    const { token } = await test.fixtures.signedIn();
    const { headers } = await test.call('getRouters', { token });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are titled in the language of the header, else of the user', async () => {
    const { token } = await test.fixtures.signedIn({ languageId: 1 });
    const stored = await test.call<RouteItem[]>('getRouters', { token });
    const response = await test.call<RouteItem[]>('getRouters', { token, headers: { language: 'tw' } });
    expect(stored.data[0]?.meta?.title).toBe('首页');
    expect(response.data[0]?.meta?.title).toBe('首頁');
  });
});
