import type { ManagedUser, Session } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pwdOf } from '../../platform/lib/password';
import { captchaText } from '../../testing';
import {
  createAdministrationApp,
  newUser,
  sameUser,
  type AdministrationApp,
  type SavedUser,
} from './testing/administration-app';

let app: AdministrationApp;
let accountA: number;
let accountB: number;

beforeAll(async () => {
  app = await createAdministrationApp();
  accountA = await app.test.fixtures.addAccount();
  accountB = await app.test.fixtures.addAccount();
});
afterAll(() => app.test.close());

async function signIn(userName: string, password: string) {
  const { data } = await app.test.call<{ uuid: string }>('getPictureValidationCode');
  return app.test.call<{ token: string }>('login', {
    body: { userName, pwd: pwdOf(password), validationCode: captchaText, uuid: data.uuid },
  });
}

describe('a new user', () => {
  it('logs in with the one-time password, and can do nothing else until it is changed', async () => {
    const { user, oneTimePassword } = await app.create('chen yu', { accountIds: [accountA] });
    expect(user).toMatchObject({ mustChangePassword: true, state: 'active', accountIds: [accountA] });
    const { data } = await signIn('chen yu', oneTimePassword ?? '');
    const { token } = data;
    expect((await app.test.call('accountList', { token, body: {} })).code).toBe(403);
    const info = await app.test.call<{ pendingStep: string | null }>('getUserInfo', { token });
    expect(info.data.pendingStep).toBe('password');
    const changed = await app.test.call<{ token: string }>('changePassword', {
      token,
      body: { oldPwd: pwdOf(oneTimePassword ?? ''), newPwd: pwdOf('Own2026Pass') },
    });
    expect(changed.code).toBe(200);
    expect((await app.test.call('accountList', { token: changed.data.token, body: {} })).code).toBe(200);
    const seen = await app.find(user.id);
    expect(seen.mustChangePassword).toBe(false);
    expect(seen.signedInTime).not.toBeNull();
  });

  it('of a name that is created many times concurrently exists once', async () => {
    const codes = await Promise.all(
      ['Twin', 'twin', ' TWIN ', 'ｔｗｉｎ', 'twin'].map(
        async (name) => (await app.save(newUser(name))).code,
      ),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 1400, 1400, 1400, 1400]);
  });

  it.each([
    ['emoji', '👩‍💻 Mika', 200],
    ['letters from right to left', 'مستخدم', 200],
    ['NUL', 'a\u0000b', 400],
    ['a mark that turns direction', 'a\u202eb', 400],
    ['10,000 characters', 'x'.repeat(10_000), 400],
  ])('with %s in the display name gets %s → %i', async (_, displayName, code) => {
    expect((await app.save(newUser(`u${String(Math.random())}`, { displayName }))).code).toBe(code);
  });

  it('ignores id, version and password in the request', async () => {
    const id = '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0001';
    expect((await app.save(newUser('chosen', { id, version: 1 }))).code).toBe(404);
    const { user } = await app.create('mass', {
      passwordHash: 'x',
      isLocked: true,
      createdTime: '2000-01-01T00:00:00Z',
    });
    expect(user).toMatchObject({ isLocked: false, version: 1 });
    expect(user.createdTime.startsWith('2026')).toBe(true);
  });
});

