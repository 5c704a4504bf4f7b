import type { CredentialsState, ProviderAccount } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError, type Provider, type ProviderErrorCode } from '../../kits/provider';
import { createFakeProvider } from '../../kits/provider/testing/fake-provider';
import { accounts, providerCredentials } from '../../platform/db/schema';
import { createKeyring } from '../../platform/keyring';
import { createTestApp, type TestApp } from '../../testing';
import { createBalancesRepository } from '../customers';
import { createBalanceSync } from './balance-sync';
import { createStoredCredentials } from './stored-credentials';

const key = randomBytes(32);
const accessToken = 'access-token-of-the-test';
const refreshToken = 'refresh-token-of-the-test';
const input = {
  userName: 'advertiser',
  accessToken,
  refreshToken,
  authorizedBy: '42',
  expiresTime: '2026-12-24T08:00:00.000Z',
};
const balances = new Map<number, string>();
const failures = new Map<number, ProviderErrorCode>();
/** The provider under its real name, with the accounts in `balances`. */
const provider: Provider = {
  ...createFakeProvider(),
  name: 'baidu',
  async connect(accountId) {
    const connection = await createFakeProvider().connect(accountId);
    return {
      ...connection,
      readAccount: () => {
        const balance = balances.get(accountId);
        if (balance === undefined)
          return Promise.reject(new ProviderError(failures.get(accountId) ?? 'credentials_wrong'));
        return Promise.resolve({ userName: 'advertiser', balance, budget: null, domains: [] });
      },
    };
  },
};

let test: TestApp;
let withoutKey: TestApp;
let withoutApp: TestApp;
let token: string;

beforeAll(async () => {
  const config = {
    captchaCode: undefined,
    trustProxy: false,
    ssoOrigin: undefined,
    unlockMinutes: 0,
  } as const;
  const app = { appId: 'app', secretKey: 'secret' };
  test = await createTestApp({
    providers: [provider],
    config: { ...config, credentialKeys: [key], provider: { app } },
  });
  withoutApp = await createTestApp({ providers: [provider], config: { ...config, credentialKeys: [key] } });
  withoutKey = await createTestApp({ providers: [provider] });
  ({ token } = await test.fixtures.signedIn({ role: 'admin' }));
});
afterAll(async () => {
  await test.close();
  await withoutKey.close();
  await withoutApp.close();
});

async function createAccount(): Promise<number> {
  const { data } = await test.call<ProviderAccount>('providerAccountSave', {
    token,
    body: {
      accountNo: randomUUID(),
      accountName: 'Account',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      note: '',
    },
  });
  return data.id;
}
const call = (id: 'credentialsState' | 'credentialsSave' | 'credentialsDelete', body: object) =>
  test.call<CredentialsState>(id, { token, body });
const check = async (id: number) => (await test.call('credentialsCheck', { token, body: { id } })).data;

describe('credentials of a provider account', () => {
  it('are stored encrypted, shown without tokens, and deleted', async () => {
    const id = await createAccount();
    expect((await call('credentialsState', { id })).data).toEqual({
      areNeeded: true,
      canStore: true,
      stored: null,
    });
    const saved = await call('credentialsSave', { id, ...input });
    expect(saved.data.stored).toMatchObject({
      userName: 'advertiser',
      isRenewable: true,
      isReadable: true,
      expiresTime: input.expiresTime,
    });
    const state = await call('credentialsState', { id });
    expect(state.data).toEqual(saved.data);
    const [row] = await test.database.db
      .select()
      .from(providerCredentials)
      .where(eq(providerCredentials.accountId, id));
    for (const text of [JSON.stringify(state), JSON.stringify(row)]) {
      expect(text).not.toContain(accessToken);
      expect(text).not.toContain(refreshToken);
    }
    expect((await call('credentialsDelete', { id })).data.stored).toBeNull();
    expect(await test.database.db.$count(providerCredentials, eq(providerCredentials.accountId, id))).toBe(0);
  });

  it('replace earlier ones', async () => {
    const id = await createAccount();
    await call('credentialsSave', { id, ...input });
    const again = await call('credentialsSave', { id, ...input, refreshToken: '', expiresTime: null });
    expect(again.data.stored).toMatchObject({ isRenewable: false, expiresTime: null });
  });

  it('are not renewed without a provider app', async () => {
    const admin = await withoutApp.fixtures.signedIn({ role: 'admin' });
    const id = await withoutApp.fixtures.addAccount();
    const body = { id, ...input };
    const saved = await withoutApp.call<CredentialsState>('credentialsSave', { token: admin.token, body });
    expect(saved.data.stored).toMatchObject({ isRenewable: false, expiresTime: input.expiresTime });
  });

  it.each([
    [{ accessToken: '' }, 'accessToken', 'required'],
    [{ accessToken: 'two words' }, 'accessToken', 'forbidden_characters'],
    [{ accessToken: 'x'.repeat(4_097) }, 'accessToken', 'too_many_characters'],
    [{ userName: ' ' }, 'userName', 'required'],
    [{ userName: 'a\u202eb' }, 'userName', 'forbidden_characters'],
    [{ authorizedBy: '4x' }, 'authorizedBy', 'invalid'],
  ])('reject %j', async (change, field, problem) => {
    const id = await createAccount();
    const response = await call('credentialsSave', { id, ...input, ...change });
    expect(response).toMatchObject({ code: 400, fields: { [field]: problem } });
    expect((await call('credentialsState', { id })).data.stored).toBeNull();
  });

  it.each(['credentialsState', 'credentialsSave', 'credentialsDelete'] as const)(
    'of an unknown account are not found: %s',
    async (endpoint) => {
      expect(await call(endpoint, { id: 999_999, ...input })).toMatchObject({ code: 404 });
    },
  );

  it.each([
    ['en', /MERIDIAN_CREDENTIALS_KEY/],
    ['cn', /MERIDIAN_CREDENTIALS_KEY/],
    ['tw', /MERIDIAN_CREDENTIALS_KEY/],
  ])('are not stored without a key; the error has a text in %s', async (language, words) => {
    const admin = await withoutKey.fixtures.signedIn({ role: 'admin' });
    const accountId = await withoutKey.fixtures.addAccount();
    const response = await withoutKey.call('credentialsSave', {
      token: admin.token,
      headers: { language },
      body: { id: accountId, ...input },
    });
    expect(response).toMatchObject({ code: 931003, message: expect.stringMatching(words) as string });
  });

  it('of another account, or with a lost key, cannot be decrypted', async () => {
    const [id, other] = [await createAccount(), await createAccount()];
    await call('credentialsSave', { id, ...input });
    await call('credentialsSave', { id: other, ...input });
    const { db } = test.database;
    const [row] = await db.select().from(providerCredentials).where(eq(providerCredentials.accountId, id));
    await db
      .update(providerCredentials)
      .set({ sealed: row?.sealed ?? '' })
      .where(eq(providerCredentials.accountId, other));
    expect((await call('credentialsState', { id: other })).data.stored).toMatchObject({ isReadable: false });
    await expect(createStoredCredentials(db, createKeyring([key])).find(other)).rejects.toMatchObject({
      code: 'credentials_missing',
    });
    await expect(createStoredCredentials(db, createKeyring([randomBytes(32)])).find(id)).rejects.toThrow();
    expect(await createStoredCredentials(db, createKeyring([key])).find(id)).toMatchObject({
      accessToken,
      refreshToken,
      userId: '42',
      expiresTime: new Date(input.expiresTime),
    });
  });
});

