import {
  administrativePermissions,
  basePath,
  endpoints,
  maxRecordImportRows,
  recordEndpoints,
  type ChangedRows,
  type Company,
  type Customer,
  type EndpointId,
  type ProviderAccount,
  type RecordImport,
  type RecordImportRow,
} from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { and, eq, inArray } from 'drizzle-orm';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTables } from '../../../kits/workbooks/tables/read-tables';
import {
  accounts,
  auditRecords,
  customers,
  recordImports,
  roles,
  userRoles,
} from '../../../platform/db/schema';
import { folderStore } from '../../../platform/files/folder-store';
import { createTestApp, type TestApp, type TestResponse } from '../../../testing';
import { addProvider } from '../../../testing/add-provider';
import { encode } from '../../../testing/report-files';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { timeText } from './parse-balance';
import { removeOldRecordImports } from './record-imports.repository';

type Kind = 'customer' | 'company' | 'providerAccount';
type Upload = {
  problem: { code: string; failMessage: string } | null;
  review: RecordImport | null;
};
type Cell = string | number | null;

let test: TestApp;
let folder: string;
let token: string;
let editor: string;
beforeAll(async () => {
  folder = temporaryFolder();
  test = await createTestApp({ files: folderStore(folder), readTables: (task) => readTables(task) });
  const signedIn = await test.fixtures.signedIn({ role: null, name: 'Lin' });
  ({ token } = signedIn);
  editor = (await test.fixtures.signedIn()).token;
  const [role] = await test.database.db
    .insert(roles)
    .values({ name: 'operations', permissions: [...administrativePermissions] })
    .returning();
  await test.database.db.insert(userRoles).values({ userId: signedIn.userId, roleId: role?.id ?? '' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => test.clock.advance(60_000));

const idOf = (kind: Kind, part: 'Upload' | 'Rows' | 'Review' | 'Run') =>
  `${kind}Import${part}` satisfies EndpointId;

async function upload(
  kind: Kind,
  content: Cell[][] | Uint8Array | string,
  {
    name = 'records.xlsx',
    language = 'en',
    as = token,
  }: { name?: string; language?: string; as?: string } = {},
): Promise<TestResponse<Upload>> {
  const bytes = Array.isArray(content)
    ? await writeXlsx({ sheets: [{ name: 'Sheet1', rows: content }] })
    : content;
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const body = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: `${basePath}${endpoints[idOf(kind, 'Upload')].path}`,
    headers: { token: as, language, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const envelope: object = response.json();
  // parse boundary: the server validates the endpoint's schema
  return { status: response.statusCode, headers: response.headers, ...envelope } as never;
}

/** Uploads rows without problems. */
async function review(kind: Kind, content: Parameters<typeof upload>[1]): Promise<RecordImport> {
  const { data } = await upload(kind, content);
  if (!data.review) throw new Error(data.problem?.failMessage ?? 'no review');
  return data.review;
}

async function rowsOf(kind: Kind, id: string, query: object = {}, page: object = {}) {
  const { data } = await test.call<{ list: RecordImportRow[] }>(idOf(kind, 'Rows'), {
    token,
    body: { id, query, page },
  });
  return data.list;
}
const run = (kind: Kind, id: string) =>
  test.call<RecordImport & ChangedRows>(idOf(kind, 'Run'), { token, body: { id } });

async function imported(kind: Kind, content: Parameters<typeof upload>[1]): Promise<RecordImport> {
  const { id } = await review(kind, content);
  const response = await run(kind, id);
  expect(response.code).toBe(200);
  return response.data;
}

const unreadHeads = ({ columns }: RecordImport) =>
  columns.flatMap(({ head, field }) => (field === null ? [head] : []));

const file = (path: string, body: object) =>
  test.app.inject({
    method: 'POST',
    url: basePath + path,
    headers: { token, language: 'en' },
    payload: body,
  });

async function addCustomer(values: Partial<Customer> = {}): Promise<Customer> {
  const body = {
    id: randomUUID(),
    name: randomUUID(),
    contactName: '',
    phone: '',
    email: '',
    note: '',
    ...values,
  };
  return (await test.call<Customer>('customerSave', { token, body })).data;
}
async function addCompany(customerId: string, name: string = randomUUID()): Promise<Company> {
  const body = { id: randomUUID(), name, customerId, registrationNo: '', note: '' };
  return (await test.call<Company>('companySave', { token, body })).data;
}
async function addAccount(values: object = {}): Promise<ProviderAccount> {
  const body = {
    accountNo: randomUUID(),
    accountName: 'Kaede',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    note: '',
  };
  return (await test.call<ProviderAccount>('providerAccountSave', { token, body: { ...body, ...values } }))
    .data;
}
const findCustomers = async (text: string) =>
  (await test.call<{ list: Customer[] }>('customerList', { token, body: { query: { text, state: 'all' } } }))
    .data.list;
const accountOf = async (id: number) =>
  (await test.call<ProviderAccount>('providerAccountDetail', { token, body: { id } })).data;

const zeros = { new: 0, changed: 0, equal: 0, wrong: 0 };

describe('a file of customers', () => {
  it('is reviewed before anything is written, then creates and changes records', async () => {
    const stored = await addCustomer({ phone: '1' });
    const same = await addCustomer();
    const name = `Aoi ${randomUUID()}`;
    const file_ = [
      ['Customers of 2026'],
      [],
      ['Name', 'Contact person', 'Phone', 'Color'],
      [name, 'Anna', '021', 'red'],
      [stored.name.toUpperCase(), '', '2', ''],
      [same.name, '', '', ''],
      ['', 'Nobody', '', ''],
    ];
    const found = await review('customer', file_);
    expect(found).toMatchObject({
      counts: { new: 1, changed: 1, equal: 1, wrong: 1 },
      columns: [
        { head: 'Name', field: 'name', samples: [name, stored.name.toUpperCase(), same.name] },
        { head: 'Contact person', field: 'contactName', samples: ['Anna', 'Nobody'] },
        { head: 'Phone', field: 'phone', samples: ['021', '2'] },
        { head: 'Color', field: null, samples: ['red'] },
      ],
      missingField: null,
      importedTime: null,
    });
    expect(await findCustomers(name)).toEqual([]);
    expect(await rowsOf('customer', found.id)).toMatchObject([
      {
        row: 4,
        name,
        state: 'new',
        changes: [{ field: 'name' }, { field: 'contactName', after: 'Anna' }, {}],
      },
      {
        row: 5,
        state: 'changed',
        changes: [{ field: 'name' }, { field: 'phone', before: '1', after: '2' }],
      },
      { row: 6, state: 'equal', changes: [] },
      {
        row: 7,
        state: 'wrong',
        problems: [{ code: 'required', failMessage: '“Name” is empty. Enter a value.' }],
      },
    ]);
    const done = await run('customer', found.id);
    expect(done.data).toMatchObject({ importedTime: test.clock.now().toISOString(), counts: found.counts });
    expect(await findCustomers(name)).toMatchObject([{ contactName: 'Anna', createdBy: 'Lin', version: 1 }]);
    expect((await findCustomers(stored.name))[0]).toMatchObject({ id: stored.id, phone: '2', version: 2 });
    expect((await findCustomers(same.name))[0]).toMatchObject({ version: 1 });
    // repeats the request after a lost response
    expect((await run('customer', found.id)).data).toEqual(done.data);
    expect(await test.call(idOf('customer', 'Review'), { token, body: { id: found.id } })).toMatchObject({
      code: 409,
    });
  });

  it('records every record before and after in the audit log', async () => {
    const stored = await addCustomer({ phone: '1' });
    const name = randomUUID();
    await imported('customer', [
      ['name', 'phone'],
      [stored.name, '2'],
      [name, '3'],
    ]);
    const records = await test.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.objectId, stored.id), eq(auditRecords.action, 'customerChange')));
    expect(records).toMatchObject([{ actorName: 'Lin', before: { phone: '1' }, after: { phone: '2' } }]);
    const created = await test.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectName, name));
    expect(created).toMatchObject([{ action: 'customerCreate', before: null, after: { name, phone: '3' } }]);
  });

  it.each([
    ['emoji with joiners', '👩‍👩‍👧 Familie', null],
    ['right to left', 'شركة النور', null],
    ['NUL', 'a_x0000_b', 'forbidden_characters'],
    ['a direction override', 'a\u202eb', 'forbidden_characters'],
    ['a damaged character', 'a\ufffdb', 'forbidden_characters'],
    ['10,000 characters', 'x'.repeat(10_000), 'too_many_characters'],
    ['a formula error', '#REF!', 'cell_error'],
  ])('accepts or rejects a name: %s', async (_, text, code) => {
    const { id, counts } = await review('customer', `Name,Note\n"${text.replace('_x0000_', '\u0001')}",a\n`);
    expect(counts).toEqual({ ...zeros, ...(code === null ? { new: 1 } : { wrong: 1 }) });
    const [row] = await rowsOf('customer', id);
    expect(row?.problems.map((problem) => problem.code)).toEqual(code === null ? [] : [code]);
    if (code === null) {
      await run('customer', id);
      expect((await findCustomers(text)).map((one) => one.name)).toEqual([text]);
    }
  });

  it('stores no NUL of a workbook anywhere', async () => {
    const { data } = await upload('customer', [['Name'], ['a\u0000b']]);
    const problems = data.review ? (await rowsOf('customer', data.review.id))[0]?.problems : [data.problem];
    expect(problems).toMatchObject([
      { code: expect.stringMatching(/forbidden_characters|damaged/) as string },
    ]);
  });

  it('cannot set ids, versions, roles or states', async () => {
    const id = randomUUID();
    const name = randomUUID();
    const heads = ['id', 'Name', 'version', 'roles', 'isArchived', 'createdBy', '__proto__'];
    const done = await imported('customer', [heads, [id, name, 99, 'admin', 'true', 'x', 'y']]);
    expect(unreadHeads(done)).toEqual(['id', 'version', 'roles', 'isArchived', 'createdBy', '__proto__']);
    const [stored] = await findCustomers(name);
    expect(stored).toMatchObject({ version: 1, isArchived: false, createdBy: 'Lin' });
    expect(stored?.id).not.toBe(id);
  });

  it('distinguishes duplicate rows from existing records, and detects archived ones', async () => {
    const stored = await addCustomer();
    const archived = await addCustomer();
    await test.call('customerArchive', { token, body: { id: archived.id, version: 1, isArchived: true } });
    const name = randomUUID();
    const { id, counts } = await review('customer', [
      ['Name', 'Phone'],
      [name, '1'],
      [` ${name.toUpperCase()}`, '2'],
      [stored.name, '3'],
      [archived.name, '4'],
      [archived.name, ''],
    ]);
    expect(counts).toEqual({ new: 1, changed: 1, equal: 0, wrong: 3 });
    const wrong = await rowsOf('customer', id, { state: 'wrong' });
    expect(wrong.flatMap(({ problems }) => problems)).toMatchObject([
      { code: 'repeated_name', failMessage: expect.stringContaining('row 2') as string },
      { code: 'archived_customer', failMessage: expect.stringContaining('archived') as string },
      { code: 'repeated_name' },
    ]);
  });

  it('is rejected with the rows whose records changed since the review, and can be reviewed again', async () => {
    const [changed, archived, deleted] = [await addCustomer(), await addCustomer(), await addCustomer()];
    const name = randomUUID();
    const found = await review('customer', [
      ['Name', 'Phone'],
      ...[changed, archived, deleted].map((one) => [one.name, '2']),
      [name, '3'],
    ]);
    await test.call('customerSave', { token, body: { ...textsOf(changed), phone: '9' } });
    await test.call('customerArchive', { token, body: { id: archived.id, version: 1, isArchived: true } });
    await test.call('customerDelete', { token, body: { id: deleted.id, version: 1 } });
    await addCustomer({ name });
    const response = await run('customer', found.id);
    expect(response).toMatchObject({
      code: 409,
      data: { count: 4, rows: [2, 3, 4, 5].map((row) => ({ row })) },
    });
    expect((await findCustomers(changed.name))[0]).toMatchObject({ phone: '9', version: 2 });
    const again = await test.call<RecordImport>(idOf('customer', 'Review'), {
      token,
      body: { id: found.id },
    });
    expect(again.data.counts).toEqual({ new: 1, changed: 2, equal: 0, wrong: 1 });
    expect((await run('customer', found.id)).code).toBe(200);
    expect((await findCustomers(changed.name))[0]).toMatchObject({ phone: '2', version: 3 });
  });

  it('creates a name once after concurrent imports', async () => {
    const name = randomUUID();
    const files = await Promise.all(
      [name, name.toUpperCase(), ` ${name}`].map((one) =>
        review('customer', [
          ['Name', 'Note'],
          [one, 'x'],
        ]),
      ),
    );
    const responses = await Promise.all(files.map(({ id }) => run('customer', id)));
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    for (const { code, data } of responses) if (code === 409) expect(data).toMatchObject({ count: 1 });
    expect(await findCustomers(name)).toHaveLength(1);
  });

  it('imports 9,999 of 10,000 rows, and lists the other one', async () => {
    const prefix = randomUUID().slice(0, 8);
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      index === 5_000 ? `${prefix} x,not a mail` : `${prefix} ${index},a${index}@b.example`,
    );
    const { id, counts } = await review('customer', `Name,Email\n${lines.join('\n')}\n`);
    expect(counts).toEqual({ ...zeros, new: 9_999, wrong: 1 });

    expect((await run('customer', id)).code).toBe(200);
    const { page, data } = await test.call<{ list: unknown[] }>(idOf('customer', 'Rows'), {
      token,
      body: { id, query: { state: 'new', text: '42' }, page: { size: 50 } },
    });
    expect(data.list).toHaveLength(50);
    expect(page?.totalCount).toBeGreaterThan(100);
    expect(await rowsOf('customer', id, { state: 'wrong' })).toMatchObject([
      { row: 5_002, problems: [{ code: 'invalid_email' }] },
    ]);
    const tooMany = await test.call(idOf('customer', 'Rows'), { token, body: { id, page: { size: 5_000 } } });
    expect(tooMany).toMatchObject({ code: 400 });
  });

  it('returns invalid rows as a workbook with reasons, which can be imported once corrected', async () => {
    const name = randomUUID();
    const { id } = await review('customer', [
      ['Name', 'Email', 'Color'],
      [name, 'wrong', 'red'],
      [randomUUID(), 'a@b.example', 'blue'],
    ]);
    await run('customer', id);
    const response = await file(recordEndpoints.customer.importFailedRows.path, { id });
    expect(response.headers['content-disposition']).toContain('failed rows.xlsx');
    const { sheets } = await readXlsx(response.rawPayload);
    expect(sheets[0]?.rows).toEqual([
      ['Name', 'Email', 'Color', 'Failure reason', 'Row in the file'],
      [name, 'wrong', 'red', '“wrong” isn’t a valid email address. Enter one such as name@example.com.', '2'],
    ]);
    const again = await review('customer', response.rawPayload);
    expect(again).toMatchObject({ counts: { ...zeros, wrong: 1 } });
    expect(unreadHeads(again)).toEqual(['Color']);
    const mended =
      sheets[0]?.rows.map((row) => row.map((cell) => (cell === 'wrong' ? 'a@b.example' : String(cell)))) ??
      [];
    expect((await imported('customer', mended)).counts).toEqual({ ...zeros, new: 1 });
  });

  it('belongs to its user, who must be allowed to edit customers', async () => {
    const { id } = await review('customer', [['Name'], [randomUUID()]]);
    const other = await test.fixtures.signedIn({ role: 'admin' });
    for (const part of ['Rows', 'Review', 'Run'] as const)
      expect(await test.call(idOf('customer', part), { token: other.token, body: { id } })).toMatchObject({
        code: 404,
      });
    expect(await test.call(idOf('company', 'Run'), { token, body: { id } })).toMatchObject({ code: 404 });
    expect(await upload('customer', [['Name'], ['a']], { as: editor })).toMatchObject({ code: 403 });
  });

  it('is removed after a week; its records stay', async () => {
    const { id } = await imported('customer', [['Name'], [randomUUID()]]);
    await removeOldRecordImports(test.database.db, new Date(test.clock.now().getTime() + 1));
    expect(await test.database.db.$count(recordImports, eq(recordImports.id, id))).toBe(0);
  });
});

