import {
  auditFile,
  basePath,
  type AuditRecord,
  type Company,
  type Customer,
  type ProviderAccount,
} from '@meridian/api-client/contract';
import Fastify from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { recordAudit } from '../../platform/audit';
import { auditRecords } from '../../platform/db/schema';
import { requestAudit } from '../../platform/http/request-audit';
import { pwdOf } from '../../platform/lib/password';
import { captchaText, createTestApp, type TestApp } from '../../testing';

let test: TestApp;
let admin: { userId: string; token: string };
let accountId: number;

beforeAll(async () => {
  test = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: false,
      ssoOrigin: undefined,
      unlockMinutes: 0,
      credentialKeys: [randomBytes(32)],
    },
  });
  plantRoutes(test);
  accountId = await test.fixtures.addAccount({ accountName: 'Kaede' });
  admin = await test.fixtures.signedIn({ name: 'boss', role: 'admin' });
});
afterAll(() => test.close());

const call = async <Data>(id: Parameters<TestApp['call']>[0], body: object, token = admin.token) => {
  const response = await test.call<Data>(id, { token, body });
  expect(response.code, `${id}: ${response.message}`).toBe(200);
  return response.data;
};
const list = (query: object = {}, token = admin.token) =>
  call<{ list: AuditRecord[] }>('auditList', { query, page: { size: 50 } }, token).then((data) => data.list);
/** Records about an object, oldest first. */
const recordsOf = async (object: string) => (await list({ object })).toReversed();
const actionsOf = async (object: string) => (await recordsOf(object)).map(({ action }) => action);

async function login(userName: string, password: string): Promise<string | undefined> {
  const { data } = await test.call<{ uuid: string }>('getPictureValidationCode');
  const body = { userName, pwd: pwdOf(password), validationCode: captchaText, uuid: data.uuid };
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  };
  return (await test.call<{ token?: string } | undefined>('login', { body, headers, from: '198.51.100.7' }))
    .data?.token;
}

