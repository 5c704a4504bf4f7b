import {
  administrativePermissions,
  type Company,
  type Customer,
  type ProviderAccount,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  accountDays,
  accounts,
  auditRecords,
  customers,
  factSpans,
  roles,
  userAccounts,
  userRoles,
} from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { addProvider } from '../../testing/add-provider';

let test: TestApp;
let token: string;
let userId: string;
let editor: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ token, userId } = await test.fixtures.signedIn({ role: null, name: 'Lin' }));
  editor = (await test.fixtures.signedIn()).token;
  const [role] = await test.database.db
    .insert(roles)
    .values({ name: 'operations', permissions: [...administrativePermissions] })
    .returning();
  await test.database.db.insert(userRoles).values({ userId, roleId: role?.id ?? '' });
});
afterAll(() => test.close());

const customerSave = (body: object = {}) =>
  test.call<Customer>('customerSave', {
    token,
    body: { id: randomUUID(), name: randomUUID(), contactName: '', phone: '', email: '', note: '', ...body },
  });
const accountSave = (body: object = {}) =>
  test.call<ProviderAccount>('providerAccountSave', {
    token,
    body: {
      accountNo: randomUUID(),
      accountName: 'Kaede',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      note: '',
      ...body,
    },
  });
async function addCompany(customerId?: string) {
  const owner = customerId ?? (await customerSave()).data.id;
  const body = { id: randomUUID(), name: randomUUID(), customerId: owner, registrationNo: '', note: '' };
  return (await test.call<Company>('companySave', { token, body })).data;
}

describe('a customer', () => {
  it('is stored with the users who created and changed it', async () => {
    const created = (await customerSave({ name: ' Kaede  Group ', email: 'a@b.example' })).data;
    expect(created).toMatchObject({
      name: 'Kaede  Group',
      email: 'a@b.example',
      version: 1,
      isArchived: false,
      createdBy: 'Lin',
      companyCount: 0,
      accountCount: 0,
      createdTime: test.clock.now().toISOString(),
    });
    const saved = await customerSave({ id: created.id, version: 1, name: 'Kaede' });
    expect(saved.data).toMatchObject({ name: 'Kaede', email: '', version: 2, updatedBy: 'Lin' });
  });

  it('is found by a part of its texts, in any case and without wildcards', async () => {
    const { id } = (await customerSave({ name: `100% ${randomUUID()}`, contactName: 'Anna Müller' })).data;
    const find = (text: string) =>
      test.call<{ list: Customer[] }>('customerList', { token, body: { query: { text } } });
    expect((await find('MÜLLER')).data.list.map((one) => one.id)).toEqual([id]);
    expect((await find('100%')).data.list.map((one) => one.id)).toEqual([id]);
    expect((await find('100_')).data.list).toEqual([]);
  });

  it('rejects a change of an outdated version, with the stored record', async () => {
    const { id } = (await customerSave()).data;
    await customerSave({ id, version: 1, name: `${id} theirs` });
    const stale = await customerSave({ id, version: 1, name: `${id} ours` });
    expect(stale).toMatchObject({ code: 409, data: { version: 2, name: `${id} theirs` } });
  });

  it('exists once after concurrent creations, in any spelling', async () => {
    const name = `Aoi ${randomUUID()}`;
    const spellings = [name, name.toUpperCase(), `  ${name}`, name.replace('A', 'Ａ')];
    const responses = await Promise.all(spellings.map((spelling) => customerSave({ name: spelling })));
    expect(responses.map(({ code }) => code).sort()).toEqual([1400, 1400, 1400, 200].sort());
  });

  it.each([
    ['emoji with joiners', '👩‍👩‍👧 Familie', 200],
    ['right to left', 'شركة النور', 200],
    ['NUL', 'a\u0000b', 400],
    ['a direction override', 'a\u202eb', 400],
    ['10,000 characters', 'x'.repeat(10_000), 400],
    ['blanks', '   ', 400],
  ])('accepts or rejects a name: %s', async (_, name, code) => {
    const response = await customerSave({ name });
    expect(response.code).toBe(code);
    if (code === 200) expect(response.data.name).toBe(name);
  });

  it('ignores values that users cannot set', async () => {
    const body = { companyCount: 9, isArchived: true, createdBy: 'x', archivedTime: 1, nameKey: 'x' };
    expect((await customerSave(body)).data).toMatchObject({
      isArchived: false,
      createdBy: 'Lin',
      version: 1,
    });
  });

  it('counts its companies and their accounts, also in the list', async () => {
    const { id, name } = (await customerSave()).data;
    const company = await addCompany(id);
    await addCompany(id);
    await accountSave({ companyId: company.id });
    await addCompany();
    const counts = { companyCount: 2, accountCount: 1 };
    const body = { query: { text: name } };
    const { data } = await test.call<{ list: Customer[] }>('customerList', { token, body });
    expect(data.list).toMatchObject([counts]);
    expect(await test.call('customerDetail', { token, body: { id } })).toMatchObject({ data: counts });
  });

  it('with companies can be archived but not deleted', async () => {
    const { id } = (await customerSave()).data;
    await addCompany(id);
    const removed = await test.call('customerDelete', { token, body: { id, version: 1 } });
    expect(removed).toMatchObject({ code: 931002, data: { companies: 1 } });
    const archived = await test.call('customerArchive', {
      token,
      body: { id, version: 1, isArchived: true },
    });
    expect(archived.data).toMatchObject({ isArchived: true, version: 2 });
    const [row] = await test.database.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.archivedTime).toEqual(test.clock.now());
  });

  it('without companies is deleted', async () => {
    const { id } = (await customerSave()).data;
    expect(await test.call('customerDelete', { token, body: { id, version: 2 } })).toMatchObject({
      code: 409,
    });
    expect(await test.call('customerDelete', { token, body: { id, version: 1 } })).toMatchObject({
      code: 200,
    });
    expect(await test.call('customerDetail', { token, body: { id } })).toMatchObject({ code: 404 });
  });

  it('is not deleted while a company is added to it', async () => {
    const { id } = (await customerSave()).data;
    const company = { id: randomUUID(), name: randomUUID(), customerId: id, registrationNo: '', note: '' };
    const [added, removed] = await Promise.all([
      test.call('companySave', { token, body: company }),
      test.call('customerDelete', { token, body: { id, version: 1 } }),
    ]);
    expect([
      [200, 931002],
      [400, 200],
    ]).toContainEqual([added.code, removed.code]);
  });
});

