import { maxHeadMappings, type MappedKind, type RememberedColumn } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
let token: string;
beforeAll(async () => (test = await createTestApp()));
afterAll(() => test.close());
beforeEach(async () => ({ token } = await test.fixtures.signedIn()));

const call = async (
  endpoint: 'headMappingList' | 'headMappingSave' | 'headMappingDelete',
  kind: MappedKind,
  body: object = {},
) => test.call<{ mappings: RememberedColumn[] }>(endpoint, { token, body: { kind, ...body } });
const save = (kind: MappedKind, ...mappings: RememberedColumn[]) =>
  call('headMappingSave', kind, { mappings });
const listed = async (kind: MappedKind) => (await call('headMappingList', kind)).data.mappings;

it('all spellings of a header share one mapping, the last one', async () => {
  await save('draft', { head: '词', field: 'keyword' }, { head: '点击', field: null });
  test.clock.advance(1_000);
  await save('draft', { head: ' 词（元） ', field: 'bid' });
  expect(await listed('draft')).toEqual([
    { head: '点击', field: null },
    { head: '词（元）', field: 'bid' },
  ]);
  const { data } = await call('headMappingDelete', 'draft', { heads: ['词', 'gone'] });
  expect(data.mappings).toEqual([{ head: '点击', field: null }]);
});

it('distinguishes headers of only parentheses', async () => {
  await save('customer', { head: '(a)', field: 'name' }, { head: '(b)', field: 'phone' });
  expect(await listed('customer')).toHaveLength(2);
});

it('a mapping belongs to a user and a kind of import', async () => {
  await save('customer', { head: 'Kunde', field: 'name' });
  expect(await listed('company')).toEqual([]);
  expect(await listed('draft')).toEqual([]);
  ({ token } = await test.fixtures.signedIn({ name: 'another' }));
  expect(await listed('customer')).toEqual([]);
});

it.each([
  ['draft', '__proto__'],
  ['draft', 'balance'],
  ['customer', 'balance'],
  ['account', 'keyword'],
] as const)('fields must belong to the kind of import: for %s not %s', async (kind, field) => {
  const response = await save(kind, { head: 'a', field: null }, { head: 'b', field });
  expect(response).toMatchObject({ code: 400, fields: { 'mappings.1.field': 'invalid' } });
  expect(await listed(kind)).toEqual([]);
});

it('remembers a limited number of headers, the newest', async () => {
  const heads = Array.from({ length: maxHeadMappings }, (_, index) => ({ head: `h${index}x`, field: null }));
  await save('account', { head: 'oldest', field: 'balance' });
  test.clock.advance(1_000);
  await save('account', ...heads);
  expect((await listed('account')).map(({ head }) => head).toSorted()).toEqual(
    heads.map(({ head }) => head).toSorted(),
  );
});