describe('a change of a user', () => {
  it('to an outdated version is rejected with the current values', async () => {
    const { user } = await app.create('stale');
    await app.save({ ...sameUser(user), displayName: 'theirs' });
    const { code, data } = await app.save({ ...sameUser(user), displayName: 'mine' });
    expect(code).toBe(409);
    expect(data).toMatchObject({ displayName: 'theirs', version: 2 });
  });

  it('takes effect with the next request of an open session', async () => {
    const { userId, token } = await app.test.fixtures.signedIn({ accountIds: [accountA] });
    const body = { accountId: accountA, isFollowed: true };
    expect((await app.test.call('accountFollow', { token, body })).code).toBe(200);
    await app.save({ ...sameUser(await app.find(userId)), accountIds: [] });
    expect((await app.test.call('accountFollow', { token, body })).code).toBe(403);
  });

  it('suspends: the session ends, and a login shows why', async () => {
    const { userId, token } = await app.test.fixtures.signedIn({ name: 'ice', password: 'Secret2026' });
    const { data } = await app.save({ ...sameUser(await app.find(userId)), isFrozen: true });
    expect((await app.test.call('getUserInfo', { token })).code).toBe(401);
    expect((await signIn('ice', 'Secret2026')).code).toBe(910003);
    await app.save({ ...sameUser(data.user), isFrozen: false });
    expect((await signIn('ice', 'Secret2026')).code).toBe(200);
  });

  it('unlocks after three wrong passwords', async () => {
    const { userId } = await app.test.fixtures.addUser({ name: 'forgetful', password: 'Secret2026' });
    for (let tries = 0; tries < 3; tries++) await signIn('forgetful', 'Wrong2026x');
    expect(await app.find(userId)).toMatchObject({ state: 'locked' });
    const locked = await app.test.call<{ list: ManagedUser[] }>('userList', {
      token: app.admin.token,
      body: { query: { state: 'locked' } },
    });
    expect(locked.data.list.map(({ userName }) => userName)).toEqual(['forgetful']);
    await app.test.call('userUnlock', { token: app.admin.token, body: { id: userId } });
    expect((await signIn('forgetful', 'Secret2026')).code).toBe(200);
  });

  it('resets the password and ends all sessions', async () => {
    const { userId, token } = await app.test.fixtures.signedIn({ name: 'reset', password: 'Secret2026' });
    const { version } = await app.find(userId);
    const { data } = await app.test.call<SavedUser>('userResetPassword', {
      token: app.admin.token,
      body: { id: userId, version },
    });
    expect((await app.test.call('getUserInfo', { token })).code).toBe(401);
    expect((await signIn('reset', 'Secret2026')).code).toBe(910002);
    expect((await signIn('reset', data.oneTimePassword ?? '')).code).toBe(200);
  });

  it('ends one session of a user, or all', async () => {
    const { userId, token } = await app.test.fixtures.signedIn();
    await app.test.fixtures.openSession(userId);
    const body = { id: userId };
    const list = async () =>
      (await app.test.call<{ list: Session[] }>('userSessionList', { token: app.admin.token, body })).data
        .list;
    const [first] = await list();
    await app.test.call('userSessionClose', {
      token: app.admin.token,
      body: { ...body, sessionId: first?.id },
    });
    expect(await list()).toHaveLength(1);
    await app.test.call('userSessionClose', { token: app.admin.token, body });
    expect((await app.test.call('getUserInfo', { token })).code).toBe(401);
  });
});

describe('a user who may change users', () => {
  const rights = ['system:user:view', 'system:user:edit'];

  it('grants neither roles nor accounts that they lack', async () => {
    const { token, role } = await app.holderOf(rights, [accountA]);
    const codeOf = async (userName: string, more: object) =>
      (await app.save(newUser(userName, { roleIds: [role.id], ...more }), token)).code;
    expect(await codeOf('by clerk 1', { roleIds: [app.idOf('admin')] })).toBe(403);
    expect(await codeOf('by clerk 2', { roleIds: [app.idOf('edit')] })).toBe(403);
    expect(await codeOf('by clerk 3', { accountIds: [accountB] })).toBe(403);
    expect(await codeOf('by clerk 4', { accountIds: [accountA] })).toBe(200);
  });

  it('cannot give a user the default role by removing all others, nor its password', async () => {
    const { token, role } = await app.holderOf(rights);
    expect((await app.save(newUser('by clerk 5'), token)).code).toBe(403);
    const { user } = await app.create('with a role', { roleIds: [role.id] });
    expect((await app.save({ ...sameUser(user), roleIds: [] }, token)).code).toBe(403);
    const { user: editor } = await app.create('without a role');
    const reset = { id: editor.id, version: editor.version };
    expect((await app.test.call('userResetPassword', { token, body: reset })).code).toBe(403);
  });

  it('cannot change an administrator, and sees no accounts of others', async () => {
    const { token, role } = await app.holderOf(rights, [accountA]);
    const { user } = await app.create('of b', { accountIds: [accountA, accountB], roleIds: [role.id] });
    const seen = (await app.test.call<ManagedUser>('userDetail', { token, body: { id: user.id } })).data;
    expect(seen).toMatchObject({ accountIds: [accountA], otherAccountCount: 1 });
    const saved = await app.save({ ...sameUser(seen), accountIds: [] }, token);
    expect(saved.code).toBe(200);
    expect((await app.find(user.id)).accountIds).toEqual([accountB]);
    const reset = { id: user.id, version: saved.data.user.version };
    expect((await app.test.call('userResetPassword', { token, body: reset })).code).toBe(403);
    const boss = await app.find(app.admin.userId);
    expect((await app.save({ ...sameUser(boss), displayName: 'x' }, token)).code).toBe(403);
    expect(
      (await app.test.call('userDelete', { token, body: { id: boss.id, version: boss.version } })).code,
    ).toBe(403);
    const filtered = { query: { grantedAccountId: accountB } };
    expect((await app.test.call('userList', { token, body: filtered })).code).toBe(403);
  });
});