const textsOf = ({ id, version, name, contactName, phone, email, note }: Customer) => ({
  id,
  version,
  name,
  contactName,
  phone,
  email,
  note,
});

describe('a file', () => {
  it.each([
    ['of one row without known heads', [['Kunde', 'Ort']], 'header_not_found'],
    [
      'with a column twice',
      [
        ['Name', 'Customer name'],
        ['a', 'b'],
      ],
      'repeated_column',
    ],
    ['with heads only', [['Name', 'Phone']], 'no_rows'],
    ['that is a PDF', Buffer.from('%PDF-1.7\n\0'), 'other_file'],
    ['that is empty', '', 'empty_file'],
    ['with too many rows', `Name\n${'a\n'.repeat(maxRecordImportRows + 1)}`, 'too_many_rows'],
  ])('%s is rejected with a reason', async (_, content, code) => {
    expect((await upload('customer', content)).data).toMatchObject({
      problem: { code, failMessage: expect.stringMatching(/\S+ \S+/) as string },
      review: null,
    });
  });

  it('with rows on two sheets is rejected', async () => {
    const sheet = (name: string) => ({ name, rows: [['Name'], ['a']] });
    const bytes = await writeXlsx({ sheets: [sheet('One'), sheet('Two')] });
    expect((await upload('customer', bytes)).data.problem).toMatchObject({
      code: 'several_sheets',
      failMessage: expect.stringContaining('“One” and “Two”') as string,
    });
  });

  it.each([
    ['utf-8', '客户名称,联系人姓名,联系电话'],
    ['gb18030', '客户名称,联系人姓名,联系电话'],
    ['big5', '客戶名稱,聯絡人,手機'],
  ] as const)('in %s may have headers in any language', async (encoding, heads) => {
    const name = `${encoding}客`;
    const found = await review('customer', encode(`${heads}\n${name},林,021\n`, encoding));
    expect(found.columns.flatMap(({ field }) => field ?? [])).toEqual(['name', 'contactName', 'phone']);
    expect(await rowsOf('customer', found.id)).toMatchObject([{ name }]);
  });

  it.each(
    languages.flatMap((language) =>
      (['customer', 'company', 'account'] as const).map((kind) => [kind, language] as const),
    ),
  )('is created from the template %s in %s, whose example is skipped', async (kind, language) => {
    const response = await test.app.inject(`/templates/${kind}-${language}.xlsx?t=1`);
    expect(response.statusCode).toBe(200);
    const { sheets } = await readXlsx(response.rawPayload);
    expect(sheets[0]?.rows.every((row) => row.every((cell) => cell !== ''))).toBe(true);
    const { data } = await upload(kind === 'account' ? 'providerAccount' : kind, response.rawPayload);
    expect(data.review).toMatchObject({ exampleRows: 1, counts: zeros, missingField: null });
    expect(data.review?.columns.filter(({ field }) => field === null)).toEqual([]);
  });
});

