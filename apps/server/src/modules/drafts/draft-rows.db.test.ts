import type { EndpointId } from '@meridian/api-client/contract';
import { exampleDraft, rowKinds, toRows } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
let token: string;
let accountId: number;
/** Id of a draft with one row of each kind, at version 5. */
let draftId: string;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await test.fixtures.addAccount();
  ({ token } = await test.fixtures.signedIn({ accountIds: [accountId] }));
});
afterAll(() => test.close());
beforeEach(async () => {
  draftId = randomUUID();
  const { rows } = toRows(exampleDraft());
  const commands = rowKinds.flatMap((kind) =>
    rows[kind].map(({ parentId, ...row }) => ({
      id: randomUUID(),
      command: { type: 'add', kind, placements: [{ parentId, rows: [row] }] },
    })),
  );
  await test.call('draftSave', { token, body: { id: draftId, accountId, name: 'Rows', commands } });
});

const call = (id: EndpointId, kind: string, body: object) =>
  test.call<{ version: number; list: Record<string, unknown>[] }>(id, { token, params: { kind }, body });
const target = (version = 5) => ({ draftId, version });
const list = async (kind: string, query: object = {}) =>
  (await call('draftRowList', kind, { query: { draftId, ...query } })).data.list;
const keyword = (id: string, text: string) => ({
  id,
  parentId: 'unit-1',
  keyword: text,
  matchType: 'exact',
  bid: 1.5,
});

it.each(rowKinds)('lists rows of the kind %s as they were saved', async (kind) => {
  expect(await list(kind)).toEqual(toRows(exampleDraft()).rows[kind]);
  expect((await call('draftRowList', kind, { query: { draftId } })).page?.totalCount).toBe(1);
  expect(await list(kind, { parentId: 'elsewhere' })).toEqual([]);
});

it('adds a row after the others, and replaces the fields of one', async () => {
  expect(
    (await call('draftRowSave', 'keyword', { ...target(), row: { ...keyword('k2', 'ski'), isPaused: true } }))
      .data.version,
  ).toBe(6);
  expect(
    (await call('draftRowSave', 'keyword', { ...target(6), row: keyword('k2', 'snow') })).data.version,
  ).toBe(7);
  expect((await list('keyword', { parentId: 'unit-1' })).slice(1)).toEqual([
    // callers that do not know a field leave it unchanged
    { ...keyword('k2', 'snow'), isPaused: true },
  ]);
});

it('saves several rows, all or none', async () => {
  const rows = [keyword('k2', 'a'), keyword('k3', 'b'), keyword('keyword-1', 'c')];
  const wrong = [...rows, { ...keyword('k4', 'd'), bid: 'much' }];
  const { code, fields } = await call('draftRowBatchSave', 'keyword', { ...target(), rows: wrong });
  expect({ code, fields }).toEqual({ code: 400, fields: { 'rows.3.bid': 'invalid' } });
  expect(await list('keyword')).toHaveLength(1);
  expect((await call('draftRowBatchSave', 'keyword', { ...target(), rows })).code).toBe(200);
  expect((await list('keyword')).map((row) => row.keyword)).toEqual(['c', 'a', 'b']);
});

it('does not delete a row with children, except together with them', async () => {
  expect((await call('draftRowDelete', 'campaign', { ...target(), id: 'campaign-1' })).code).toBe(921001);
  expect((await call('draftRowDelete', 'unit', { ...target(), id: 'unit-1' })).code).toBe(921002);
  expect((await call('draftRowDelete', 'creative', { ...target(), id: 'creative-1' })).code).toBe(200);
  expect((await call('draftRowDelete', 'unit', { ...target(6), id: 'unit-1' })).code).toBe(921002);
  expect((await call('draftRowDelete', 'keyword', { ...target(6), id: 'keyword-1' })).code).toBe(200);
  // pictures do not prevent deleting a unit
  expect((await call('draftRowDelete', 'unit', { ...target(7), id: 'unit-1' })).code).toBe(200);
  expect(await list('picture')).toEqual([]);
});

it('deletes rows with all their children', async () => {
  expect((await call('draftRowBatchDelete', 'campaign', { ...target(), ids: ['campaign-1'] })).code).toBe(
    200,
  );
  for (const kind of rowKinds) expect(await list(kind)).toEqual([]);
  expect((await call('draftRowBatchDelete', 'unit', { ...target(6), ids: ['unit-1'] })).code).toBe(400);
});

it('rejects an outdated version, an unknown kind and an unknown row', async () => {
  await call('draftRowSave', 'keyword', { ...target(), row: keyword('k2', 'ski') });
  const stale = await call('draftRowSave', 'keyword', { ...target(), row: keyword('k2', 'x') });
  expect(stale).toMatchObject({ code: 409, data: { version: 6, changes: [{ version: 6 }] } });
  expect((await call('draftRowList', 'users', { query: { draftId } })).code).toBe(400);
  expect((await call('draftRowDelete', 'keyword', { ...target(6), id: 'gone' })).code).toBe(400);
});
