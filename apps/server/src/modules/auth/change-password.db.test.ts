import type { Session } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, rateCounters, sessions, signInFailures, users } from '../../platform/db/schema';
import { pwdOf } from '../../platform/lib/password';
import { rateLimits } from '../../platform/lib/rate-limit';
import { captchaText, createTestApp, type TestApp } from '../../testing';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const lines: string[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: false,
      ssoOrigin: 'https://login.example.com',
      unlockMinutes: 0,
    },
    log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
  });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(rateCounters));

const old = 'Secret2026';

async function login({
  userName,
  password,
  userAgent = chrome,
}: Record<'userName' | 'password', string> & { userAgent?: string }) {
  const { data } = await test.call<{ uuid: string }>('getPictureValidationCode');
  const body = { userName, pwd: pwdOf(password), validationCode: captchaText, uuid: data.uuid };
  return test.call<{ token: string }>('login', { body, headers: { 'user-agent': userAgent } });
}

function change(token: string, { from = old, to = 'Another2026' }: { from?: string; to?: string } = {}) {
  const body = { oldPwd: pwdOf(from), newPwd: pwdOf(to) };
  return test.call<{ token: string }>('changePassword', { token, body });
}

async function userWithToken() {
  const user = await test.fixtures.addUser({ password: old });
  return { ...user, token: await test.fixtures.openSession(user.userId) };
}

const isOpen = async (token: string) => (await test.call('getUserInfo', { token })).code === 200;

describe('changing the password', () => {
  it('ends all other sessions; this one gets a new token', async () => {
    const { userId, name, token } = await userWithToken();
    const other = await test.fixtures.openSession(userId);
    const stranger = await test.fixtures.signedIn();
    const { code, data } = await change(token);
    expect(code).toBe(200);
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(await Promise.all([token, other, data.token, stranger.token].map(isOpen))).toEqual([
      ...[false, false, true, true],
    ]);
    expect(await login({ userName: name, password: old })).toMatchObject({ code: 910002 });
    expect(await login({ userName: name, password: 'Another2026' })).toMatchObject({ code: 200 });
  });

  it('stores an argon2 hash, and the new session lasts one day', async () => {
    const { userId, token } = await userWithToken();
    test.clock.advance(7 * 60 * 60 * 1000);
    const { data } = await change(token);
    const [stored] = await test.database.db.select().from(users).where(eq(users.id, userId));
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
    for (const hours of [7, 7, 7, 2]) {
      test.clock.advance(hours * 60 * 60 * 1000);
      expect(await isOpen(data.token)).toBe(true);
    }
  });

  it('notifies the user once', async () => {
    const { userId, token } = await userWithToken();
    await change(token);
    const sent = await test.database.db.select().from(messages).where(eq(messages.userId, userId));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.titleEn).toBe('Password changed');
  });

  it('is locked by three wrong old passwords, which do not lock the login', async () => {
    const { name, token } = await userWithToken();
    for (let i = 0; i < 3; i++)
      expect(await change(token, { from: 'Wrong2026' })).toMatchObject({ code: 910001 });
    expect(await change(token)).toMatchObject({ code: 910004 });
    expect(await login({ userName: name, password: old })).toMatchObject({ code: 200 });
    expect(await isOpen(token)).toBe(true);
  });

  it('is possible while strangers have locked the login', async () => {
    const { name, token } = await userWithToken();
    for (let i = 0; i < 3; i++) await login({ userName: name, password: 'Wrong2026' });
    expect(await login({ userName: name, password: old })).toMatchObject({ code: 910004 });
    expect(await change(token)).toMatchObject({ code: 200 });
  });

  it('resets the failure count', async () => {
    const { name, token } = await userWithToken();
    await change(token, { from: 'Wrong2026' });
    await change(token);
    expect(await test.database.db.$count(signInFailures, eq(signInFailures.nameKey, name))).toBe(0);
  });

  it('is rejected for the same password, which only the correct old password reveals', async () => {
    const { token } = await userWithToken();
    expect(await change(token, { to: old })).toMatchObject({
      code: 400,
      fields: { newPwd: 'same_password' },
    });
    expect(await change(token, { from: 'Wrong2026', to: 'Wrong2026' })).toMatchObject({ code: 910001 });
    expect(await isOpen(token)).toBe(true);
  });

  it.each(['12345678', 'password1', 'PASSWORD1', 'woaini1314', '', 'a', '~ ', '123', '0000'])(
    'is rejected for %j, which is common or short',
    async (to) => {
      const { token } = await userWithToken();
      expect(await change(token, { to })).toMatchObject({
        code: 400,
        fields: { newPwd: 'common_password' },
      });
      expect(await change(token, { from: 'Wrong2026', to })).toMatchObject({ code: 910001 });
      expect(await change(token)).toMatchObject({ code: 200 });
    },
  );

  it('is rejected for the username, in its own and in lower case', async () => {
    const { userId } = await test.fixtures.addUser({ name: 'LinWei88', password: old });
    const token = await test.fixtures.openSession(userId);
    for (const to of ['LinWei88', 'linwei88'])
      expect(await change(token, { to })).toMatchObject({
        code: 400,
        fields: { newPwd: 'name_as_password' },
      });
    const other = await userWithToken();
    expect(await change(other.token, { to: 'LinWei88' })).toMatchObject({ code: 200 });
  });

  it('accepts hashes only', async () => {
    const { token } = await userWithToken();
    const body = { oldPwd: old, newPwd: pwdOf(old).toUpperCase() };
    expect(await test.call('changePassword', { token, body })).toMatchObject({
      code: 400,
      fields: { oldPwd: 'invalid', newPwd: 'invalid' },
    });
  });

  it('succeeds for one of many concurrent requests, and leaves one open session', async () => {
    const { userId, token } = await userWithToken();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => change(token, { to: `Another${index}` })),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(
      responses.filter(({ code }) => code !== 200).every(({ code }) => [401, 910001].includes(code)),
    ).toBe(true);
    expect(await test.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  it('ends logins with the old password that were started before', async () => {
    const { userId, name } = await userWithToken();
    const { db } = test.database;
    const late = await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, userId));
      const pending = login({ userName: name, password: old });
      const isWaiting = async () => {
        const { rowCount } = await db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount === 1;
      };
      const settled = pending.then(() => true);
      await vi.waitUntil(() => Promise.race([isWaiting(), settled]));
      return { pending };
    });
    expect(await late.pending).toMatchObject({ code: 910002 });
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  it('is limited per user', async () => {
    const first = await userWithToken();
    const second = await userWithToken();
    const limit = rateLimits.password.perMinute;
    const same = () => change(first.token, { to: old });
    const responses = await Promise.all(Array.from({ length: limit + 2 }, same));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await change(second.token)).toMatchObject({ code: 200 });
  });

  it('requires a session', async () => {
    const body = { oldPwd: pwdOf(old), newPwd: pwdOf('Another2026') };
    expect(await test.call('changePassword', { body })).toMatchObject({ code: 401 });
  });

  it('never appears in the log', async () => {
    const { token } = await userWithToken();
    lines.length = 0;
    const { data } = await change(token, { to: 'Unlogged2026' });
    await change(data.token, { from: 'Wrong2026' });
    expect(lines.length).toBeGreaterThan(0);
    const secrets = [pwdOf(old), pwdOf('Unlogged2026'), pwdOf('Wrong2026'), token, data.token];
    expect(secrets.filter((secret) => lines.join('\n').includes(secret))).toEqual([]);
  });
});

