import type { Role } from '@meridian/api-client/contract';
import { eq, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuiltInRoles } from '../../platform/db/built-in-roles';
import { roles } from '../../platform/db/schema';
import { createAdministrationApp, sameUser, type AdministrationApp } from './testing/administration-app';

let app: AdministrationApp;

beforeAll(async () => {
  app = await createAdministrationApp();
});
afterAll(() => app.test.close());

describe('roles', () => {
  it('of a name that is created many times concurrently exist once', async () => {
    const body = { permissions: [], pages: [] };
    const names = ['Finance', 'finance', ' FINANCE'];
    const codes = await Promise.all(names.map(async (name) => (await app.saveRole({ ...body, name })).code));
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 1400, 1400]);
    expect((await app.saveRole({ ...body, name: 'Admin' })).code).toBe(1400);
  });

  it('determine the pages in the menu, immediately', async () => {
    const { userId, token } = await app.test.fixtures.signedIn({ role: null });
    const pages = ['/keywordSearch/keyword/keywordReport'];
    const { data: role } = await app.saveRole({
      name: 'Keywords',
      permissions: ['report:search:view'],
      pages,
    });
    await app.save({ ...sameUser(await app.find(userId)), roleIds: [role.id] });
    const menu = async () => JSON.stringify((await app.test.call('getRouters', { token, body: {} })).data);
    expect(await menu()).toContain(pages[0]);
    expect(await menu()).not.toContain('/keywordSearch/keyword/keywordWeekly');
    await app.saveRole({ ...role, permissions: [], pages: [] });
    expect(await menu()).not.toContain(pages[0]);
  });

  it('grant nothing that their author lacks', async () => {
    const { token } = await app.holderOf(['system:role:view', 'system:role:edit']);
    expect(
      (await app.saveRole({ name: 'More', permissions: ['system:user:edit'], pages: [] }, token)).code,
    ).toBe(403);
    const { data: strong } = await app.saveRole({
      name: 'Strong',
      permissions: ['system:user:edit'],
      pages: [],
    });
    expect((await app.saveRole({ ...strong, permissions: [] }, token)).code).toBe(403);
  });

  it('are not changed if their author could no longer change them', async () => {
    const { token, role } = await app.holderOf(['system:role:view', 'system:role:edit']);
    const { data } = await app.test.call<{ role: Role }>('roleDetail', { token, body: { id: role.id } });
    expect((await app.saveRole({ ...data.role, permissions: ['system:role:view'] }, token)).code).toBe(400);
  });

  it('are rejected if built in or with an unknown page', async () => {
    const edit = { id: app.idOf('edit'), version: 1, name: 'edit', permissions: [], pages: [] };
    expect((await app.saveRole(edit)).code).toBe(403);
    expect((await app.saveRole({ name: 'Odd', permissions: [], pages: ['/no/such'] })).code).toBe(400);
    expect((await app.saveRole({ name: 'All', permissions: ['*:*:*'], pages: [] })).code).toBe(400);
  });

  it('have one that reads everything and changes nothing for others', async () => {
    const accountId = await app.test.fixtures.addAccount();
    const { token } = await app.test.fixtures.signedIn({ role: 'viewer', accountIds: [accountId] });
    const { data } = await app.test.call<{ permissions: string[] }>('getUserInfo', { token });
    expect(data.permissions.filter((one) => !one.endsWith(':view'))).toEqual([
      'report:export:create',
      'report:field:edit',
    ]);
    const draft = { id: randomUUID(), accountId, name: 'Mine' };
    expect((await app.test.call('draftSave', { token, body: draft })).code).toBe(403);
    expect((await app.test.call('draftList', { token, body: {} })).code).toBe(200);
  });

  it('of administrators keep their permissions when a built-in role needs their name', async () => {
    const { db } = app.test.database;
    const permissions = ['report:search:view'];
    await db.update(roles).set({ name: 'old viewer' }).where(eq(roles.name, 'viewer'));
    const [own] = await db.insert(roles).values({ name: 'viewer', permissions, pages: [] }).returning();
    await ensureBuiltInRoles(db);
    await ensureBuiltInRoles(db);
    const stored = await db.select().from(roles).where(like(roles.name, 'viewer%'));
    expect(stored.find(({ id }) => id === own?.id)).toMatchObject({
      permissions,
      name: `viewer ${String(own?.id.slice(0, 8))}`,
    });
    expect(stored.find(({ name }) => name === 'viewer')?.permissions).toContain('report:feed:view');
  });

  it('of an old version are rejected with the current role', async () => {
    const { data: role } = await app.saveRole({ name: 'Versions', permissions: [], pages: [] });
    await app.saveRole({ ...role, name: 'Versions 2' });
    const { code, data } = await app.saveRole({ ...role, name: 'Versions 3' });
    expect(code).toBe(409);
    expect(data).toMatchObject({ name: 'Versions 2', version: 2 });
  });

  it('with users are deleted only with a replacement', async () => {
    const { userId, role } = await app.holderOf(['report:search:view']);
    const remove = (more: object) =>
      app.test.call('roleDelete', { token: app.admin.token, body: { id: role.id, version: 1, ...more } });
    expect((await remove({})).code).toBe(400);
    expect((await remove({ replacementId: role.id })).code).toBe(400);
    expect((await remove({ replacementId: app.idOf('edit') })).code).toBe(200);
    expect((await app.find(userId)).roles.map(({ name }) => name)).toEqual(['edit']);
  });

  it('of the user explain why something is allowed', async () => {
    const { token, role } = await app.holderOf(['report:search:view']);
    const { data } = await app.test.call<{ list: unknown[] }>('ownRoles', { token, body: {} });
    expect(data.list).toEqual([
      { name: role.name, isBuiltIn: false, permissions: ['report:search:view'], pages: [] },
    ]);
  });
});
