import {
  administrativePermissions,
  type AuditRecord,
  type ManagedUser,
  type Message,
  type UserInfo,
} from '@meridian/api-client/contract';
import { languageIds } from '@meridian/i18n/core';
import { eq } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanySignInConfig } from '../../platform/config/config-sign-in';
import { companySignIns, rateCounters, roles, userRoles, users } from '../../platform/db/schema';
import { pwdOf } from '../../platform/lib/password';
import { captchaText, createTestApp, type TestApp } from '../../testing';
import { startOpenIdServer, type IdToken, type OpenIdServer, type Person } from './testing/open-id-server';

const own = { clientId: 'meridian', clientSecret: 'secret of the test' };
const other = { clientId: 'intranet', clientSecret: 'secret of another' };
const redirectUri = 'https://ads.example.com/auth-redirect';
const base = { captchaCode: captchaText, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 } as const;

let server: OpenIdServer;
let companySignIn: CompanySignInConfig;
let test: TestApp;
/** With mapped roles and accounts, and automatic creation of users. */
let mapped: TestApp;
let admin: { userId: string; token: string };

beforeAll(async () => {
  server = await startOpenIdServer([own, other], redirectUri);
  companySignIn = {
    issuer: server.issuer,
    ...own,
    scopes: 'openid profile email',
    label: 'Kaede',
    redirectUri,
    nameClaim: 'email',
    roles: undefined,
    accounts: undefined,
    createsUsers: false,
    adminsNeedSecondFactor: false,
  };
  test = await createTestApp({ config: { ...base, companySignIn } });
  admin = await test.fixtures.signedIn({ role: 'admin' });
  const targets = new Map([
    ['ads-admins', ['admin']],
    ['ads-staff', ['edit']],
    ['ads-lost', ['a role that nobody made']],
  ]);
  mapped = await createTestApp({
    config: {
      ...base,
      companySignIn: {
        ...companySignIn,
        createsUsers: true,
        roles: { claim: 'groups', targets },
        accounts: { claim: 'ads', targets: null },
      },
    },
  });
  await mapped.fixtures.signedIn({ role: 'admin' });
});
afterAll(async () => {
  await test.close();
  await mapped.close();
  await server.close();
});
beforeEach(async () => {
  server.tamper = null;
  server.person = null;
  await test.database.db.delete(rateCounters);
});

const personOf = (name: string, claims: object = {}): Person => ({
  subject: randomUUID(),
  claims: { email: name, email_verified: true, name: 'Lin Wei', ...claims },
});

async function begin(app = test) {
  return (await app.call<{ url: string; handle: string }>('companySignInBegin', { body: {} })).data;
}

const complete = (handle: string, query: string, app = test, headers: Record<string, string> = {}) =>
  app.call<{ token: string } | undefined>('companySignInComplete', { body: { handle, query }, headers });

/** Logs a person in, as a browser does. */
async function signIn(person: Person | null, app = test, headers: Record<string, string> = {}) {
  server.person = person;
  const { url, handle } = await begin(app);
  return complete(handle, await server.visit(url), app, headers);
}

async function recordsOf(object: string): Promise<AuditRecord[]> {
  const body = { query: { object }, page: { size: 50 } };
  const { data } = await test.call<{ list: AuditRecord[] }>('auditList', { token: admin.token, body });
  return data.list.toReversed();
}

async function inboxOf(token = '', app = test): Promise<Message[]> {
  return (await app.call<{ list: Message[] }>('messageList', { token, body: {} })).data.list;
}

async function lastFailure(): Promise<unknown> {
  const body = { query: { action: 'signInFail' }, page: { size: 10 } };
  const { data } = await test.call<{ list: AuditRecord[] }>('auditList', { token: admin.token, body });
  return data.list[0]?.after?.reason;
}

