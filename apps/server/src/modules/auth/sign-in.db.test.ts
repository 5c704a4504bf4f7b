import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  captchas,
  rateCounters,
  roles,
  sessions,
  signInFailures,
  userRoles,
  users,
} from '../../platform/db/schema';
import { pwdOf } from '../../platform/lib/password';
import { rateLimits } from '../../platform/lib/rate-limit';
import { captchaText, createTestApp, type TestResponse, type TestApp } from '../../testing';
import { unlockUser } from './unlock-user';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(rateCounters));

interface Try {
  userName: string;
  password: string;
  from?: string;
}

async function login({
  userName,
  password,
  from = '198.51.100.1',
}: Try): Promise<TestResponse<{ token: string }>> {
  const { data } = await test.call<{ uuid: string }>('getPictureValidationCode', { from });
  const body = { userName, pwd: pwdOf(password), validationCode: captchaText, uuid: data.uuid };
  return test.call('login', { body, from });
}

async function failThreeTimes(userName: string): Promise<number[]> {
  const codes: number[] = [];
  for (let i = 0; i < 3; i++) codes.push((await login({ userName, password: `Wrong${i}` })).code);
  return codes;
}

describe('login', () => {
  it('returns a new token of 256 bits each time and stores only its hash', async () => {
    const { name, password, userId } = await test.fixtures.addUser();
    const first = await login({ userName: `  ${name}  `, password });
    const second = await login({ userName: name, password });
    expect(first.data.token).toMatch(/^[\w-]{43}$/);
    expect(second.data.token).not.toBe(first.data.token);
    const stored = await test.database.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(first.data.token);
    expect(stored.map(({ tokenHash }) => tokenHash.length)).toEqual([32, 32]);
  });

  it('does not trim the password', async () => {
    const { name, password } = await test.fixtures.addUser();
    expect(await login({ userName: name, password: ` ${password}` })).toMatchObject({ code: 910002 });
  });

  it('sets no cookie', async () => {
    const { name, password } = await test.fixtures.addUser();
    expect((await login({ userName: name, password })).headers['set-cookie']).toBeUndefined();
  });

  it('limits a user to ten sessions and ends the oldest', async () => {
    const { name, password } = await test.fixtures.addUser();
    const tokens: string[] = [];
    for (let i = 0; i < 11; i++) {
      test.clock.advance(1000);
      tokens.push((await login({ userName: name, password })).data.token);
    }
    const codes = await Promise.all(
      tokens.map(async (token) => (await test.call('getUserInfo', { token })).code),
    );
    expect(codes).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('responds to an unknown name exactly as to a wrong password', async () => {
    const { name } = await test.fixtures.addUser();
    const known = await login({ userName: name, password: 'Wrong2026' });
    const unknown = await login({ userName: 'nobody-of-that-name', password: 'Wrong2026' });
    const visible = ({ status, code, message, headers }: TestResponse) => ({
      status,
      code,
      message,
      // without headers of the connection
      headers: Object.keys(headers)
        .filter((name) => !['connection', 'keep-alive'].includes(name))
        .sort(),
    });
    expect(known.code).toBe(910002);
    expect(visible(unknown)).toEqual(visible(known));
  });

  it('reveals that a user is suspended only after the correct password', async () => {
    const { name, password } = await test.fixtures.addUser({ status: 'frozen' });
    expect(await login({ userName: name, password: 'Wrong2026' })).toMatchObject({ code: 910002 });
    expect(await login({ userName: name, password })).toMatchObject({ code: 910003 });
  });

  it('returns the error in the language of the header', async () => {
    const { data } = await test.call<{ uuid: string }>('getPictureValidationCode');
    const body = { userName: 'x', pwd: pwdOf('x'), validationCode: 'nope', uuid: data.uuid };
    const { message } = await test.call('login', { body, headers: { language: 'cn' } });
    expect(message).toMatch(/验证码/);
  });
});

describe('locking after three failures', () => {
  it('rejects the fourth try even with the correct password', async () => {
    const { name, password } = await test.fixtures.addUser();
    expect(await failThreeTimes(name)).toEqual([910002, 910002, 910002]);
    expect(await login({ userName: name, password })).toMatchObject({ code: 910004 });
  });

  it('also locks an unknown name', async () => {
    expect(await failThreeTimes('nobody-at-all')).toEqual([910002, 910002, 910002]);
    expect(await login({ userName: 'nobody-at-all', password: 'x' })).toMatchObject({ code: 910004 });
  });

  it('survives a day and a restart, because the database stores it', async () => {
    const { name, password } = await test.fixtures.addUser();
    await failThreeTimes(name);
    test.clock.advance(25 * 60 * 60 * 1000);
    expect(await login({ userName: name, password })).toMatchObject({ code: 910004 });
    expect(await test.database.db.$count(signInFailures, eq(signInFailures.nameKey, name))).toBe(1);
  });

  it('counts all spellings of a name together', async () => {
    const { password } = await test.fixtures.addUser({ name: 'Zoé Test' });
    const spellings = ['zoé test', 'ＺＯÉ  TEST ', 'Zoe\u0301 Test'];
    for (const userName of spellings) await login({ userName, password: 'Wrong2026' });
    expect(await login({ userName: 'Zoé Test', password })).toMatchObject({ code: 910004 });
  });

  it('is not affected by further tries', async () => {
    const { name, password } = await test.fixtures.addUser();
    await failThreeTimes(name);
    await login({ userName: name, password });
    await login({ userName: name, password: 'Wrong2026' });
    const [failures] = await test.database.db
      .select({ count: signInFailures.count })
      .from(signInFailures)
      .where(eq(signInFailures.nameKey, name));
    expect(failures).toEqual({ count: 3 });
  });

  it('starts at zero again after a success', async () => {
    const { name, password } = await test.fixtures.addUser();
    const wrong = { userName: name, password: 'Wrong2026' };
    const right = { userName: name, password };
    const codes: number[] = [];
    for (const attempt of [wrong, wrong, right, wrong, wrong, right]) codes.push((await login(attempt)).code);
    expect(codes).toEqual([910002, 910002, 200, 910002, 910002, 200]);
  });

  it('checks at most three of many concurrent guesses', async () => {
    const { name, password } = await test.fixtures.addUser();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        login({ userName: name, password: `Wrong${i}`, from: `192.0.2.${i}` }),
      ),
    );
    expect(responses.filter(({ code }) => code === 910002)).toHaveLength(3);
    expect(responses.filter(({ code }) => code === 910004)).toHaveLength(9);
    expect(await login({ userName: name, password, from: '192.0.2.99' })).toMatchObject({ code: 910004 });
  });

  it('applies only to the network of the failures, so that strangers cannot lock out a user', async () => {
    const { name, password } = await test.fixtures.addUser();
    await failThreeTimes(name);
    expect(await login({ userName: name, password, from: '198.51.100.200' })).toMatchObject({ code: 910004 });
    expect(await login({ userName: name, password, from: '198.51.101.1' })).toMatchObject({ code: 200 });
    expect(await login({ userName: name, password, from: '2001:db8::1' })).toMatchObject({ code: 200 });
    expect(await login({ userName: name, password })).toMatchObject({ code: 910004 });
  });

  it('applies to every network after a hundred failures within a day', async () => {
    const { name, password } = await test.fixtures.addUser();
    const rows = Array.from({ length: 33 }, (_, network) => ({
      nameKey: name,
      network: `10.0.${network}.0/24`,
      count: 3,
      lastFailedTime: test.clock.now(),
    }));
    await test.database.db.insert(signInFailures).values(rows);
    expect(await login({ userName: name, password: 'Wrong2026' })).toMatchObject({ code: 910002 });
    expect(await login({ userName: name, password })).toMatchObject({ code: 910004 });
    test.clock.advance(24 * 60 * 60 * 1000);
    expect(await login({ userName: name, password })).toMatchObject({ code: 200 });
  });

  it('ends after the configured time', async () => {
    const patient = await createTestApp({
      config: { captchaCode: captchaText, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 30 },
    });
    const { name, password } = await patient.fixtures.addUser();
    const signIn = async (tried: string) => {
      const { data } = await patient.call<{ uuid: string }>('getPictureValidationCode');
      const body = { userName: name, pwd: pwdOf(tried), validationCode: captchaText, uuid: data.uuid };
      return (await patient.call('login', { body })).code;
    };
    for (let i = 0; i < 3; i++) await signIn('Wrong2026');
    patient.clock.advance(29 * 60_000);
    expect(await signIn(password)).toBe(910004);
    patient.clock.advance(60_000);
    // the count starts at one again
    expect(await signIn('Wrong2026')).toBe(910002);
    expect(await signIn(password)).toBe(200);
    await patient.close();
  });

  it('is deleted after a week for unknown names, and failures below the limit after a day', async () => {
    const { db } = test.database;
    await db.delete(signInFailures);
    const { name } = await test.fixtures.addUser();
    await failThreeTimes(name);
    await failThreeTimes('nobody-of-a-week');
    await login({ userName: 'typo', password: 'x' });
    const names = async () =>
      (await db.select({ name: signInFailures.nameKey }).from(signInFailures)).map((row) => row.name).sort();
    test.clock.advance(25 * 60 * 60 * 1000);
    await login({ userName: 'later', password: 'x' });
    expect(await names()).toEqual([name, 'later', 'nobody-of-a-week'].sort());
    test.clock.advance(7 * 24 * 60 * 60 * 1000);
    await login({ userName: 'last', password: 'x' });
    expect(await names()).toEqual([name, 'last'].sort());
  });

  it('is lifted by an administrator, under any spelling', async () => {
    const { name, password } = await test.fixtures.addUser();
    await failThreeTimes(name);
    expect(await unlockUser(test.database.db, ` ${name.toUpperCase()} `)).toBe(true);
    expect(await login({ userName: name, password })).toMatchObject({ code: 200 });
    expect(await unlockUser(test.database.db, name)).toBe(false);
  });
});