describe('a file of companies', () => {
  it('refers to customers in any spelling, and moves no company to another customer', async () => {
    const customer = await addCustomer({ name: `Kaede ${randomUUID()}` });
    const other = await addCustomer();
    const archived = await addCustomer();
    await test.call('customerArchive', { token, body: { id: archived.id, version: 1, isArchived: true } });
    const stored = await addCompany(other.id);
    const [name, unknown] = [randomUUID(), randomUUID()];
    const { id, counts } = await review('company', [
      ['Company name', 'Customer', 'Registration number'],
      [name, customer.name.toUpperCase(), '1'],
      [randomUUID(), unknown, ''],
      [randomUUID(), archived.name, ''],
      [randomUUID(), '', ''],
      [stored.name, customer.name, ''],
    ]);
    expect(counts).toEqual({ ...zeros, new: 1, wrong: 4 });
    const wrong = await rowsOf('company', id, { state: 'wrong' });
    expect(wrong.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ...['unknown_customer', 'archived_customer', 'required', 'company_elsewhere'],
    ]);
    expect(wrong[3]?.problems[0]?.failMessage).toContain(other.name);
    await run('company', id);
    const { data } = await test.call<{ list: Company[] }>('companyList', {
      token,
      body: { query: { text: name } },
    });
    expect(data.list).toMatchObject([{ customerId: customer.id, registrationNo: '1' }]);
  });

  it('is rejected once its customer is deleted', async () => {
    const customer = await addCustomer();
    const { id } = await review('company', [
      ['Name', 'Customer'],
      [randomUUID(), customer.name],
    ]);
    await test.call('customerDelete', { token, body: { id: customer.id, version: 1 } });
    expect(await run('company', id)).toMatchObject({ code: 409, data: { count: 1, rows: [{ row: 2 }] } });
  });
});