describe('logging in with the company', () => {
  it('is offered by its label only when it is configured', async () => {
    expect(await test.call('getSignInOptions')).toMatchObject({ data: { company: { label: 'Kaede' } } });
    const plain = await createTestApp();
    expect(await plain.call('getSignInOptions')).toMatchObject({ data: { company: null } });
    expect(await plain.call('companySignInBegin', { body: {} })).toMatchObject({ code: 404 });
    const body = { handle: 'a', query: 'code=a&state=b' };
    expect(await plain.call('companySignInComplete', { body })).toMatchObject({ code: 404 });
    await plain.close();
  });

  it('redirects to the provider with PKCE, state and nonce, and stores no handle', async () => {
    const { url, handle } = await begin();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(server.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'meridian',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(handle).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await test.database.db.select().from(companySignIns))).not.toContain(handle);
  });

  it('opens a session like a password, and links the user', async () => {
    const { name, userId } = await test.fixtures.addUser({ name: 'lin@kaede.example' });
    const { code, data } = await signIn(personOf('LIN@kaede.example'));
    expect(code).toBe(200);
    const token = data?.token ?? '';
    expect(await test.call('getUserInfo', { token })).toMatchObject({ data: { userName: name } });
    expect(await test.call('logout', { token })).toMatchObject({ code: 200 });
    expect(await test.call('getUserInfo', { token })).toMatchObject({ code: 401 });
    const records = await recordsOf(userId);
    expect(records.map(({ action }) => action)).toEqual(['companySignInLink', 'signIn', 'signOut']);
    expect(records[1]).toMatchObject({
      actor: { kind: 'user', id: userId, name },
      after: { identityProvider: server.issuer },
    });
  });

  it('notifies a user once that the company login is linked', async () => {
    await test.fixtures.addUser({ name: 'sato@kaede.example' });
    const person = personOf('SATO@kaede.example');
    await signIn(person);
    const { data } = await signIn(person);
    expect(await inboxOf(data?.token)).toMatchObject([
      {
        titleen: 'Company login linked',
        introduceen: expect.stringMatching(/^<p>sato@kaede\.example was linked to .*Kaede/) as string,
        introducecn: expect.stringContaining('sato@kaede.example') as string,
        introducetw: expect.stringContaining('sato@kaede.example') as string,
        createdTime: test.clock.now().toISOString(),
      },
    ]);
  });

  it('recognizes a linked user by subject, whatever the current name', async () => {
    await test.fixtures.addUser({ name: 'mori@kaede.example' });
    const person = personOf('mori@kaede.example');
    expect(await signIn(person)).toMatchObject({ code: 200 });
    const renamed = { ...person, claims: { email: 'mori.aya@kaede.example', email_verified: true } };
    const { data } = await signIn(renamed);
    expect(await test.call('getUserInfo', { token: data?.token ?? '' })).toMatchObject({
      data: { userName: 'mori@kaede.example' },
    });
  });

  it('rejects a different person with the name of a linked user', async () => {
    await test.fixtures.addUser({ name: 'chen@kaede.example' });
    expect(await signIn(personOf('chen@kaede.example'))).toMatchObject({ code: 200 });
    expect(await signIn(personOf('chen@kaede.example'))).toMatchObject({ code: 910015 });
  });

  it('ends a one-time password that was never used', async () => {
    const user = await test.fixtures.addUser({ name: 'new@kaede.example' });
    const { db } = test.database;
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.userId));
    const { data } = await signIn(personOf('new@kaede.example'));
    expect(await test.call('accountList', { token: data?.token ?? '', body: {} })).toMatchObject({
      code: 200,
    });
    const { data: captcha } = await test.call<{ uuid: string }>('getPictureValidationCode');
    const body = { userName: user.name, pwd: pwdOf(user.password), validationCode: captchaText };
    expect(await test.call('login', { body: { ...body, uuid: captcha.uuid } })).toMatchObject({
      code: 910002,
    });
  });
});

