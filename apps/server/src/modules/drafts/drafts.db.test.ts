import type { DraftDetail, DraftSummary } from '@meridian/api-client/contract';
import {
  applyCommand,
  emptyFields,
  exampleDraft,
  rowKinds,
  toRows,
  type RowKind,
} from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import { addHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db';
import { draftChanges, drafts, roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { draftTables } from './draft-tables-sql';
import { createDraftsService, removeOldDrafts } from './drafts.service';
import { draftOfParts } from './testing/draft-of-parts';

type User = { userId: string; token: string };
interface DraftsPage {
  list: DraftSummary[];
  statusCounts: Record<number, number>;
  authors: string[];
}
let test: TestApp;
let ann: User;
let stranger: User;
let accountId: number;
let otherId: number;

beforeAll(async () => {
  test = await createTestApp();
  [accountId, otherId] = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
  ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId, otherId] });
  stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
});
afterAll(() => test.close());

const call = <Data>(id: Parameters<TestApp['call']>[0], { token }: User, body: object) =>
  test.call<Data>(id, { token, body });
const detail = (user: User, id: string) => call<DraftDetail>('draftDetail', user, { id });
const list = (user: User, body: object = {}) => call<DraftsPage>('draftList', user, body);
const allIds = async (user: User) => (await list(user, { page: { size: 50 } })).data.list.map(({ id }) => id);

async function newDraft(name = 'Winter', given: object = {}, content = exampleDraft()): Promise<string> {
  const id = randomUUID();
  const { rows } = toRows(content);
  const commands = rowKinds.flatMap((kind) =>
    rows[kind].map(({ parentId, ...row }) => ({
      id: randomUUID(),
      command: { type: 'add', kind, placements: [{ parentId, rows: [row] }] },
    })),
  );
  expect((await call('draftSave', ann, { id, accountId, name, commands, ...given })).code).toBe(200);
  return id;
}
const setStatus = (id: string, status: 1 | 2 | 3 | 4 | 9) =>
  test.database.db.update(drafts).set({ status }).where(eq(drafts.id, id));
/** A clock some hours later, when sessions have expired. */
const hoursLater = (hours: number) => ({ now: () => addHours(test.clock.now(), hours) });
const rename = (id: string, version: number) =>
  call<{ status: number }>('draftSave', ann, {
    id,
    version,
    commands: [{ id: randomUUID(), command: { type: 'rename', name: 'Renamed' } }],
  });

describe('a new draft', () => {
  it('is in the list of its account with counts and author', async () => {
    const id = await newDraft('  Hokkaido  ');
    const { data } = await list(ann, { query: { accountId, name: 'hokk' } });
    expect(data.list).toEqual([
      expect.objectContaining({
        id,
        name: 'Hokkaido',
        accountId,
        status: 1,
        version: 5,
        createdBy: 'Ann',
        updatedBy: 'Ann',
        counts: { campaign: 1, unit: 1, keyword: 1, creative: 1, picture: 1 },
      }),
    ]);
  });

  it.each<[string, object, string]>([
    ['a name', { name: undefined }, 'name'],
    ['more than spaces as its name', { name: '   ' }, 'name'],
    ['a name that is not too long', { name: 'x'.repeat(101) }, 'name'],
    ['one account', { accountId: 0 }, 'accountId'],
  ])('needs %s', async (_, given, path) => {
    const body = { id: randomUUID(), accountId, name: 'Winter', ...given };
    const { code, fields } = await call('draftSave', ann, body);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 400, fields: [path] });
    expect(await allIds(ann)).not.toContain(body.id);
  });

  it('of an account without access is rejected', async () => {
    const body = { id: randomUUID(), accountId, name: 'Winter' };
    expect((await call('draftSave', stranger, body)).code).toBe(403);
  });
});