describe('the sessions of a user', () => {
  async function sessionsOf(token: string) {
    const { data } = await test.call<{ list: Session[] }>('sessionList', { token });
    return data.list;
  }

  it('are listed with their devices, newest first, with the current one marked', async () => {
    const { name } = await test.fixtures.addUser({ password: old });
    const first = await login({ userName: name, password: old });
    test.clock.advance(1000);
    const long = `${chrome} ${'x'.repeat(500)}`;
    await login({ userName: name, password: old, userAgent: long });
    const list = await sessionsOf(first.data.token);
    expect(list.map(({ browser, system, kind, isCurrent }) => [browser, system, kind, isCurrent])).toEqual([
      ['Chrome', 'Windows', 'computer', false],
      ['Chrome', 'Windows', 'computer', true],
    ]);
    const stored = await test.database.db.select({ userAgent: sessions.userAgent }).from(sessions);
    expect(stored.map(({ userAgent }) => userAgent?.length)).toContain(300);
  });

  it('are only the user’s active ones, without token or hash', async () => {
    const { userId, token } = await userWithToken();
    await test.fixtures.openSession(userId);
    await test.fixtures.signedIn();
    test.clock.advance(12 * 60 * 60 * 1000);
    const later = await test.fixtures.openSession(userId);
    test.clock.advance(7 * 60 * 60 * 1000);
    const list = await sessionsOf(later);
    expect(list).toHaveLength(1);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      ...['browser', 'createdTime', 'id', 'isCurrent', 'kind', 'system', 'usedTime'],
    ]);
    expect(JSON.stringify(list)).not.toContain(token);
  });

  it('keep their ids when the password changes', async () => {
    const { name } = await test.fixtures.addUser({ password: old });
    const { data } = await login({ userName: name, password: old });
    const before = await sessionsOf(data.token);
    const changed = await change(data.token);
    expect(await sessionsOf(changed.data.token)).toEqual(before);
  });
});

describe('login options', () => {
  it('include the page that may pass a token, without a session', async () => {
    expect(await test.call('getSignInOptions')).toMatchObject({
      code: 200,
      data: { ssoOrigin: 'https://login.example.com' },
    });
  });

  it('are empty by default', async () => {
    const plain = await createTestApp();
    expect(await plain.call('getSignInOptions')).toMatchObject({ code: 200, data: { ssoOrigin: null } });
    await plain.close();
  });
});