describe('testing credentials', () => {
  it('stores the balance that the provider returns', async () => {
    const id = await createAccount();
    balances.set(id, '812.30');
    expect(await check(id)).toEqual({ failure: null, userName: 'advertiser', balance: '812.30' });
    const { data } = await test.call<ProviderAccount>('providerAccountDetail', { token, body: { id } });
    expect(data).toMatchObject({ balance: '812.30', balanceSource: 'provider', balanceBy: null, version: 1 });
  });

  it.each([
    ['credentials_wrong', 'credentials_wrong'],
    ['credentials_expired', 'credentials_expired'],
    ['forbidden', 'forbidden'],
    ['quota_used_up', 'quota_used_up'],
    ['timeout', 'unreachable'],
    ['invalid_response', 'unreachable'],
  ] as const)('reports a failure: %s', async (code, failure) => {
    const id = await createAccount();
    failures.set(id, code);
    expect(await check(id)).toMatchObject({ failure, balance: null });
    const { data } = await test.call<ProviderAccount>('providerAccountDetail', { token, body: { id } });
    expect(data).toMatchObject({ balance: null });
  });
});

describe('renewed tokens', () => {
  it('are stored once for concurrent renewals', async () => {
    const id = await createAccount();
    await call('credentialsSave', { id, ...input });
    const source = createStoredCredentials(test.database.db, createKeyring([key]));
    const used = await source.find(id);
    if (!used) throw new Error('no credentials');
    let renewals = 0;
    const renew = () =>
      source.renew(id, used, (current) => {
        renewals += 1;
        return Promise.resolve({ ...current, accessToken: `renewed-${renewals}` });
      });
    const renewed = await Promise.all([renew(), renew(), renew()]);
    expect(renewals).toBe(1);
    expect(renewed.map((one) => one.accessToken)).toEqual(['renewed-1', 'renewed-1', 'renewed-1']);
    expect(await source.find(id)).toMatchObject({ accessToken: 'renewed-1', refreshToken });
    expect((await call('credentialsState', { id })).data.stored).toMatchObject({ isReadable: true });
  });
});

describe('the hourly sync of balances', () => {
  it('updates active accounts with credentials, even if others fail', async () => {
    const [good, wrong, without, archived] = [
      await createAccount(),
      await createAccount(),
      await createAccount(),
      await createAccount(),
    ];
    for (const id of [good, wrong, archived]) await call('credentialsSave', { id, ...input });
    for (const id of [good, without, archived]) balances.set(id, '5.00');
    failures.set(wrong, 'timeout');
    await test.call('providerAccountArchive', {
      token,
      body: { id: archived, version: 1, isArchived: true },
    });
    const { db } = test.database;
    await createBalanceSync({
      db,
      providers: [provider],
      ...createBalancesRepository({ db, clock: test.clock }),
    })();
    const rows = await db.select({ id: accounts.accountId, balance: accounts.balance }).from(accounts);
    const balanceOf = (id: number) => rows.find((row) => row.id === id)?.balance;
    expect([good, wrong, without, archived].map(balanceOf)).toEqual(['5.00', null, null, null]);
  });
});

it('endpoints of credentials require an administrative permission', async () => {
  const editor = await test.fixtures.signedIn();
  const id = await createAccount();
  for (const endpoint of [
    'credentialsState',
    'credentialsSave',
    'credentialsDelete',
    'credentialsCheck',
  ] as const)
    expect(await test.call(endpoint, { token: editor.token, body: { id, ...input } })).toMatchObject({
      code: 403,
    });
});