describe('a provider account', () => {
  it('belongs to a company, and its creator gets access', async () => {
    const company = await addCompany();
    const { data } = await accountSave({ companyId: company.id, currency: 'usd', channels: ['feed'] });
    expect(data).toMatchObject({
      companyName: company.name,
      customerId: company.customerId,
      currency: 'USD',
    });
    expect(data).toMatchObject({ channels: ['feed'], userCount: 1, balance: null, version: 1 });
    const granted = await test.database.db
      .select()
      .from(userAccounts)
      .where(eq(userAccounts.accountId, data.id));
    expect(granted).toEqual([{ userId, accountId: data.id }]);
  });

  it('has the provider of its creation for good, which the audit log names', async () => {
    const second = addProvider('second', {});
    onTestFinished(second.remove);
    const { data } = await accountSave({ provider: second.id });
    const values = { ...data, companyId: null, version: data.version, accountName: 'Renamed' };
    const renamed = await accountSave({ ...values, provider: 'baidu' });
    expect(renamed).toMatchObject({ code: 200, data: { accountName: 'Renamed', provider: 'second' } });
    const records = await test.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectId, String(data.id)))
      .orderBy(auditRecords.time);
    expect(records).toMatchObject([
      { action: 'accountCreate', after: { provider: 'second' } },
      {
        action: 'accountChange',
        before: { accountName: data.accountName },
        after: { accountName: 'Renamed' },
      },
    ]);
    expect(records[1]?.after).not.toHaveProperty('provider');
  });

  it.each([
    ['en', /already exists/],
    ['cn', /已存在/],
    ['tw', /已存在/],
  ])('exists once; the error has a text in %s', async (language, words) => {
    const accountNo = randomUUID();
    await accountSave({ accountNo });
    const again = await test.call('providerAccountSave', {
      token,
      headers: { language },
      body: { accountNo, accountName: 'x', currency: 'CNY', timeZone: 'Asia/Shanghai', note: '' },
    });
    expect(again).toMatchObject({ code: 931001, message: expect.stringMatching(words) as string });
  });

  it.each([
    ['timeZone', 'Mars/Olympus', 'unknown_time_zone'],
    ['companyId', randomUUID(), 'unknown_company'],
    ['currency', 'RMB!', 'invalid_currency'],
  ])('rejects an unknown %s', async (field, value, problem) => {
    expect(await accountSave({ [field]: value })).toMatchObject({ code: 400, fields: { [field]: problem } });
  });

  it('stores a manually entered balance with its time and user', async () => {
    const { id } = (await accountSave()).data;
    const balance = (version: number, value: string | null) =>
      test.call('providerAccountBalance', { token, body: { id, version, balance: value } });
    expect((await balance(1, '1234.50')).data).toMatchObject({
      balance: '1234.50',
      balanceSource: 'manual',
      balanceBy: 'Lin',
      version: 2,
      balanceTime: test.clock.now().toISOString(),
    });
    expect(await balance(1, '1')).toMatchObject({ code: 409, data: { balance: '1234.50' } });
    expect(await balance(2, '1e9')).toMatchObject({ code: 400, fields: { balance: 'invalid_amount' } });
    expect((await balance(2, null)).data).toMatchObject({
      balance: null,
      balanceTime: null,
      balanceBy: null,
    });
  });

  it('with reports cannot be deleted', async () => {
    const { id } = (await accountSave()).data;
    const day = '2026-11-01';
    await test.database.db.insert(factSpans).values({
      accountId: id,
      channel: 'search',
      section: 'account',
      beginDate: day,
      endDate: day,
      loadedTime: test.clock.now(),
    });
    const body = { id, version: 1 };
    expect(await test.call('providerAccountDelete', { token, body })).toMatchObject({
      code: 931002,
      data: { reports: 1 },
    });
    expect(await test.database.db.$count(accounts, eq(accounts.accountId, id))).toBe(1);
    const detail = await test.call<ProviderAccount>('providerAccountDetail', { token, body: { id } });
    expect(detail.data).toMatchObject({ lastDataDay: day, dependents: { reports: 1 } });
  });

  it('has the days left at the cost of the last days', async () => {
    const { id, version } = (await accountSave()).data;
    const { token: admin } = await test.fixtures.signedIn({ role: 'admin' });
    const daysFor = async (reader: string) =>
      (
        await test.call<{ budgetDays: string | null }>('providerAccountDetail', {
          token: reader,
          body: { id },
        })
      ).data.budgetDays;
    const budgetDays = () => daysFor(admin);
    expect(await budgetDays()).toBeNull();
    await test.call('providerAccountBalance', { token, body: { id, version, balance: '100.00' } });
    expect(await budgetDays()).toBeNull();
    for (const [day, cost] of [
      ['2026-11-18', '10.00'],
      ['2026-11-19', '30.00'],
    ] as const) {
      await test.database.db.insert(factSpans).values({
        accountId: id,
        channel: 'search',
        section: 'account',
        beginDate: day,
        endDate: day,
        loadedTime: test.clock.now(),
      });
      await test.database.db.insert(accountDays).values({
        accountId: id,
        day,
        currency: 'CNY',
        impression: '1',
        click: '1',
        cost,
        conversion: '0',
      });
    }
    expect(await budgetDays()).toBe('5.0');
    // without access to the account's cost, it could be computed from the days
    expect(await daysFor(token)).toBeNull();
  });
});

it.each(['customerList', 'companyList', 'providerAccountList'] as const)(
  'an endpoint requires an administrative permission: %s',
  async (id) => {
    expect(await test.call(id, { token: editor, body: {} })).toMatchObject({ code: 403 });
  },
);