describe('an invalid response', () => {
  it('is rejected when the person cancelled', async () => {
    expect(await signIn(null)).toMatchObject({ code: 910011 });
    expect(await lastFailure()).toBe('company_denied');
  });

  it('is rejected when it is repeated, and with the handle of another login', async () => {
    await test.fixtures.addUser({ name: 'again@kaede.example' });
    server.person = personOf('again@kaede.example');
    const { url, handle } = await begin();
    const query = await server.visit(url);
    expect(await complete(handle, query)).toMatchObject({ code: 200 });
    expect(await complete(handle, query)).toMatchObject({ code: 910012 });
    expect(await lastFailure()).toBe('company_expired');
    const second = await begin();
    expect(await complete(second.handle, query)).toMatchObject({ code: 910013 });
    expect(await complete('guess', query)).toMatchObject({ code: 910012 });
  });

  it('is accepted for one of many concurrent requests', async () => {
    await test.fixtures.addUser({ name: 'once@kaede.example' });
    server.person = personOf('once@kaede.example');
    const { url, handle } = await begin();
    const query = await server.visit(url);
    const responses = await Promise.all(Array.from({ length: 5 }, () => complete(handle, query)));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is rejected after ten minutes', async () => {
    server.person = personOf('late@kaede.example');
    const { url, handle } = await begin();
    const query = await server.visit(url);
    test.clock.advance(10 * 60_000);
    expect(await complete(handle, query)).toMatchObject({ code: 910012 });
  });

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'forged')],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another code', (query: URLSearchParams) => query.set('code', 'forged')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
  ])('is rejected with %s', async (_, change) => {
    const { name } = await test.fixtures.addUser({ name: `${randomUUID()}@kaede.example` });
    server.person = personOf(name);
    const { url, handle } = await begin();
    const query = new URLSearchParams(await server.visit(url));
    change(query);
    expect(await complete(handle, query.toString())).toMatchObject({ code: 910013 });
    expect(await lastFailure()).toBe('company_rejected');
  });

  it('is rejected with a code that the provider issued to another client', async () => {
    server.person = personOf('stolen@kaede.example');
    const { url, handle } = await begin();
    const foreign = new URL(url);
    foreign.searchParams.set('client_id', other.clientId);
    expect(await complete(handle, await server.visit(foreign.href))).toMatchObject({ code: 910013 });
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  it.each([
    ['for another client', (token: IdToken) => ({ ...token, aud: other.clientId }), false],
    ['of another issuer', (token: IdToken) => ({ ...token, iss: 'https://evil.example' }), false],
    ['of another sign-in', (token: IdToken) => ({ ...token, nonce: 'replayed' }), false],
    ['without a nonce', (token: IdToken) => ({ ...token, nonce: undefined }), false],
    ['that has expired', (token: IdToken) => ({ ...token, exp: seconds() - 60 }), false],
    ['with another key', (token: IdToken) => token, true],
  ])('is rejected with a token %s', async (_, change, isForged) => {
    const { name } = await test.fixtures.addUser({ name: `${randomUUID()}@kaede.example` });
    server.tamper = { change, isForged };
    expect(await signIn(personOf(name))).toMatchObject({ code: 910013 });
  });

  it('is rejected for these reasons only: an unchanged token is accepted', async () => {
    await test.fixtures.addUser({ name: 'same@kaede.example' });
    server.tamper = { change: (token) => token, isForged: false };
    expect(await signIn(personOf('same@kaede.example'))).toMatchObject({ code: 200 });
  });
});

describe('an email address in two documents', () => {
  /** Adds claims to the ID token, in addition to those in userinfo. */
  const inIdToken = (claims: object) => {
    server.tamper = { change: (token) => ({ ...token, ...claims }), isForged: false };
  };

  it('is rejected if they differ, so that no one becomes the user of an unverified address', async () => {
    const { name } = await test.fixtures.addUser({ name: 'victim@kaede.example' });
    inIdToken({ email: name });
    expect(await signIn(personOf('attacker@kaede.example'))).toMatchObject({ code: 910013 });
    inIdToken({ email: name, email_verified: true });
    expect(await signIn(personOf('attacker@kaede.example'))).toMatchObject({ code: 910013 });
  });

  it.each([
    ['the flag beside another document’s address', { email_verified: true }, { email_verified: undefined }],
    ['one flag of two that says no', { email_verified: false }, {}],
    ['a flag that is a text', { email_verified: 'true' }, {}],
  ])('is not verified by %s', async (_, { email_verified: flag }, claims) => {
    const { name } = await test.fixtures.addUser({ name: `${randomUUID()}@kaede.example` });
    inIdToken('email_verified' in claims ? { email_verified: flag } : { email: name, email_verified: flag });
    expect(await signIn(personOf(name, claims))).toMatchObject({ code: 910015 });
  });

  it('counts if both contain it, in any case, and one says that it is verified', async () => {
    const { name } = await test.fixtures.addUser({ name: 'both@kaede.example' });
    inIdToken({ email: 'Both@Kaede.example' });
    expect(await signIn(personOf(name))).toMatchObject({ code: 200 });
  });
});

describe('people who cannot log in', () => {
  it('are unknown to Meridian, or have no verified address', async () => {
    expect(await signIn(personOf('nobody@kaede.example'))).toMatchObject({ code: 910015 });
    expect(await lastFailure()).toBe('company_user_unknown');
    await test.fixtures.addUser({ name: 'unverified@kaede.example' });
    const claims = { email_verified: false };
    expect(await signIn(personOf('unverified@kaede.example', claims))).toMatchObject({ code: 910015 });
  });

  it('are suspended', async () => {
    await test.fixtures.addUser({ name: 'frozen@kaede.example', status: 'frozen' });
    expect(await signIn(personOf('frozen@kaede.example'))).toMatchObject({ code: 910003 });
  });

  it('learn that the provider is unreachable', async () => {
    const gone = await createTestApp({
      config: {
        ...base,
        companySignIn: {
          issuer: 'http://127.0.0.1:1',
          ...own,
          scopes: 'openid',
          label: 'Gone',
          redirectUri,
          nameClaim: 'email',
          roles: undefined,
          accounts: undefined,
          createsUsers: false,
          adminsNeedSecondFactor: false,
        },
      },
    });
    expect(await gone.call('companySignInBegin', { body: {} })).toMatchObject({ code: 910014 });
    await gone.close();
  });
});