describe('the audit log', () => {
  it('records logins, logouts, failures and locks, with user and address', async () => {
    const { name, password, userId } = await test.fixtures.addUser();
    const token = await login(name, password);
    await call('logout', {}, token);
    for (const wrong of ['a', 'b', 'c', password]) await login(name, wrong);
    const records = await recordsOf(userId);
    expect(records.map(({ action, after }) => [action, after?.reason])).toEqual([
      ['signIn', undefined],
      ['signOut', undefined],
      ['signInFail', 'credentials_incorrect'],
      ['signInFail', 'credentials_incorrect'],
      ['signInFail', 'credentials_incorrect'],
      ['signInLock', undefined],
      ['signInFail', 'account_locked'],
    ]);
    const user = { kind: 'user', id: userId, name };
    expect(records[0]).toMatchObject({ actor: user, address: '198.51.100.7', device: 'Chrome · Linux' });
    expect(records[2]).toMatchObject({ actor: { kind: 'visitor', id: null, name: '' }, object: { name } });
  });

  it('never contains an unknown username, which may be a password', async () => {
    await login('MyPassword2026', 'Wrong2026');
    const [last] = await list({ action: 'signInFail' });
    expect(last?.object).toEqual({ type: 'user', id: null, name: '' });
  });

  it('shows the history of a user from creation to deletion', async () => {
    const roles = await call<{ list: { id: string; name: string }[] }>('roleList', {});
    const edit = roles.list.find(({ name }) => name === 'edit')?.id;
    const body = { userName: 'mori', displayName: 'Mori', language: 3, isFrozen: false };
    const { user } = await call<{ user: { id: string; version: number } }>('userSave', {
      ...body,
      roleIds: [],
      accountIds: [],
    });
    const { id } = user;
    const changed = { ...body, id, isFrozen: true, roleIds: [edit], accountIds: [accountId] };
    await call('userSave', { ...changed, version: 1 });
    await call('userUnlock', { id });
    await call('userResetPassword', { id, version: 2 });
    await call('userSessionClose', { id });
    await call('userDelete', { id, version: 3 });
    const records = await recordsOf(id);
    expect(records.map(({ action }) => action)).toEqual([
      ...['userCreate', 'userChange', 'userUnlock', 'userPasswordReset', 'sessionEnd', 'userDelete'],
    ]);
    expect(records[0]).toMatchObject({ before: null, after: { userName: 'mori', language: 'tw' } });
    expect(records[1]).toMatchObject({
      actor: { kind: 'user', id: admin.userId, name: 'boss' },
      accountIds: [accountId],
      before: { isFrozen: false, roles: [], accounts: [] },
      after: { isFrozen: true, roles: ['edit'], accounts: [expect.stringContaining('test-')] },
    });
    expect(Object.keys(records[1]?.after ?? {}).toSorted()).toEqual(['accounts', 'isFrozen', 'roles']);
    expect(records[5]).toMatchObject({ before: { userName: 'mori', isFrozen: true }, after: null });
  });

  it('shows roles, customers, companies and accounts', async () => {
    const role = await call<{ id: string }>('roleSave', { name: 'Audit', permissions: [], pages: [] });
    await call('roleSave', {
      ...role,
      version: 1,
      name: 'Auditors',
      permissions: ['system:audit:view'],
      pages: [],
    });
    await call('roleDelete', { id: role.id, version: 2 });
    expect(await actionsOf(role.id)).toEqual(['roleCreate', 'roleChange', 'roleDelete']);

    const note = '';
    const values = { name: 'Sakura', contactName: '', phone: '', email: '', note };
    const customer = await call<Customer>('customerSave', { id: randomUUID(), ...values });
    await call('customerSave', { ...values, id: customer.id, version: 1, phone: '110' });
    await call('customerArchive', { id: customer.id, version: 2, isArchived: true });
    await call('customerArchive', { id: customer.id, version: 3, isArchived: false });
    const company = await call<Company>('companySave', {
      id: randomUUID(),
      name: 'Sakura Ltd',
      customerId: customer.id,
      registrationNo: '',
      note,
    });
    await call('companyDelete', { id: company.id, version: 1 });
    await call('customerDelete', { id: customer.id, version: 4 });
    const [, change] = await recordsOf(customer.id);
    expect(change).toMatchObject({ before: { phone: '' }, after: { phone: '110' } });
    expect(await actionsOf(customer.id)).toEqual([
      ...['customerCreate', 'customerChange', 'customerArchive', 'customerRestore', 'customerDelete'],
    ]);
    expect(await actionsOf(company.id)).toEqual(['companyCreate', 'companyDelete']);

    const account = await call<ProviderAccount>('providerAccountSave', {
      accountNo: randomUUID(),
      accountName: 'Aoi',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      note,
    });
    const id = account.accountId;
    await call('providerAccountBalance', { id, version: 1, balance: '12.50' });
    const secret = 'a-token-that-nobody-may-see';
    const credentials = {
      userName: 'advertiser',
      accessToken: secret,
      refreshToken: secret,
      authorizedBy: '',
    };
    await call('credentialsSave', { id, ...credentials, expiresTime: null });
    await call('credentialsDelete', { id });
    await call('providerAccountDelete', { id, version: 2 });
    const records = (await list({ objectType: 'account', object: String(id) })).toReversed();
    expect(records.map(({ action, after }) => [action, after?.balance ?? after?.providerUser])).toEqual([
      ['accountCreate', undefined],
      ['accountBalance', '12.50'],
      ['credentialsSave', 'advertiser'],
      ['credentialsDelete', undefined],
      ['accountDelete', undefined],
    ]);
    expect(JSON.stringify(records)).not.toContain(secret);
  });

  it('has budgets as objects of their own', async () => {
    const body = { accountId, month: '2026-11-01' };
    await call('costBudgetSave', {
      ...body,
      budgets: [{ channel: 'search', amount: '100', previous: null }],
    });
    const records = await list({ objectType: 'budget', concernedAccountId: accountId });
    expect(records).toMatchObject([
      { action: 'budgetChange', object: { type: 'budget', name: 'Kaede' }, after: { searchBudget: '100' } },
    ]);
    expect((await list({ objectType: 'account' })).map(({ action }) => action)).not.toContain('budgetChange');
  });

  it('records changes of alerts, and no save that changes nothing', async () => {
    const rule = { id: randomUUID(), accountId, kind: 'balanceUnder', threshold: '100' };
    await call('alertRuleSave', rule);
    await call('alertRuleSave', rule);
    await call('alertRuleSave', { ...rule, threshold: '20' });
    await call('alertRulePause', { id: rule.id, isPaused: true });
    await call('alertRuleDelete', { id: rule.id });
    expect(await recordsOf(rule.id)).toMatchObject([
      {
        action: 'alertCreate',
        object: { type: 'alert', name: 'Kaede' },
        accountIds: [accountId],
        after: { alertKind: 'balanceUnder', threshold: '100', isPaused: false },
      },
      { action: 'alertChange', before: { threshold: '100' }, after: { threshold: '20' } },
      { action: 'alertChange', before: { isPaused: false }, after: { isPaused: true } },
      { action: 'alertDelete', before: { threshold: '20', isPaused: true }, after: null },
    ]);
  });

  it('records changes of scheduled reports, and no save that changes nothing', async () => {
    const content = { columns: ['date', 'showWord', 'cost'] };
    const view = { channel: 'search', section: 'keyword', period: 'daily', name: 'Autumn', content };
    const { id: viewId } = await call<{ id: string }>('reportViewSave', { query: view });
    const schedule = {
      id: randomUUID(),
      viewId,
      accountId,
      period: 'daily',
      range: 'last7Days',
      cadence: 'daily',
      hour: 8,
    };
    await call('reportScheduleSave', schedule);
    await call('reportScheduleSave', schedule);
    await call('reportScheduleSave', { ...schedule, cadence: 'weekly', weekday: 5 });
    await call('reportScheduleSave', { ...schedule, cadence: 'weekly', weekday: 5, accountId: 0 });
    await call('reportSchedulePause', { id: schedule.id, isPaused: true });
    await call('reportScheduleDelete', { id: schedule.id });
    expect(await recordsOf(schedule.id)).toMatchObject([
      {
        action: 'scheduleCreate',
        object: { type: 'schedule', name: 'Autumn' },
        accountIds: [accountId],
        after: { cadence: 'daily', hour: 8, weekday: null },
      },
      {
        action: 'scheduleChange',
        before: { cadence: 'daily', weekday: null },
        after: { cadence: 'weekly', weekday: 5 },
      },
      // for all accounts, and no longer for one
      { action: 'scheduleChange', accountIds: [accountId], after: {} },
      { action: 'scheduleChange', before: { isPaused: false }, after: { isPaused: true } },
      { action: 'scheduleDelete', before: { cadence: 'weekly', isPaused: true }, after: null },
    ]);
  });

  it('records changes of custom fields by the names of their columns', async () => {
    const dataKeys = ['date', 'device', 'cost', 'click'];
    await call('reportFieldSave', { partsId: 'searchDevice', dataKeys });
    await call('reportFieldSave', { partsId: 'searchDevice', dataKeys });
    await call('reportFieldReset', { partsIds: ['searchDevice', 'searchUnit'] });
    const records = (await list({ objectType: 'reportFields' })).toReversed();
    expect(records).toMatchObject([
      { action: 'reportFieldsChange', object: { id: 'searchDevice' }, after: { columns: { length: 4 } } },
      { action: 'reportFieldsChange', object: { id: 'searchDevice' }, before: { columns: { length: 4 } } },
    ]);
    expect(records[1]?.after).toEqual(records[0]?.before);
  });

  it('shows drafts without their edits', async () => {
    const id = randomUUID();
    const copyId = randomUUID();
    await call('draftSave', { id, accountId, name: 'Winter' });
    await call('draftSave', {
      id,
      version: 0,
      commands: [{ id: randomUUID(), command: { type: 'rename', name: 'Winter sale' } }],
    });
    await call('draftCopy', { id, newId: copyId, name: 'Winter 2' });
    await call('draftDelete', { ids: [id] });
    await call('draftRestore', { ids: [id] });
    expect(await actionsOf(id)).toEqual(['draftCreate', 'draftDelete', 'draftRestore']);
    expect(await recordsOf(copyId)).toMatchObject([
      { action: 'draftCreate', accountIds: [accountId], after: { copyOf: 'Winter sale' } },
    ]);
  });

  it('has no record of a change that was rejected', async () => {
    const before = await list();
    const body = { id: randomUUID(), version: 1, isArchived: true };
    expect((await test.call('customerArchive', { token: admin.token, body })).code).toBe(404);
    expect(await list()).toEqual(before);
  });

  it('is filtered by period, user, action, object and account', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const dayAfter = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    expect((await list({ beginDate: dayAfter })).length).toBe(0);
    expect((await list({ endDate: '2020-01-01' })).length).toBe(0);
    expect((await list({ beginDate: '2020-01-01', endDate: dayAfter })).length).toBeGreaterThan(5);
    expect((await list({ beginDate: today, user: 'nobody%' })).length).toBe(0);
    expect(new Set((await list({ user: 'BOSS' })).map(({ actor }) => actor.name))).toEqual(new Set(['boss']));
    const drafts = await list({ objectType: 'draft', action: 'draftCreate', concernedAccountId: accountId });
    expect(drafts.map(({ object }) => object.name)).toEqual(['Winter 2', 'Winter']);
    expect(
      (await test.call('auditList', { token: admin.token, body: { query: { beginDate: '1' } } })).code,
    ).toBe(400);
  });

  it('shows records about accounts only to users with access to all of them', async () => {
    const { token, userId } = await test.fixtures.signedIn({ role: null });
    const role = await call<{ id: string }>('roleSave', {
      name: 'Reader',
      permissions: ['system:audit:view'],
      pages: [],
    });
    const { name } = await call<{ userName: string }>('userDetail', { id: userId }).then(({ userName }) => ({
      name: userName,
    }));
    const body = { userName: name, displayName: '', language: 2, isFrozen: false, roleIds: [role.id] };
    await call('userSave', { ...body, id: userId, version: 1, accountIds: [] });
    const [draft] = await list({ objectType: 'draft' });
    expect(await list({ objectType: 'draft' }, token)).toEqual([]);
    expect((await list({ objectType: 'customer' }, token)).length).toBeGreaterThan(0);
    expect((await test.call('auditDetail', { token, body: { id: draft?.id } })).code).toBe(404);
    const query = { concernedAccountId: accountId };
    expect((await test.call('auditList', { token, body: { query } })).code).toBe(403);
    await call('userSave', { ...body, id: userId, version: 2, accountIds: [accountId] });
    expect(await call('auditDetail', { id: draft?.id }, token)).toEqual(draft);
  });
});

