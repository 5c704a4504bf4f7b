import {
  administrativePermissions,
  basePath,
  endpoints,
  type RecordImport,
} from '@meridian/api-client/contract';
import { writeXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readTables } from '../../../kits/workbooks/tables/read-tables';
import { roles, userRoles } from '../../../platform/db/schema';
import { folderStore } from '../../../platform/files/folder-store';
import { createTestApp, type TestApp } from '../../../testing';
import { temporaryFolder } from '../../../testing/temporary-folder';

let test: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = temporaryFolder();
  test = await createTestApp({ files: folderStore(folder), readTables: (task) => readTables(task) });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  test.clock.advance(60_000);
  token = await signIn();
});

async function signIn(): Promise<string> {
  const signedIn = await test.fixtures.signedIn({ role: null, name: randomUUID() });
  const [role] = await test.database.db
    .insert(roles)
    .values({ name: randomUUID(), permissions: [...administrativePermissions] })
    .returning();
  await test.database.db.insert(userRoles).values({ userId: signedIn.userId, roleId: role?.id ?? '' });
  return signedIn.token;
}

async function upload(rows: string[][], kind: 'customer' | 'company' = 'customer'): Promise<RecordImport> {
  const form = new FormData();
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
  form.append('file', new Blob([Buffer.from(bytes)]), 'records.xlsx');
  const body = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: `${basePath}${endpoints[`${kind}ImportUpload`].path}`,
    headers: { token, language: 'en', 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { review } = endpoints.customerImportUpload.data.parse(response.json<{ data: unknown }>().data);
  if (!review) throw new Error(response.body);
  return review;
}
const map = (id: string, columns: object[]) =>
  test.call<RecordImport>('customerImportReview', { token, body: { id, columns } });
const run = (id: string) => test.call<RecordImport>('customerImportRun', { token, body: { id } });
const fieldsOf = ({ columns }: RecordImport) => columns.map(({ field }) => field);

it('maps columns as the user selects, including the name, and remembers it for the next file', async () => {
  const name = randomUUID();
  const rows = [
    ['Kunde', 'Telefon', 'Stadt'],
    [name, '021', 'Shanghai'],
  ];
  const found = await upload(rows);
  expect(found).toMatchObject({ missingField: 'name', counts: { new: 0, wrong: 1 } });
  expect(found.columns[0]).toEqual({ head: 'Kunde', field: null, samples: [name] });

  const { data } = await map(found.id, [
    { head: 'Kunde', field: 'name' },
    { head: 'Telefon', field: 'phone' },
  ]);
  expect(data).toMatchObject({ missingField: null, counts: { new: 1, wrong: 0 } });
  expect(fieldsOf(await upload(rows))).toEqual([null, null, null]);
  expect((await run(found.id)).code).toBe(200);
  const list = await test.call<{ list: object[] }>('customerList', {
    token,
    body: { query: { text: name } },
  });
  expect(list.data.list).toMatchObject([{ name, phone: '021' }]);

  const next = await upload([
    ['KUNDE ', 'telefon', 'Note'],
    [randomUUID(), '0', ''],
  ]);
  expect(fieldsOf(next)).toEqual(['name', 'phone', 'note']);
  expect(next).toMatchObject({ counts: { new: 1 } });
});

it('prefers the user’s mapping to known headers, and maps a field to one column only', async () => {
  const { id } = await upload([
    ['Name', 'Alias', 'Other'],
    ['a', randomUUID(), 'c'],
  ]);
  expect(fieldsOf((await map(id, [{ head: 'Alias', field: 'name' }])).data)).toEqual([null, 'name', null]);
  expect(fieldsOf((await map(id, [{ head: 'Other', field: 'name' }])).data)).toEqual([null, null, 'name']);
  expect(fieldsOf((await map(id, [{ head: 'Name', field: 'name' }])).data)).toEqual(['name', null, null]);
});

it('rejects fields of other records, and a field for two columns', async () => {
  const { id } = await upload([
    ['Name', 'A', 'B'],
    ['a', '1', '2'],
  ]);
  const twice = [
    { head: 'A', field: 'phone' },
    { head: 'B', field: 'phone' },
  ];
  expect(await map(id, [{ head: 'A', field: 'balance' }])).toMatchObject({ code: 400 });
  expect(await map(id, twice)).toMatchObject({ code: 400 });
});

it('remembers mappings by user and kind of record', async () => {
  const rows = [['Kunde'], [randomUUID()]];
  const { id } = await upload(rows);
  await map(id, [{ head: 'Kunde', field: 'name' }]);
  await run(id);
  expect((await upload(rows, 'company')).missingField).toBe('name');
  token = await signIn();
  expect((await upload(rows)).missingField).toBe('name');
});