describe('users who are created', () => {
  async function userNamed(name: string): Promise<ManagedUser | undefined> {
    const token = (await mapped.fixtures.signedIn({ role: 'admin' })).token;
    const body = { query: { text: name } };
    const { data } = await mapped.call<{ list: ManagedUser[] }>('userList', { token, body });
    return data.list[0];
  }

  it('get roles and accounts according to their claims, and can start immediately', async () => {
    const accountId = await mapped.fixtures.addAccount({ accountNo: '8840217' });
    const person = personOf('fresh@kaede.example', {
      groups: ['ads-staff', 'ads-lost', 'others'],
      ads: ['8840217', 'unknown'],
    });
    const { data } = await signIn(person, mapped);
    expect(await mapped.call('accountList', { token: data?.token ?? '', body: {} })).toMatchObject({
      code: 200,
    });
    expect(await userNamed('fresh@kaede.example')).toMatchObject({
      displayName: 'Lin Wei',
      mustChangePassword: false,
      accountIds: [accountId],
      roles: [{ name: 'edit' }],
    });
    expect(await inboxOf(data?.token, mapped)).toEqual([]);
  });

  it.each([
    ['claim', { locale: 'zh-TW' }, languageIds.tw],
    ['browser without a claim', {}, languageIds.cn],
  ])('start in the language of their %s, and keep the one that they select', async (_, claims, language) => {
    const name = `${randomUUID()}@kaede.example`;
    const person = personOf(name, { groups: ['ads-staff'], ...claims });
    const browser = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' };
    expect(await signIn(person, mapped, browser)).toMatchObject({ code: 200 });
    expect(await userNamed(name)).toMatchObject({ language });
    await mapped.database.db.update(users).set({ languageId: languageIds.en }).where(eq(users.name, name));
    await signIn(person, mapped, browser);
    expect(await userNamed(name)).toMatchObject({ language: languageIds.en });
  });

  it('are updated from their claims at each login; their version changes only with their access', async () => {
    const person = personOf('moves@kaede.example', { groups: 'ads-staff' });
    await signIn(person, mapped);
    const first = await userNamed('moves@kaede.example');
    await signIn(person, mapped);
    expect((await userNamed('moves@kaede.example'))?.version).toBe(first?.version);
    const promoted = { ...person, claims: { ...person.claims, groups: ['ads-admins'] } };
    expect(await signIn(promoted, mapped)).toMatchObject({ code: 200 });
    expect(await userNamed('moves@kaede.example')).toMatchObject({ roles: [{ name: 'admin' }] });
  });

  it('are rejected without a role instead of getting the default one', async () => {
    const person = personOf('guest@kaede.example', { groups: ['others'] });
    expect(await signIn(person, mapped)).toMatchObject({ code: 910016 });
    expect(await userNamed('guest@kaede.example')).toBeUndefined();
    const leaver = personOf('leaver@kaede.example', { groups: ['ads-staff'] });
    expect(await signIn(leaver, mapped)).toMatchObject({ code: 200 });
    const left = { ...leaver, claims: { ...leaver.claims, groups: [] } };
    expect(await signIn(left, mapped)).toMatchObject({ code: 910016 });
  });
});