describe('a user with further accounts that an administrator cannot see', () => {
  const rights = ['system:user:view', 'system:user:edit'];

  it('cannot be suspended, deleted or get other roles or a password, but can be renamed and lose visible accounts', async () => {
    const { token, role } = await app.holderOf(rights, [accountA]);
    const { data: other } = await app.saveRole({ name: 'users only', permissions: rights, pages: [] });
    const { user } = await app.create('of both', { accountIds: [accountA, accountB], roleIds: [role.id] });
    const seen = (await app.test.call<ManagedUser>('userDetail', { token, body: { id: user.id } })).data;
    const version = { id: seen.id, version: seen.version };
    const rejected = [
      await app.save({ ...sameUser(seen), isFrozen: true }, token),
      await app.save({ ...sameUser(seen), roleIds: [role.id, other.id] }, token),
      await app.test.call('userDelete', { token, body: version }),
      await app.test.call('userResetPassword', { token, body: version }),
      await app.test.call('userRemoveSecondFactor', { token, body: version }),
    ];
    for (const response of rejected)
      expect(response).toMatchObject({
        code: 403,
        message: expect.stringContaining('accounts you can’t see') as string,
      });
    expect(await app.find(user.id)).toMatchObject({ version: seen.version, isFrozen: false });
    const changed = { ...sameUser(seen), displayName: 'Both', accountIds: [] };
    expect((await app.save(changed, token)).code).toBe(200);
    const left = await app.find(user.id);
    expect(left).toMatchObject({ displayName: 'Both', accountIds: [accountB] });
    expect((await app.save({ ...sameUser(left), isFrozen: true })).code).toBe(200);
  });

  it('can be reactivated only by someone with access to all of their accounts', async () => {
    const { token, role } = await app.holderOf(rights, [accountA]);
    const accountIds = [accountA, accountB];
    const { user } = await app.create('frozen of both', { accountIds, roleIds: [role.id], isFrozen: true });
    const seen = (await app.test.call<ManagedUser>('userDetail', { token, body: { id: user.id } })).data;
    expect((await app.save({ ...sameUser(seen), isFrozen: false }, token)).code).toBe(403);
  });
});

describe('the last administrator', () => {
  it('remains, whoever requests it, even concurrently', async () => {
    const boss = await app.find(app.admin.userId);
    expect((await app.save({ ...sameUser(boss), isFrozen: true })).code).toBe(400);
    expect((await app.save({ ...sameUser(boss), roleIds: [] })).code).toBe(400);
    const remove = { id: boss.id, version: boss.version };
    expect((await app.test.call('userDelete', { token: app.admin.token, body: remove })).code).toBe(400);

    const other = await app.test.fixtures.signedIn({ role: 'admin' });
    const second = await app.find(other.userId);
    const codes = await Promise.all([
      app.save({ ...sameUser(second), isFrozen: true }, app.admin.token).then(({ code }) => code),
      app.save({ ...sameUser(boss), isFrozen: true }, other.token).then(({ code }) => code),
    ]);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });
});
