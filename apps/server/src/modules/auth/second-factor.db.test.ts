import type { AuditRecord, Message } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  rateCounters,
  recoveryCodes,
  secondFactors,
  sessions,
  signInChallenges,
  users,
} from '../../platform/db/schema';
import { pwdOf } from '../../platform/lib/password';
import { rateLimits } from '../../platform/lib/rate-limit';
import { captchaText, createTestApp, type TestApp } from '../../testing';

const config = {
  captchaCode: captchaText,
  trustProxy: false,
  ssoOrigin: undefined,
  unlockMinutes: 0,
} as const;
const stepMs = 30_000;

let test: TestApp;
let admin: { userId: string; token: string };
beforeAll(async () => {
  test = await createTestApp({ config: { ...config, credentialKeys: [randomBytes(32)] } });
  admin = await test.fixtures.signedIn({ role: 'admin' });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(rateCounters));

interface TestUser {
  userId: string;
  name: string;
  password: string;
  token: string;
}
interface Protected extends TestUser {
  secret: string;
  recoveryCodes: string[];
}

/** The code that an app shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: test.clock.now().getTime() + steps * stepMs,
  });

async function login({ name, password }: { name: string; password: string }, from = '198.51.100.1') {
  const { data } = await test.call<{ uuid: string }>('getPictureValidationCode', { from });
  const body = { userName: name, pwd: pwdOf(password), validationCode: captchaText, uuid: data.uuid };
  return test.call<{ token?: string; challenge?: string } | undefined>('login', { body, from });
}

async function challengeOf(user: TestUser, from?: string): Promise<string> {
  return (await login(user, from)).data?.challenge ?? '';
}

const sendCode = (challenge: string, code: string, from = '198.51.100.1') =>
  test.call<{ token: string }>('loginCode', { body: { challenge, code }, from });

async function newUser(): Promise<TestUser> {
  const user = await test.fixtures.addUser();
  return { ...user, token: await test.fixtures.openSession(user.userId) };
}

async function newProtected(): Promise<Protected> {
  const user = await newUser();
  const { token } = user;
  const begun = await test.call<{ secret: string }>('secondFactorBegin', {
    token,
    body: { pwd: pwdOf(user.password) },
  });
  const { secret } = begun.data;
  const confirmed = await test.call<{ recoveryCodes: string[] }>('secondFactorConfirm', {
    token,
    body: { code: codeOf(secret) },
  });
  expect(confirmed.code).toBe(200);
  // the next code has not been used
  test.clock.advance(stepMs);
  return { ...user, secret, recoveryCodes: confirmed.data.recoveryCodes };
}

const stateOf = async ({ token }: TestUser) => (await test.call('secondFactorState', { token })).data;

async function actionsOf(userId: string): Promise<string[]> {
  const { data } = await test.call<{ list: AuditRecord[] }>('auditList', {
    token: admin.token,
    body: { query: { object: userId }, page: { size: 50 } },
  });
  return data.list
    .map(({ action, after }) => (after?.reason ? `${action} ${String(after.reason)}` : action))
    .toReversed();
}

describe('switching on two-step verification', () => {
  it('needs the password and a code, and applies from then on', async () => {
    const user = await newUser();
    const { token } = user;
    expect(await stateOf(user)).toEqual({ sinceTime: null, recoveryCodesLeft: 0, canStore: true });
    const begun = await test.call<{ secret: string; uri: string }>('secondFactorBegin', {
      token,
      body: { pwd: pwdOf(user.password) },
    });
    const { secret, uri } = begun.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`Meridian:${user.name}`);
    expect((await login(user)).data).toHaveProperty('token');

    const wrong = await test.call('secondFactorConfirm', { token, body: { code: codeOf(secret, 5) } });
    expect(wrong).toMatchObject({ code: 910008 });
    const { data } = await test.call<{ recoveryCodes: string[] }>('secondFactorConfirm', {
      token,
      body: { code: ` ${codeOf(secret).replace(/^.../, '$& ')} ` },
    });
    expect(new Set(data.recoveryCodes).size).toBe(10);
    for (const code of data.recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await stateOf(user)).toMatchObject({
      sinceTime: test.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await login(user)).data).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(await actionsOf(user.userId)).toEqual(['signIn', 'secondFactorOn']);
  });

  it('stores the secret encrypted and recovery codes as hashes', async () => {
    const { userId, secret, recoveryCodes: codes } = await newProtected();
    const { db } = test.database;
    const stored = JSON.stringify([
      await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ]);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });

  it('makes the encrypted secret useless for another user', async () => {
    const { db } = test.database;
    const [first, second] = [await newProtected(), await newProtected()];
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, first.userId));
    await db
      .update(secondFactors)
      .set({ sealed: row?.sealed ?? '' })
      .where(eq(secondFactors.userId, second.userId));
    expect(await sendCode(await challengeOf(second), codeOf(first.secret))).toMatchObject({ code: 910010 });
  });

  it('is rejected for a wrong password, and locked after three', async () => {
    const { token, password } = await newUser();
    const begin = (pwd: string) => test.call('secondFactorBegin', { token, body: { pwd: pwdOf(pwd) } });
    for (let i = 0; i < 3; i++) expect(await begin('Wrong2026')).toMatchObject({ code: 910002 });
    expect(await begin(password)).toMatchObject({ code: 910004 });
  });

  it('has to be confirmed within ten minutes', async () => {
    const { token, password } = await newUser();
    expect(await test.call('secondFactorConfirm', { token, body: { code: '123456' } })).toMatchObject({
      code: 910007,
    });
    const begun = await test.call<{ secret: string }>('secondFactorBegin', {
      token,
      body: { pwd: pwdOf(password) },
    });
    test.clock.advance(10 * 60_000);
    const body = { code: codeOf(begun.data.secret) };
    expect(await test.call('secondFactorConfirm', { token, body })).toMatchObject({ code: 910007 });
  });

  it('is rejected if it is already on', async () => {
    const { token, password } = await newProtected();
    expect(await test.call('secondFactorBegin', { token, body: { pwd: pwdOf(password) } })).toMatchObject({
      code: 409,
    });
  });

  it('names the missing setting if the server has no key', async () => {
    const keyless = await createTestApp();
    const user = await keyless.fixtures.addUser();
    const token = await keyless.fixtures.openSession(user.userId);
    expect(await keyless.call('secondFactorState', { token })).toMatchObject({ data: { canStore: false } });
    const body = { pwd: pwdOf(user.password) };
    expect(await keyless.call('secondFactorBegin', { token, body })).toMatchObject({
      code: 910010,
      message: expect.stringContaining('MERIDIAN_CREDENTIALS_KEY') as string,
    });
    await keyless.close();
  });
});

describe('the second step of a login', () => {
  it('opens a session with a code of the app, as a password does otherwise', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    expect(await test.call('getUserInfo', { token: challenge })).toMatchObject({ code: 401 });
    const { code, data } = await sendCode(challenge, codeOf(user.secret));
    expect(code).toBe(200);
    expect(await test.call('getUserInfo', { token: data.token })).toMatchObject({ code: 200 });
    expect(await actionsOf(user.userId)).toEqual(['secondFactorOn', 'signIn']);
  });

  it('opens no session without a code', async () => {
    const user = await newProtected();
    const { db } = test.database;
    const before = await db.$count(sessions, eq(sessions.userId, user.userId));
    const challenge = await challengeOf(user);
    expect(await db.$count(sessions, eq(sessions.userId, user.userId))).toBe(before);
    const stored = JSON.stringify(await db.select().from(signInChallenges));
    expect(stored).not.toContain(challenge);
  });

  it.each([
    [-2, 910008],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 910008],
  ])('with a clock that is off by %i steps is accepted: %i', async (steps, code) => {
    const user = await newProtected();
    // clear of the code that confirmed the secret
    test.clock.advance(3 * stepMs);
    expect(await sendCode(await challengeOf(user), codeOf(user.secret, steps))).toMatchObject({ code });
  });

  it('accepts no code twice, and none older than the last one', async () => {
    const user = await newProtected();
    test.clock.advance(3 * stepMs);
    const [earlier, current] = [codeOf(user.secret, -1), codeOf(user.secret)];
    expect(await sendCode(await challengeOf(user), current)).toMatchObject({ code: 200 });
    expect(await sendCode(await challengeOf(user), current)).toMatchObject({ code: 910008 });
    expect(await sendCode(await challengeOf(user), earlier)).toMatchObject({ code: 910008 });
  });

  it('does not accept the code that confirmed the secret', async () => {
    const user = await newProtected();
    expect(await sendCode(await challengeOf(user), codeOf(user.secret, -1))).toMatchObject({ code: 910008 });
  });

  it('accepts one of many concurrent tries with the same code, and locks nothing', async () => {
    const user = await newProtected();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(user)));
    const code = codeOf(user.secret);
    const codes = (await Promise.all(challenges.map((each) => sendCode(each, code)))).map((one) => one.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 910008, 910008, 910008, 910008]);
    test.clock.advance(stepMs);
    expect(await sendCode(await challengeOf(user), codeOf(user.secret))).toMatchObject({ code: 200 });
  });

  it('counts all wrong codes except the one that was just used', async () => {
    const user = await newProtected();
    test.clock.advance(3 * stepMs);
    const [earlier, current] = [codeOf(user.secret, -1), codeOf(user.secret)];
    expect(await sendCode(await challengeOf(user), current)).toMatchObject({ code: 200 });
    for (let i = 0; i < 4; i++)
      expect(await sendCode(await challengeOf(user), current)).toMatchObject({ code: 910008 });
    for (let i = 0; i < 3; i++)
      expect(await sendCode(await challengeOf(user), earlier)).toMatchObject({ code: 910008 });
    expect(await sendCode(await challengeOf(user), earlier)).toMatchObject({ code: 910009 });
  });

  it('accepts each recovery code once, in any case and with spaces', async () => {
    const user = await newProtected();
    const [first = '', second = ''] = user.recoveryCodes;
    const spelled = first.toUpperCase().replaceAll('-', ' ');
    expect(await sendCode(await challengeOf(user), spelled)).toMatchObject({ code: 200 });
    expect(await sendCode(await challengeOf(user), first)).toMatchObject({ code: 910008 });
    expect(await sendCode(await challengeOf(user), second)).toMatchObject({ code: 200 });
    expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await actionsOf(user.userId)).toEqual([
      ...['secondFactorOn', 'recoveryCodeUse', 'signIn', 'signInFail code_incorrect'],
      ...['recoveryCodeUse', 'signIn'],
    ]);
  });

  it('accepts no recovery code of another user', async () => {
    const [user, other] = [await newProtected(), await newProtected()];
    const [foreign = ''] = other.recoveryCodes;
    expect(await sendCode(await challengeOf(user), foreign)).toMatchObject({ code: 910008 });
  });

  it('accepts a challenge for one login only', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 200 });
    test.clock.advance(stepMs);
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 910007 });
  });

  it('does not consume the challenge with a wrong code', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    expect(await sendCode(challenge, '000000')).toMatchObject({ code: 910008 });
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 200 });
  });

  it('expires after five minutes, and cannot be guessed', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    test.clock.advance(5 * 60_000);
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 910007 });
    expect(await sendCode('guess', codeOf(user.secret))).toMatchObject({ code: 910007 });
    await challengeOf(user);
    expect(await test.database.db.$count(signInChallenges, eq(signInChallenges.userId, user.userId))).toBe(1);
  });

  it('ends when the password changes or the user is suspended', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    const body = { oldPwd: pwdOf(user.password), newPwd: pwdOf('Another2026') };
    expect(await test.call('changePassword', { token: user.token, body })).toMatchObject({ code: 200 });
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 910007 });
    const next = await challengeOf({ ...user, password: 'Another2026' });
    await test.database.db.update(users).set({ status: 'frozen' }).where(eq(users.id, user.userId));
    expect(await sendCode(next, codeOf(user.secret))).toMatchObject({ code: 910003 });
  });

  it('is locked by three wrong codes from a network, which a correct password does not reset', async () => {
    const user = await newProtected();
    for (let i = 0; i < 3; i++) {
      expect(await sendCode(await challengeOf(user), `00000${i}`)).toMatchObject({ code: 910008 });
    }
    const challenge = await challengeOf(user);
    expect(await sendCode(challenge, codeOf(user.secret))).toMatchObject({ code: 910009 });
    expect(await actionsOf(user.userId)).toEqual([
      'secondFactorOn',
      ...Array.from({ length: 3 }, () => 'signInFail code_incorrect'),
      ...['signInLock', 'signInFail code_locked'],
    ]);
    const list = { token: admin.token, body: { query: { text: user.name } } };
    expect(await test.call('userList', list)).toMatchObject({ data: { list: [{ state: 'locked' }] } });
    const elsewhere = '203.0.113.9';
    expect(await sendCode(await challengeOf(user, elsewhere), codeOf(user.secret), elsewhere)).toMatchObject({
      code: 200,
    });
    await test.call('userUnlock', { token: admin.token, body: { id: user.userId } });
    test.clock.advance(stepMs);
    expect(await sendCode(await challengeOf(user), codeOf(user.secret))).toMatchObject({ code: 200 });
  });

  it('checks at most three of many concurrent guesses', async () => {
    const user = await newProtected();
    const challenge = await challengeOf(user);
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, i) => sendCode(challenge, `00000${i}`, '203.0.113.30')),
    );
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === 910008)).toHaveLength(3);
    expect(codes.filter((code) => code === 910009)).toHaveLength(6);
  });

  it('has the rate limit of the login', async () => {
    const from = '203.0.113.40';
    const responses = await Promise.all(
      Array.from({ length: rateLimits.login.perMinute + 2 }, () => sendCode('guess', '123456', from)),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('switching off two-step verification', () => {
  const end = ({ token }: TestUser, password: string, code: string) =>
    test.call('secondFactorEnd', { token, body: { pwd: pwdOf(password), code } });

  it('needs the password and a code', async () => {
    const user = await newProtected();
    expect(await end(user, 'Wrong2026', codeOf(user.secret))).toMatchObject({ code: 910002 });
    expect(await end(user, user.password, '000000')).toMatchObject({ code: 910008 });
    expect(await end(user, user.password, codeOf(user.secret))).toMatchObject({ code: 200 });
    expect(await stateOf(user)).toMatchObject({ sinceTime: null, recoveryCodesLeft: 0 });
    expect((await login(user)).data).toHaveProperty('token');
    expect(await end(user, user.password, '000000')).toMatchObject({ code: 404 });
    expect(await actionsOf(user.userId)).toEqual([
      ...['secondFactorOn', 'signInFail credentials_incorrect', 'signInFail code_incorrect'],
      ...['secondFactorOff', 'signIn'],
    ]);
  });

  it('works with a recovery code for a user who lost the device', async () => {
    const user = await newProtected();
    expect(await end(user, user.password, user.recoveryCodes[3] ?? '')).toMatchObject({ code: 200 });
  });

  it('is locked by three wrong codes, so that a stolen session cannot guess', async () => {
    const user = await newProtected();
    for (let i = 0; i < 3; i++)
      expect(await end(user, user.password, `00000${i}`)).toMatchObject({ code: 910008 });
    expect(await end(user, user.password, codeOf(user.secret))).toMatchObject({ code: 910004 });
    expect(await sendCode(await challengeOf(user), codeOf(user.secret))).toMatchObject({ code: 200 });
  });
});

describe('new recovery codes', () => {
  it('need the password and a code, and replace all earlier ones', async () => {
    const user = await newProtected();
    const renew = (code: string) =>
      test.call<{ recoveryCodes: string[] }>('secondFactorRenewCodes', {
        token: user.token,
        body: { pwd: pwdOf(user.password), code },
      });
    expect(await renew('000000')).toMatchObject({ code: 910008 });
    const { data } = await renew(codeOf(user.secret));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(await sendCode(await challengeOf(user), user.recoveryCodes[0] ?? '')).toMatchObject({
      code: 910008,
    });
    expect(await sendCode(await challengeOf(user), data.recoveryCodes[0] ?? '')).toMatchObject({ code: 200 });
    expect(await actionsOf(user.userId)).toContain('recoveryCodesRenew');
  });
});

describe('messages to the user', () => {
  async function messagesOf(token: string): Promise<Message[]> {
    return (await test.call<{ list: Message[] }>('messageList', { token, body: {} })).data.list;
  }

  it('describe changes to two-step verification in the user’s language, and nothing else', async () => {
    const user = await newProtected();
    const signedIn = await sendCode(await challengeOf(user), user.recoveryCodes[0] ?? '');
    const { token } = signedIn.data;
    const pwd = pwdOf(user.password);
    const renew = { token, body: { pwd, code: codeOf(user.secret) } };
    expect(await test.call('secondFactorRenewCodes', renew)).toMatchObject({ code: 200 });
    test.clock.advance(stepMs);
    await test.call('secondFactorEnd', { token, body: { pwd, code: '000000' } });
    const end = { token, body: { pwd, code: codeOf(user.secret) } };
    expect(await test.call('secondFactorEnd', end)).toMatchObject({ code: 200 });
    const list = await messagesOf(token);
    expect(list.map(({ titleen }) => titleen).toSorted()).toEqual([
      ...['New recovery codes', 'Recovery code used'],
      ...['Two-step verification turned off', 'Two-step verification turned on'],
    ]);
    expect(list.map(({ titletw }) => titletw)).toContain('已關閉兩步驟驗證');
    const used = list.find(({ titleen }) => titleen === 'Recovery code used');
    expect(used).toMatchObject({ link: '/systemSet/secondFactor' });
    expect(used?.introduceen).toContain('Recovery codes left: 9.');
  });

  it('mention that an administrator removed it', async () => {
    const user = await newProtected();
    const body = { id: user.userId, version: 1 };
    expect(await test.call('userRemoveSecondFactor', { token: admin.token, body })).toMatchObject({
      code: 200,
    });
    const list = await messagesOf(user.token);
    expect(list.map(({ titlecn }) => titlecn)).toContain('管理员已移除两步验证');
  });
});

describe('an administrator', () => {
  it('removes two-step verification of another user, whose password is sufficient then', async () => {
    const user = await newProtected();
    const { token } = admin;
    const list = { token, body: { query: { text: user.name } } };
    expect(await test.call('userList', list)).toMatchObject({ data: { list: [{ hasSecondFactor: true }] } });
    const body = { id: user.userId, version: 1 };
    const removed = await test.call('userRemoveSecondFactor', { token, body });
    expect(removed).toMatchObject({ code: 200, data: { hasSecondFactor: false } });
    expect((await login(user)).data).toHaveProperty('token');
    expect(await test.call('userRemoveSecondFactor', { token, body })).toMatchObject({ code: 404 });
    expect(await actionsOf(user.userId)).toEqual(['secondFactorOn', 'userSecondFactorRemove', 'signIn']);
  });

  it('cannot remove their own without password and code', async () => {
    const body = { id: admin.userId, version: 1 };
    expect(await test.call('userRemoveSecondFactor', { token: admin.token, body })).toMatchObject({
      code: 403,
    });
  });
});