describe('a file of provider accounts', () => {
  it('creates accounts with access for the user, and changes others', async () => {
    const company = await addCompany((await addCustomer()).id);
    const stored = await addAccount();
    const accountNo = randomUUID();
    await imported('providerAccount', [
      ['Account number', 'Account name', 'Company', 'Channels', 'Currency', 'Time zone', 'Note'],
      [accountNo, 'Winter', company.name, '信息流', 'usd', 'America/New_York', 'x'],
      [stored.accountNo, 'Summer', company.name, 'Search ads, Feed ads', '', '', ''],
    ]);
    const { data } = await test.call<{ list: ProviderAccount[] }>('providerAccountList', {
      token,
      body: { query: { text: accountNo } },
    });
    expect(data.list).toMatchObject([
      {
        accountName: 'Winter',
        companyId: company.id,
        channels: ['feed'],
        currency: 'USD',
        userCount: 1,
        timeZone: 'America/New_York',
        balance: null,
        note: 'x',
      },
    ]);
    expect(await accountOf(stored.id)).toMatchObject({
      accountName: 'Summer',
      companyName: company.name,
      channels: ['search', 'feed'],
      version: 2,
    });
  });

  it.each([
    ['en', /already belongs to the company/, /also in row 2/],
    ['cn', /已存在，属于公司/, /第 2 行已出现/],
    ['tw', /已存在，屬於公司/, /第 2 列已出現/],
  ])('rejects a duplicate account with a text in %s', async (language, elsewhere, repeated) => {
    const company = await addCompany((await addCustomer()).id);
    const other = await addCompany((await addCustomer()).id);
    const stored = await addAccount({ companyId: company.id });
    const accountNo = randomUUID();
    const { data } = await upload('providerAccount', [
      ['Account number', 'Account name', 'Company'],
      [accountNo, 'a', ''],
      [accountNo, 'b', ''],
      [stored.accountNo, 'c', other.name],
    ]);
    const rows = await test.call<{ list: RecordImportRow[] }>('providerAccountImportRows', {
      token,
      headers: { language },
      body: { id: data.review?.id, query: { state: 'wrong' } },
    });
    expect(rows.data.list.flatMap(({ problems }) => problems.map(({ failMessage }) => failMessage))).toEqual([
      expect.stringMatching(repeated),
      expect.stringMatching(elsewhere),
    ]);
  });

  it.each([
    ['Currency', 'RMB!', 'invalid_currency'],
    ['Time zone', 'Mars/Olympus', 'unknown_time_zone'],
    ['Channels', 'television', 'unknown_channel'],
    ['Company', 'nobody', 'unknown_company'],
    ['Balance', 'a lot', 'invalid_amount'],
    ['Balance', '1.234', 'invalid_amount'],
    ['Balance time', '2026-11-01', 'balance_missing'],
    ['Account number', 'x'.repeat(65), 'too_many_characters'],
  ])('rejects %s %s', async (head, value, code) => {
    const heads = ['Account number', 'Account name', head];
    const own =
      head === 'Account number' ? [heads.slice(0, 2), [value, 'a']] : [heads, [randomUUID(), 'a', value]];
    const { id } = await review('providerAccount', own);
    expect(await rowsOf('providerAccount', id)).toMatchObject([{ state: 'wrong', problems: [{ code }] }]);
  });
});