it('the list is filtered by status, name, author and time, and counts each status', async () => {
  const since = new Date(test.clock.now().getTime() + 1_000).toISOString();
  test.clock.advance(60_000);
  const ids = [await newDraft('100%_a'), await newDraft('B', { accountId: otherId }), await newDraft('C')];
  await setStatus(ids[1] ?? '', 4);
  const found = async (query: object) => (await list(ann, { query: { changedSince: since, ...query } })).data;
  expect((await found({})).statusCounts).toEqual({ 1: 2, 2: 0, 3: 0, 4: 1, 9: 0 });
  expect((await found({ status: 4 })).list.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await found({ status: 4 })).statusCounts[1]).toBe(2);
  expect((await found({ name: '%_A' })).list.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await found({ author: 'Ann' })).list).toHaveLength(3);
  expect((await found({ author: 'Nobody' })).list).toEqual([]);
  expect((await found({ accountId: otherId })).list.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await found({})).authors).toEqual(['Ann']);
  const named = await list(ann, { page: { sortCol: 'name desc' }, query: { changedSince: since } });
  expect(named.data.list.map(({ name }) => name)).toEqual(['C', 'B', '100%_a']);
  expect((await list(ann, { page: { sortCol: 'size asc' } })).fields).toHaveProperty(['page.sortCol']);
  const second = await list(ann, { page: { number: 2, size: 10 }, query: { changedSince: since } });
  expect([second.data.list, second.page?.totalCount]).toEqual([[], 3]);
});