describe('a file of the audit log', () => {
  const download = (body: object, language = 'en') =>
    test.app.inject({
      method: 'POST',
      url: basePath + auditFile.path,
      headers: { token: admin.token, language },
      payload: body,
    });

  it('contains the records of the filters, and is recorded', async () => {
    const response = await download({ query: { objectType: 'draft' }, format: 'csv' });
    expect(response.headers['content-disposition']).toMatch(/Audit log .*\.csv/);
    const [head, first] = response.body.split('\r\n');
    expect(head).toMatch(/No\..*Time.*User.*Action.*Hash/);
    expect(first).toMatch(/boss.*Draft restored.*Draft.*Winter sale/);
    const [last] = await list();
    expect(last).toMatchObject({ action: 'auditExport', after: { format: 'csv' } });
  });

  it('is a workbook in the language of the reader', async () => {
    const response = await download({ query: { objectType: 'draft' } }, 'tw');
    const [sheet] = await readWorkbook(response.rawPayload);
    expect(sheet?.values[0]).toContain('操作者');
    expect(sheet?.values.flat()).toContain('還原草稿');
  });
});

/** Adds test routes: what each declares, and what it records. */
function plantRoutes({ app, database: { db } }: TestApp): void {
  const handler = async ({ id }: { id: string }) => {
    await recordAudit(db, { action: 'draftDelete', object: { id, name: 'planted' } });
    return id;
  };
  app.post('/declared', { config: { access: 'session', audits: ['draftDelete'] } }, handler);
  app.post('/other', { config: { access: 'session', audits: ['draftRestore'] } }, handler);
  app.get('/read', { config: { access: 'session' } }, handler);
}

describe('a route outside of the contract', () => {
  const headers = () => ({ token: admin.token, 'user-agent': 'planted' });

  it('records the user and address of the request', async () => {
    const request = { headers: headers(), remoteAddress: '198.51.100.9' };
    const { body } = await test.app.inject({ ...request, method: 'POST', url: '/declared', payload: {} });
    expect(await recordsOf(body)).toMatchObject([
      { actor: { kind: 'user', name: 'boss' }, address: '198.51.100.9', action: 'draftDelete' },
    ]);
  });

  it('rejects an undeclared record', async () => {
    const before = await test.database.db.$count(auditRecords);
    for (const [method, url] of [
      ['POST', '/other'],
      ['GET', '/read'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers: headers(), payload: {} });
      expect(response.json<{ code: number }>().code).toBe(500);
    }
    expect(await test.database.db.$count(auditRecords)).toBe(before);
  });

  it('prevents the start if it may change data and declares nothing', async () => {
    const other = Fastify();
    await other.register(requestAudit);
    expect(() => other.post('/forgotten', () => '')).toThrow(/POST \/forgotten doesn’t declare/);
    expect(() => other.get('/read', () => '')).not.toThrow();
  });
});