it('a file has no column of the provider if there is only one', async () => {
  const stored = await addAccount();
  const { rawPayload } = await file(recordEndpoints.account.export.path, {
    query: { text: stored.accountNo },
  });
  const { sheets } = await readXlsx(rawPayload);
  expect(sheets[0]?.rows[0]).not.toContain('Ad provider');
  const heads = ['Account number', 'Account name', 'Ad provider'];
  const found = await review('providerAccount', [heads, [stored.accountNo, stored.accountName, 'x']]);
  expect(unreadHeads(found)).toEqual(['Ad provider']);
});

/** The current time in the accounts' time zone, as in spreadsheets. */
const nowText = () => timeText(test.clock.now(), 'Asia/Shanghai');

describe('balances in a file', () => {
  it('need only a number and a balance; they store their time, source and user', async () => {
    const [first, second] = [await addAccount(), await addAccount({ timeZone: 'America/New_York' })];
    const { id, counts } = await review('providerAccount', [
      ['账户 ID', '余额', '币种', '日期'],
      [first.accountNo, '1,234.50', 'CNY', null],
      [second.accountNo, 99, '', '2026-11-18'],
      [randomUUID(), 1, '', ''],
    ]);
    expect(counts).toEqual({ ...zeros, changed: 2, wrong: 1 });
    const rows = await rowsOf('providerAccount', id);
    expect(rows[0]?.changes).toEqual([
      { field: 'balance', before: '', after: '1234.5' },
      { field: 'balanceTime', before: '', after: nowText() },
    ]);
    expect(rows[2]?.problems).toMatchObject([{ code: 'unknown_account' }]);
    await run('providerAccount', id);
    expect(await accountOf(first.id)).toMatchObject({
      balance: '1234.5',
      balanceSource: 'file',
      balanceBy: 'Lin',
      version: 2,
      accountName: 'Kaede',
      balanceTime: test.clock.now().toISOString(),
    });
    expect(await accountOf(second.id)).toMatchObject({
      balance: '99',
      balanceTime: '2026-11-19T04:59:59.999Z',
    });
    const records = await test.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.objectId, String(first.id)), eq(auditRecords.action, 'accountBalance')));
    expect(records).toMatchObject([{ before: { balance: null }, after: { balance: '1234.5' } }]);
  });

  it.each([
    ['in another currency', ['5', 'USD', ''], 'currency_differs'],
    ['older than the stored one', ['5', '', '2026-11-01'], 'balance_older'],
    ['of the future', ['5', '', '2026-12-24 10:00'], 'balance_future'],
    ['without a date', ['5', '', '2026-02-30'], 'invalid_time'],
  ])('%s are rejected', async (_, cells, code) => {
    const { id, accountNo } = await addAccount();
    await test.call('providerAccountBalance', { token, body: { id, version: 1, balance: '7' } });
    const found = await review('providerAccount', [
      ['Account ID', 'Balance', 'Currency', 'Date'],
      [accountNo, ...cells],
    ]);
    expect(await rowsOf('providerAccount', found.id)).toMatchObject([
      { state: 'wrong', problems: [{ code }] },
    ]);
  });

  it('are rejected once the provider has returned a newer one', async () => {
    const { id, accountNo } = await addAccount();
    const found = await review('providerAccount', [
      ['Account ID', 'Balance', 'Date'],
      [accountNo, 5, '2026-11-19'],
    ]);
    await test.database.db
      .update(accounts)
      .set({ balance: '6', balanceTime: test.clock.now(), balanceSource: 'provider' })
      .where(eq(accounts.accountId, id));
    expect(await run('providerAccount', found.id)).toMatchObject({ code: 409, data: { count: 1 } });
    expect((await accountOf(id)).balance).toBe('6');
  });
});