it('a draft is loaded in pages of one version, from the wanted unit on', async () => {
  const id = await newDraft();
  const unit = { ...emptyFields.unit, id: 'unit-2', adgroupName: 'Hotels' };
  const add = async (kind: RowKind, parentId: string, rows: readonly object[], version: number) => {
    const command = { type: 'add', kind, placements: [{ parentId, rows }] };
    const body = { id, version, commands: [{ id: randomUUID(), command }] };
    return (await call<{ version: number }>('draftSave', ann, body)).data.version;
  };
  const rowsOf = (parentId: string) =>
    Array.from({ length: 350 }, (_, index) => ({
      id: `${parentId}-${index}`,
      keyword: `${index}`.padEnd(9_000, 'x'),
      matchType: 'exact',
      bid: 1.25,
      isPaused: true,
    }));
  const rows = { 'unit-1': rowsOf('unit-1'), 'unit-2': rowsOf('unit-2') };
  let version = await add('unit', 'campaign-1', [unit], 5);
  for (const [parentId, own] of Object.entries(rows))
    for (let start = 0; start < own.length; start += 100)
      version = await add('keyword', parentId, own.slice(start, start + 100), version);

  const start = { id: 'unit-2', scope: 'unit' };
  const request = (body: object) => call<DraftDetail>('draftDetail', ann, { id, start, ...body });
  const { data: first } = await request({});
  expect(first.next).toBeGreaterThan(0);
  const pages = [first];
  for (let next = first.next; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push((await request({ version, from: next })).data);
  const allParts = pages.flatMap(({ parts }) => parts);
  const keywords = allParts.filter(({ kind }) => kind === 'keyword').flatMap((part) => part.rows);
  expect(keywords.map(([, parentId]) => parentId).indexOf('unit-1')).toBe(350);
  const draft = draftOfParts(first.draft.name, allParts);
  expect(draft.tables.keyword.groups.get('unit-1')?.slice(1)).toEqual(rows['unit-1']);
  expect(draft.tables.keyword.groups.get('unit-2')).toEqual(rows['unit-2']);
  expect((await rename(id, version)).code).toBe(200);
  expect((await request({ version, from: first.next })).code).toBe(409);
});

it('a draft has all its rows in order, whichever come first', async () => {
  const [random, newId] = [seeded(11), idSource('r')];
  let content = exampleDraft();
  for (let step = 0; step < 60; step++)
    content = applyCommand(content, randomCommand(content, random, newId)).draft;
  const id = await newDraft('Random', {}, content);
  for (const start of [undefined, ...content.tables.unit.groups.values()].flat()) {
    const body = { id, ...(start && { start: { id: start.id, scope: 'unit' } }) };
    const { parts, next } = (await call<DraftDetail>('draftDetail', ann, body)).data;
    expect(next).toBeNull();
    expect(toRows(draftOfParts(content.name, parts)).rows).toEqual(toRows(content).rows);
  }
});

describe('a draft', () => {
  it('gets the status draft with an edit, and is locked during and after an upload', async () => {
    const id = await newDraft();
    await setStatus(id, 2);
    expect((await rename(id, 5)).data.status).toBe(1);
    await setStatus(id, 3);
    expect((await rename(id, 6)).data.status).toBe(1);
    for (const status of [9, 4] as const) {
      await setStatus(id, status);
      expect((await rename(id, 7)).code).toBe(423);
    }
    expect((await detail(ann, id)).data.draft).toMatchObject({ name: 'Renamed', version: 7 });
  });

  it('is copied with all its rows, once per new id, even after an upload', async () => {
    const id = await newDraft('Original');
    await setStatus(id, 4);
    const body = { id, newId: randomUUID(), name: 'Copy' };
    const { data } = await call<DraftSummary>('draftCopy', ann, body);
    expect(data).toMatchObject({ id: body.newId, name: 'Copy', status: 1, version: 0, accountId });
    const [original, copy] = [(await detail(ann, id)).data, (await detail(ann, body.newId)).data];
    expect(copy.parts).toEqual(original.parts);
    expect(copy.draft.counts).toEqual(original.draft.counts);
    expect((await call<DraftSummary>('draftCopy', ann, body)).data).toEqual(data);
  });

  it.each(['may', 'may not'])(
    'is copied row by row, below rows of the copy, by a role that %s skip foreign keys',
    async (right) => {
      const { db } = test.database;
      const random = seeded(37);
      const newId = idSource('r');
      let content = exampleDraft();
      for (let step = 0; step < 60; step++)
        content = applyCommand(content, randomCommand(content, random, newId)).draft;
      const [id, copyId] = [await newDraft('Original', {}, content), randomUUID()];
      const rowsOf = async (tx: Database, draftId: string) => {
        const found: unknown[][] = [];
        for (const kind of rowKinds) {
          const { rows } = await tx.execute(
            sql`select to_jsonb(row) - 'draft_id' - 'version' as row from ${draftTables[kind]} as row
              where draft_id = ${draftId} order by id`,
          );
          found.push(rows);
        }
        return found;
      };
      class RollBack extends Error {}
      const copied = db.transaction(async (tx) => {
        const role = sql.identifier(`copying_${copyId}`);
        await tx.execute(sql`create role ${role}`);
        await tx.execute(sql`grant all on all tables in schema public to ${role}`);
        await tx.execute(sql`grant all on all sequences in schema public to ${role}`);
        if (right === 'may not') await tx.execute(sql`set local role ${role}`);
        const { rows } = await tx.execute(
          sql`select has_parameter_privilege('session_replication_role', 'SET') as may`,
        );
        expect(rows).toEqual([{ may: right === 'may' }]);
        const caller = { userId: ann.userId, accountIds: [accountId] };
        await createDraftsService({ db: tx, clock: test.clock }).copy(caller, {
          id,
          newId: copyId,
          name: 'Copy',
        });
        expect(await rowsOf(tx, copyId)).toEqual(await rowsOf(tx, id));
        const orphans = tx.transaction((inner) =>
          inner.execute(sql`update draft_units set parent_id = 'nowhere' where draft_id = ${copyId}`),
        );
        await expect(orphans).rejects.toMatchObject({ cause: { code: '23503' } });
        await tx.execute(sql`delete from draft_campaigns where draft_id = ${copyId}`);
        expect((await rowsOf(tx, copyId)).flat()).toEqual([]);
        throw new RollBack();
      });
      await expect(copied).rejects.toThrow(RollBack);
      expect((await rowsOf(db, id)).every((rows) => rows.length > 0)).toBe(true);
    },
  );

  it('is deleted, restored, and removed after a day', async () => {
    const ids = [await newDraft('One'), await newDraft('Two')];
    expect((await call('draftDelete', ann, { ids })).code).toBe(200);
    expect(await allIds(ann)).not.toContain(ids[0]);
    expect((await detail(ann, ids[0] ?? '')).code).toBe(404);
    expect((await rename(ids[0] ?? '', 5)).code).toBe(404);
    expect((await call('draftDelete', ann, { ids })).code).toBe(404);
    expect((await call('draftRestore', ann, { ids })).code).toBe(200);
    expect(await allIds(ann)).toEqual(expect.arrayContaining(ids));
    await call('draftDelete', ann, { ids: ids.slice(0, 1) });
    const kept = async () =>
      (await test.database.db.select({ id: drafts.id }).from(drafts)).map(({ id }) => id);
    await removeOldDrafts(test.database.db, test.clock);
    expect(await kept()).toContain(ids[0]);
    await removeOldDrafts(test.database.db, hoursLater(25));
    expect(await kept()).not.toContain(ids[0]);
    expect(await kept()).toContain(ids[1]);
    expect((await call('draftRestore', ann, { ids: ids.slice(0, 1) })).code).toBe(404);
  });

  it('is not deleted during an upload, and neither are the others of the request', async () => {
    const ids = [await newDraft('One'), await newDraft('Two')];
    await setStatus(ids[1] ?? '', 9);
    expect((await call('draftDelete', ann, { ids })).code).toBe(423);
    expect(await allIds(ann)).toEqual(expect.arrayContaining(ids));
  });

  it('does not exist for users without access to its account', async () => {
    const id = await newDraft();
    const [target, ids] = [{ draftId: id, version: 5 }, [id]];
    const row = { id: 'a', parentId: 'unit-1', keyword: 'x', matchType: 'exact', bid: null };
    const answers = await Promise.all([
      detail(stranger, id),
      call('draftSave', stranger, { id, version: 5, commands: [] }),
      call('draftCopy', stranger, { id, newId: randomUUID(), name: 'Mine' }),
      call('draftDelete', stranger, { ids }),
      call('draftRestore', stranger, { ids }),
      ...[
        ['draftRowList', { query: { draftId: id } }],
        ['draftRowSave', { ...target, row }],
        ['draftRowBatchSave', { ...target, rows: [row] }],
        ['draftRowDelete', { ...target, id: 'keyword-1' }],
        ['draftRowBatchDelete', { ...target, ids: ['keyword-1'] }],
      ].map(([endpoint, body]) =>
        test.call(endpoint as 'draftRowList', {
          token: stranger.token,
          params: { kind: 'keyword' },
          body,
        }),
      ),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
    expect(await allIds(stranger)).toEqual([]);
    expect((await detail(ann, id)).data.draft.version).toBe(5);
  });
});

it('commands are deleted after a week, which users who edit an earlier version learn', async () => {
  const id = await newDraft();
  await rename(id, 5);
  await removeOldDrafts(test.database.db, hoursLater(8 * 24));
  const left = await test.database.db.select().from(draftChanges).where(eq(draftChanges.draftId, id));
  expect(left).toEqual([]);
  const commands = [{ id: randomUUID(), command: { type: 'rename', name: 'Late' } }];
  const { code, data } = await call('draftSave', ann, { id, version: 5, commands });
  expect({ code, data }).toEqual({ code: 409, data: { version: 6, changes: null } });
});

it('endpoints of drafts require their permission', async () => {
  const { fixtures, database } = test;
  const userWith = async (permission: string) => {
    const user = await fixtures.signedIn({ role: null, accountIds: [accountId] });
    const [role] = await database.db
      .insert(roles)
      .values({ name: permission, permissions: [permission] })
      .returning();
    await database.db.insert(userRoles).values({ userId: user.userId, roleId: role?.id ?? '' });
    return user;
  };
  const reader = await userWith('draft:draft:view');
  const id = await newDraft();
  expect((await list(reader)).code).toBe(200);
  expect((await detail(reader, id)).code).toBe(200);
  expect((await call('draftSave', reader, { id, version: 5, commands: [] })).code).toBe(403);
  expect((await call('draftDelete', reader, { ids: [id] })).code).toBe(403);
  expect((await detail(await userWith('report:search:view'), id)).code).toBe(403);
});