describe('the rate limit', () => {
  const attempt = { userName: 'a', pwd: pwdOf('a'), validationCode: 'a', uuid: 'a' };
  const flood = (from: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => test.call('login', { body: attempt, from })));

  it('rejects too many requests from an address with 429 and Retry-After, but none from others', async () => {
    const limit = rateLimits.login.perMinute;
    const responses = await flood('203.0.113.20', limit + 5);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(5);
    expect(rejected[0]).toMatchObject({ code: 429 });
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await test.call('login', { body: attempt, from: '203.0.113.21' })).toMatchObject({ code: 910005 });
  });

  it('accepts the address again in the next minute and deletes the old count', async () => {
    await flood('203.0.113.22', rateLimits.login.perMinute + 1);
    test.clock.advance(60_000);
    expect(await test.call('login', { body: attempt, from: '203.0.113.22' })).toMatchObject({ code: 910005 });
    expect(await test.database.db.$count(rateCounters)).toBe(1);
  });

  it('counts captchas too, and addresses of one IPv6 network together', async () => {
    const limit = rateLimits.captcha.perMinute;
    await test.database.db.insert(rateCounters).values({
      key: 'captcha:2001:db8:1:2::/64',
      windowStart: new Date(Math.floor(test.clock.now().getTime() / 60_000) * 60_000),
      count: limit,
    });
    const same = await test.call('getPictureValidationCode', { from: '2001:db8:1:2:aaaa::1' });
    const other = await test.call('getPictureValidationCode', { from: '2001:db8:1:3::1' });
    expect([same.status, other.status]).toEqual([429, 200]);
  });

  it('cannot be escaped by a forged X-Forwarded-For', async () => {
    const body = attempt;
    const forged = (i: number) => ({
      body,
      from: '203.0.113.30',
      headers: { 'x-forwarded-for': `10.0.0.${i}` },
    });
    const responses = await Promise.all(
      Array.from({ length: rateLimits.login.perMinute + 1 }, (_, i) => test.call('login', forged(i % 250))),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('session', () => {
  it('ends with a logout, everywhere', async () => {
    const { token } = await test.fixtures.signedIn();
    expect(await test.call('logout', { token })).toMatchObject({ code: 200, data: null });
    for (const id of ['getUserInfo', 'getRouters', 'accountList', 'messageList', 'logout'] as const) {
      expect(await test.call(id, { token })).toMatchObject({ status: 200, code: 401 });
    }
  });

  it('does not end with the logout of another session of the user', async () => {
    const { userId, token } = await test.fixtures.signedIn();
    const other = await test.fixtures.openSession(userId);
    await test.call('logout', { token });
    expect(await test.call('getUserInfo', { token: other })).toMatchObject({ code: 200 });
  });

  it('ends after one day, even if it was in use', async () => {
    const { token } = await test.fixtures.signedIn();
    const hour = 60 * 60 * 1000;
    for (const step of [7.5 * hour, 7.5 * hour, 7.5 * hour, 1.5 * hour - 1000]) {
      test.clock.advance(step);
      expect(await test.call('getUserInfo', { token })).toMatchObject({ code: 200 });
    }
    test.clock.advance(1000);
    expect(await test.call('getUserInfo', { token })).toMatchObject({ code: 401 });
  });

  it('ends after eight hours without a request', async () => {
    const { token } = await test.fixtures.signedIn();
    test.clock.advance(8 * 60 * 60 * 1000);
    expect(await test.call('getUserInfo', { token })).toMatchObject({ code: 401 });
  });

  it('can be ended only from a session of the same user', async () => {
    const { userId, token } = await test.fixtures.signedIn();
    const other = await test.fixtures.openSession(userId);
    const { data } = await test.call<{ list: { id: string; isCurrent: boolean }[] }>('sessionList', {
      token,
    });
    const id = data.list.find(({ isCurrent }) => !isCurrent)?.id;
    const stranger = await test.fixtures.signedIn();
    expect(await test.call('sessionClose', { token: stranger.token, body: { id } })).toMatchObject({
      code: 404,
    });
    expect(await test.call('getUserInfo', { token: other })).toMatchObject({ code: 200 });
    expect(await test.call('sessionClose', { token, body: { id } })).toMatchObject({ code: 200 });
    expect(await test.call('getUserInfo', { token: other })).toMatchObject({ code: 401 });
    expect(await test.call('getUserInfo', { token })).toMatchObject({ code: 200 });
    expect(await test.call('sessionClose', { token, body: { id } })).toMatchObject({ code: 404 });
  });

  it('is one of ten, even after concurrent logins', async () => {
    const { userId } = await test.fixtures.addUser();
    await Promise.all(Array.from({ length: 14 }, () => test.fixtures.openSession(userId)));
    expect(await test.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(10);
  });

  it('keeps its role, which cannot be deleted while a user has it', async () => {
    const { db } = test.database;
    const { userId } = await test.fixtures.addUser({ role: null });
    const [role] = await db
      .insert(roles)
      .values({ name: 'readers', permissions: ['report:feed:view'] })
      .returning();
    if (!role) throw new Error('no role was created');
    await db.insert(userRoles).values({ userId, roleId: role.id });
    await expect(db.delete(roles).where(eq(roles.id, role.id))).rejects.toMatchObject({
      cause: { code: '23001' },
    });
  });

  it('accepts the header only, not a cookie or a Bearer token alone', async () => {
    const { token } = await test.fixtures.signedIn();
    const cookie = await test.call('getRouters', { headers: { cookie: `yunShang-Token=${token}` } });
    const bearer = await test.call('getRouters', { headers: { authorization: `Bearer ${token}` } });
    expect([cookie.code, bearer.code]).toEqual([401, 401]);
  });

  it('rejects a Bearer token of another session beside the header', async () => {
    const mine = await test.fixtures.signedIn();
    const other = await test.fixtures.signedIn();
    const same = { authorization: `Bearer ${mine.token}` };
    const foreign = { authorization: `Bearer ${other.token}` };
    expect(await test.call('getUserInfo', { token: mine.token, headers: same })).toMatchObject({ code: 200 });
    expect(await test.call('getUserInfo', { token: mine.token, headers: foreign })).toMatchObject({
      code: 401,
    });
  });

  it('is invalid on another installation', async () => {
    const { token } = await test.fixtures.signedIn();
    const elsewhere = await createTestApp();
    expect(await elsewhere.call('getUserInfo', { token })).toMatchObject({ code: 401 });
    await elsewhere.close();
  });

  it('stores the language, and uses it for responses without a language header', async () => {
    const { token } = await test.fixtures.signedIn({ languageId: 2 });
    expect(await test.call('changeLanguage', { token, body: { language: 3 } })).toMatchObject({ code: 200 });
    expect(await test.call('getUserInfo', { token })).toMatchObject({ data: { language: 3 } });
    const { message } = await test.call('changeLanguage', { token, body: { language: 4 } });
    expect(message).toMatch(/請/);
  });
});

describe('the captcha comes first', () => {
  it('checks the captcha before the user: a wrong code never counts as a failure', async () => {
    const { name, password } = await test.fixtures.addUser();
    for (let i = 0; i < 4; i++) {
      const { data } = await test.call<{ uuid: string }>('getPictureValidationCode', {
        from: `192.0.2.${i}`,
      });
      const body = { userName: name, pwd: pwdOf('Wrong2026'), validationCode: 'nope', uuid: data.uuid };
      expect(await test.call('login', { body })).toMatchObject({ code: 910006 });
    }
    expect(await login({ userName: name, password })).toMatchObject({ code: 200 });
    expect(await test.database.db.$count(captchas)).toBe(0);
  });
});

describe('permissions are read for every request', () => {
  it('rejects a user who was suspended or deleted while logged in', async () => {
    const frozen = await test.fixtures.signedIn();
    await test.database.db.update(users).set({ status: 'frozen' }).where(eq(users.id, frozen.userId));
    const deleted = await test.fixtures.signedIn();
    await test.database.db.delete(users).where(eq(users.id, deleted.userId));
    expect(await test.call('getUserInfo', { token: frozen.token })).toMatchObject({ code: 401 });
    expect(await test.call('getUserInfo', { token: deleted.token })).toMatchObject({ code: 401 });
  });
});