describe('an export', () => {
  it('of each list can be imported unchanged, without any change', async () => {
    const customer = await addCustomer({
      name: `=1+1 👩‍👩‍👧 ${randomUUID()}`,
      note: 'two\nlines, "quoted"',
      phone: '+86 0',
    });
    const company = await addCompany(customer.id, `شركة ${randomUUID()}`);
    const account = await addAccount({
      companyId: company.id,
      channels: ['feed'],
      timeZone: 'America/New_York',
    });
    await test.call('providerAccountBalance', {
      token,
      body: { id: account.id, version: 1, balance: '-0.50' },
    });
    const archived = await addCustomer();
    await test.call('customerArchive', { token, body: { id: archived.id, version: 1, isArchived: true } });
    for (const [kind, path, record] of [
      ['customer', recordEndpoints.customer.export.path, customer.name],
      ['company', recordEndpoints.company.export.path, company.name],
      ['providerAccount', recordEndpoints.account.export.path, account.accountNo],
    ] as const) {
      const response = await file(path, { query: { state: 'all' } });
      expect(response.headers['content-disposition']).toContain('.xlsx');
      const found = await review(kind, response.rawPayload);
      const { id, counts } = found;
      expect({ ...counts, equal: 0 }, kind).toEqual(zeros);
      expect(unreadHeads(found)).toEqual([]);
      expect(await rowsOf(kind, id, { text: record })).toMatchObject([{ name: record, state: 'equal' }]);
    }
  });

  it('contains the filtered records, and is recorded', async () => {
    const { name } = await addCustomer();
    const response = await file(recordEndpoints.customer.export.path, { query: { text: name } });
    const { sheets } = await readXlsx(response.rawPayload);
    expect(sheets[0]?.rows.map((row) => row[0])).toEqual(['Name', name]);
    const exports = await test.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'customerExport'));
    expect(exports.at(-1)).toMatchObject({ actorName: 'Lin', after: { count: 1 } });
    const forbidden = await test.app.inject({
      method: 'POST',
      url: basePath + recordEndpoints.customer.export.path,
      headers: { token: editor },
      payload: {},
    });
    expect(forbidden.json()).toMatchObject({ code: 403 });
  });
});

