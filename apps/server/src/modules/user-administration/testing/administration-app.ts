import type { ManagedUser, Role } from '@meridian/api-client/contract';
import { expect } from 'vitest';
import { createTestApp } from '../../../testing';

export interface SavedUser {
  user: ManagedUser;
  oneTimePassword: string | null;
}

/** Request body that creates a user. */
export const newUser = (userName: string, more: object = {}) => ({
  userName,
  displayName: '',
  language: 2,
  isFrozen: false,
  roleIds: [],
  accountIds: [],
  ...more,
});

/** Request body that saves a user unchanged. */
export const sameUser = ({
  id,
  version,
  userName,
  displayName,
  language,
  isFrozen,
  roles,
  accountIds,
}: ManagedUser) => ({
  id,
  version,
  userName,
  displayName,
  language,
  isFrozen,
  accountIds,
  roleIds: roles.map((role) => role.id),
});

export type AdministrationApp = Awaited<ReturnType<typeof createAdministrationApp>>;

/** A server with an administrator, and requests for administration. */
export async function createAdministrationApp() {
  const test = await createTestApp();
  const admin = await test.fixtures.signedIn({ name: 'boss', role: 'admin' });
  const listed = await test.call<{ list: Role[] }>('roleList', { token: admin.token, body: {} });
  const roleIds = new Map(listed.data.list.map(({ name, id }) => [name, id]));

  const save = (body: object, token = admin.token) => test.call<SavedUser>('userSave', { token, body });
  const saveRole = (body: object, token = admin.token) => test.call<Role>('roleSave', { token, body });
  const find = async (id: string) =>
    (await test.call<ManagedUser>('userDetail', { token: admin.token, body: { id } })).data;
  return {
    test,
    admin,
    save,
    saveRole,
    find,
    /** Id of a built-in role. */
    idOf: (role: string) => roleIds.get(role) ?? '',
    create: async (userName: string, more: object = {}) => {
      const { code, data } = await save(newUser(userName, more));
      expect(code).toBe(200);
      return data;
    },
    /** Creates a user with a session and a role of these permissions. */
    holderOf: async (permissions: string[], accountIds: number[] = []) => {
      const name = `role ${String(Math.random())}`;
      const { data: role } = await saveRole({ name, permissions, pages: [] });
      const { userId, token } = await test.fixtures.signedIn({ role: null, accountIds });
      await save({ ...sameUser(await find(userId)), roleIds: [role.id] });
      return { userId, token, role };
    },
  };
}