describe('administrators of an installation that requires their two-step verification', () => {
  let demanding: TestApp;
  beforeAll(async () => {
    demanding = await createTestApp({
      config: {
        ...base,
        credentialKeys: [randomBytes(32)],
        companySignIn: { ...companySignIn, adminsNeedSecondFactor: true },
      },
    });
  });
  afterAll(() => demanding.close());
  beforeEach(() => demanding.database.db.delete(rateCounters));

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: demanding.clock.now().getTime() });

  async function tokenOf(person: Person, app = demanding): Promise<string> {
    return (await signIn(person, app)).data?.token ?? '';
  }

  async function newPerson(
    role: 'admin' | 'edit',
  ): Promise<{ person: Person; userId: string; name: string }> {
    const { name, userId } = await demanding.fixtures.addUser({
      name: `${randomUUID()}@kaede.example`,
      role,
    });
    return { person: personOf(name), userId, name };
  }

  const codeOfList = async (token: string, app = demanding) =>
    (await app.call('accountList', { token, body: {} })).code;
  const stepOf = async (token: string) =>
    (await demanding.call<UserInfo>('getUserInfo', { token })).data.pendingStep;

  /** Sets up two-step verification, which a company login's session may do. */
  async function enrol(token: string): Promise<string> {
    const begun = await demanding.call<{ secret: string }>('secondFactorBegin', { token, body: {} });
    const { secret } = begun.data;
    const body = { code: codeOf(secret) };
    expect(await demanding.call('secondFactorConfirm', { token, body })).toMatchObject({ code: 200 });
    demanding.clock.advance(30_000);
    return secret;
  }

  it('can only set up two-step verification until it is on', async () => {
    await demanding.fixtures.addAccount();
    const { person, userId } = await newPerson('admin');
    const token = await tokenOf(person);
    expect(await demanding.call('getUserInfo', { token })).toMatchObject({
      data: { pendingStep: 'secondFactor', accounts: [] },
    });
    expect(await demanding.call('getRouters', { token, body: {} })).toMatchObject({ data: [] });
    expect(await demanding.call('accountList', { token, body: {} })).toMatchObject({
      code: 403,
      message: 'Finish the two-step verification first.',
    });
    expect(await demanding.call('secondFactorProve', { token, body: { code: '123456' } })).toMatchObject({
      code: 404,
    });
    await enrol(token);
    expect(await codeOfList(token)).toBe(200);
    expect(await stepOf(token)).toBeNull();
    const again = await tokenOf(person);
    expect(await codeOfList(again)).toBe(403);
    const other = await demanding.fixtures.openSession(userId);
    expect(await codeOfList(other)).toBe(200);
  });

  it('are asked for a code, which completes this step in this session only', async () => {
    const { person } = await newPerson('admin');
    const secret = await enrol(await tokenOf(person));
    const [first, second] = [await tokenOf(person), await tokenOf(person)];
    const prove = (token: string, code: string) =>
      demanding.call('secondFactorProve', { token, body: { code } });
    const begin = { token: first, body: {} };
    expect(await demanding.call('secondFactorBegin', begin)).toMatchObject({ code: 409 });
    expect(await prove(first, '000000')).toMatchObject({ code: 910008 });
    expect(await codeOfList(first)).toBe(403);
    expect(await prove(first, codeOf(secret))).toMatchObject({ code: 200 });
    expect(await codeOfList(first)).toBe(200);
    expect(await prove(second, codeOf(secret))).toMatchObject({ code: 910008 });
    for (const guess of ['000001', '000002', '000003']) await prove(second, guess);
    demanding.clock.advance(30_000);
    expect(await prove(second, codeOf(secret))).toMatchObject({ code: 910009 });
    expect(await codeOfList(second)).toBe(403);
  });

  it('need no password to set it up, unlike in other sessions', async () => {
    const { userId } = await newPerson('admin');
    const token = await demanding.fixtures.openSession(userId);
    expect(await demanding.call('secondFactorBegin', { token, body: {} })).toMatchObject({
      code: 400,
      fields: { pwd: 'required' },
    });
  });

  it('are all users with an administrative permission, from the moment that they have it', async () => {
    const { person, userId } = await newPerson('edit');
    const token = await tokenOf(person);
    expect(await codeOfList(token)).toBe(200);
    expect(await stepOf(token)).toBeNull();
    const { db } = demanding.database;
    for (const permission of administrativePermissions) {
      const role = { name: permission, permissions: [permission] };
      const [{ id } = { id: '' }] = await db.insert(roles).values(role).returning();
      await db.insert(userRoles).values({ userId, roleId: id });
      expect(await codeOfList(token), permission).toBe(403);
      await db.delete(userRoles).where(eq(userRoles.roleId, id));
      expect(await codeOfList(token), permission).toBe(200);
    }
  });

  it('need no code if the setting is off, or after a login with password', async () => {
    const { name } = await test.fixtures.addUser({ name: `${randomUUID()}@kaede.example`, role: 'admin' });
    expect(await codeOfList(await tokenOf(personOf(name), test), test)).toBe(200);
    const { token } = await demanding.fixtures.signedIn({ role: 'admin' });
    expect(await codeOfList(token)).toBe(200);
  });
});