it('a customer that another transaction has locked is imported after it', async () => {
  const stored = await addCustomer();
  const { id } = await review('customer', [
    ['Name', 'Phone'],
    [stored.name, '2'],
  ]);
  const [locked] = await test.database.db.transaction(async (tx) => {
    const rows = await tx
      .update(customers)
      .set({ version: 2 })
      .where(eq(customers.id, stored.id))
      .returning();
    return [rows.length, await new Promise((resolve) => setTimeout(resolve, 50))] as const;
  });
  expect(locked).toBe(1);
  expect(await run('customer', id)).toMatchObject({ code: 409 });
});

// last: the accounts of the provider stay
describe('accounts of several ad providers', () => {
  let second: ReturnType<typeof addProvider>;
  beforeAll(() => {
    second = addProvider('second', {});
  });
  afterAll(() => second.remove());

  it('are imported with the provider of each row, which the audit log names', async () => {
    const [given, byName, blank] = [randomUUID(), randomUUID(), randomUUID()];
    await imported('providerAccount', [
      ['Account number', 'Account name', 'Ad provider'],
      [given, 'a', 'SECOND'],
      [byName, 'b', '百度'],
      [blank, 'c', ''],
    ]);
    const added = await test.database.db
      .select()
      .from(accounts)
      .where(inArray(accounts.accountNo, [given, byName, blank]))
      .orderBy(accounts.accountName);
    expect(added.map(({ provider }) => provider)).toEqual(['second', 'baidu', 'baidu']);
    const records = await test.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'accountCreate'));
    const recorded = new Map(records.map(({ after }) => [after?.['accountNo'], after?.['provider']]));
    expect([given, byName, blank].map((number) => recorded.get(number))).toEqual([
      'second',
      'baidu',
      'baidu',
    ]);
  });

  it('are reviewed with the names of their providers, and keep their provider', async () => {
    const stored = await addAccount({ provider: second.id });
    const { id } = await review('providerAccount', [
      ['Account number', 'Account name', 'Ad provider'],
      [randomUUID(), 'new', 'baidu'],
      [stored.accountNo, stored.accountName, 'Baidu'],
      [randomUUID(), 'x', 'nobody'],
    ]);
    expect(await rowsOf('providerAccount', id)).toMatchObject([
      { changes: expect.arrayContaining([{ field: 'provider', before: '', after: 'Baidu' }]) as unknown },
      { problems: [{ code: 'provider_differs', field: 'provider' }] },
      {
        problems: [
          {
            code: 'unknown_provider',
            failMessage: '“nobody” isn’t an ad provider. Enter one of: Baidu / second.',
          },
        ],
      },
    ]);
  });

  it('are exported with their provider, which the import reads', async () => {
    const stored = await addAccount({ provider: second.id });
    const query = { text: stored.accountNo };
    const { rawPayload } = await file(recordEndpoints.account.export.path, { query });
    const { sheets } = await readXlsx(rawPayload);
    const [heads = [], cells = []] = sheets[0]?.rows ?? [];
    expect(cells[heads.indexOf('Ad provider')]).toBe('second');
    expect((await review('providerAccount', rawPayload)).counts).toMatchObject({ equal: 1, wrong: 0 });
  });
});
