import type { DraftConflict, DraftDetail, EndpointData, endpoints } from '@meridian/api-client/contract';
import {
  applyCommand,
  createHistory,
  emptyDraft,
  emptyFields,
  exampleDraft,
  findRow,
  rowKinds,
  rowsInOrder,
  runCommand,
  toRows,
  undoStep,
  type Draft,
  type DraftCommand,
  type History,
  type RowKind,
} from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftSyncs } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import type { SavedDraft } from './save-commands.service';
import { draftOfParts } from './testing/draft-of-parts';

type User = { userId: string; token: string };
let test: TestApp;
let ann: User;
let bob: User;
let accountId: number;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await test.fixtures.addAccount();
  ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId] });
  bob = await test.fixtures.signedIn({ name: 'Bob', accountIds: [accountId] });
});
afterAll(() => test.close());

const save = ({ token }: User, body: object) =>
  test.call<SavedDraft & DraftConflict>('draftSave', { token, body });
const detail = async ({ token }: User, id: string) =>
  (await test.call<DraftDetail>('draftDetail', { token, body: { id } })).data;
const step = (command: unknown, id = randomUUID()) => ({ id, command });

/** The draft as a client loads it. */
async function opened(id: string): Promise<Draft> {
  const { draft, parts } = await detail(ann, id);
  return draftOfParts(draft.name, parts);
}

/** Creates a draft with the rows of another draft. */
async function draftWith(content: Draft = emptyDraft()): Promise<{ id: string; version: number }> {
  const id = randomUUID();
  const { rows } = toRows(content);
  const commands = rowKinds.flatMap((kind) =>
    rows[kind].map(({ parentId, ...row }) =>
      step({ type: 'add', kind, placements: [{ parentId, rows: [row] }] }),
    ),
  );
  const { code, data } = await save(ann, { id, accountId, name: 'Winter', commands });
  expect(code).toBe(200);
  return { id, version: data.version };
}

const rename = (name: string): DraftCommand => ({ type: 'rename', name });
const update = (keyword: string): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'keyword-1', changes: { keyword } }],
});

describe('saving commands', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'results in the rows that the rules compute in memory (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const newId = idSource(`r${seed}-`);
      let local = { ...exampleDraft(), name: 'Winter' };
      let { id, version } = await draftWith(local);
      for (let round = 0; round < 15; round++) {
        const commands: DraftCommand[] = [];
        for (let index = 0; index < 4; index++) {
          const command = randomCommand(local, random, newId);
          commands.push(command);
          local = applyCommand(local, command).draft;
        }
        const { code, data } = await save(ann, { id, version, commands: commands.map((each) => step(each)) });
        expect(code).toBe(200);
        version = data.version;
      }
      expect(toRows(await opened(id))).toEqual(toRows(local));
      const { draft } = await detail(ann, id);
      expect(draft.version).toBe(version);
      for (const kind of rowKinds) expect(draft.counts[kind]).toBe(local.tables[kind].size);
    },
  );

  it.each([1, 2, 3])(
    'marks deleted rows that exist in the account, until an undo restores them (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const newId = idSource(`m${seed}-`);
      const start = { ...exampleDraft(), name: 'Winter' };
      let { id, version } = await draftWith(start);
      const { db } = test.database;
      const live = rowKinds.flatMap((kind) =>
        rowsInOrder(start, kind).map((row) => ({ kind, rowId: row.id })),
      );
      await db
        .insert(draftSyncs)
        .values(
          live.map((row) => ({ ...row, draftId: id, providerId: `at ${row.rowId}`, rowVersion: version })),
        );
      let history = createHistory(start);
      const lastRows = new Map<string, object>();
      const saveStep = async (next: History, command: DraftCommand) => {
        for (const { kind, rowId } of live) {
          const row = findRow<RowKind>(next.draft, kind, rowId);
          if (row) lastRows.set(rowId, row);
        }
        history = next;
        version = (await save(ann, { id, version, commands: [step(command)] })).data.version;
        const { data } = await test.call<EndpointData<typeof endpoints.draftRemovedRows>>(
          'draftRemovedRows',
          {
            token: ann.token,
            body: { id },
          },
        );
        const gone = live.filter(({ kind, rowId }) => !findRow<RowKind>(next.draft, kind, rowId));
        const rowOf = ({ id: rowId, fields }: (typeof data.rows)[number]) => ({ ...fields, id: rowId });
        expect(Object.fromEntries(data.rows.map((row) => [row.id, rowOf(row)]))).toEqual(
          Object.fromEntries(gone.map(({ rowId }) => [rowId, lastRows.get(rowId)])),
        );
      };
      for (let index = 0; index < 12; index++) {
        const command = randomCommand(history.draft, random, newId);
        await saveStep(runCommand(history, command), command);
      }
      for (let undone = undoStep(history); undone; undone = undoStep(history))
        await saveStep(undone.history, undone.command);
      expect(toRows(await opened(id))).toEqual(toRows(start));
    },
  );

  it('finds a position between rows however often one is inserted there', async () => {
    let local = { ...exampleDraft(), name: 'Winter' };
    const { id, version } = await draftWith(local);
    const commands = Array.from({ length: 80 }, (_, index): DraftCommand => {
      const row = { ...emptyFields.keyword, id: `k${index}`, keyword: `k${index}` };
      return {
        type: 'add',
        kind: 'keyword',
        placements: [{ parentId: 'unit-1', index: Math.min(index, 1), rows: [row] }],
      };
    });
    for (const command of commands) local = applyCommand(local, command).draft;
    await save(ann, { id, version, commands: commands.map((command) => step(command)) });
    expect(toRows(await opened(id))).toEqual(toRows(local));
  });

  it('saves a command once, however often it is sent', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const commands = [step(rename('one')), step(update('snow'))];
    const first = await save(ann, { id, version, commands });
    expect(first.data.version).toBe(version + 2);
    const again = await save(ann, { id, version, commands });
    expect(again.data.version).toBe(version + 2);
    // the response was lost, and the user typed more
    const more = await save(ann, { id, version, commands: [...commands, step(rename('two'))] });
    expect(more.data.version).toBe(version + 3);
    expect((await opened(id)).name).toBe('two');
  });

  it('changes nothing for a request that arrives late', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const [first, second, third] = [step(rename('one')), step(update('snow')), step(rename('three'))];
    await save(ann, { id, version, commands: [first, second] });
    await save(ann, { id, version: version + 2, commands: [third] });
    for (const [late, saved] of [
      [[first], 1],
      [[first, second], 2],
      [[third], 3],
    ] as const) {
      const { code, data } = await save(ann, { id, version, commands: late });
      expect([code, data.version]).toEqual([200, version + saved]);
    }
    const { name, tables } = await opened(id);
    expect([name, tables.keyword.groups.get('unit-1')?.[0]?.keyword]).toEqual(['three', 'snow']);
  });

  it('sends what others saved after a request whose response was lost', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const commands = [step(rename('mine'))];
    await save(ann, { id, version, commands });
    const theirs = step(update('theirs'));
    await save(bob, { id, version: version + 1, commands: [theirs] });
    const again = await save(ann, { id, version, commands });
    expect([again.code, again.data.version]).toEqual([200, version + 1]);
    const next = await save(ann, { id, version: again.data.version, commands: [] });
    expect(next.code).toBe(409);
    expect(next.data).toMatchObject({ version: version + 2, changes: [{ id: theirs.id }] });
  });

  it('creates a draft once, even with two concurrent requests', async () => {
    const body = { id: randomUUID(), accountId, name: 'Twice', commands: [step(rename('Once'))] };
    const responses = await Promise.all([save(ann, body), save(ann, body), save(ann, body)]);
    expect(responses.map(({ code, data }) => [code, data.version])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
  });

  it('rejects an outdated version, with the commands of others', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const theirs = step(update('theirs'));
    await save(bob, { id, version, commands: [theirs] });
    const response = await save(ann, { id, version, commands: [step(update('mine'))] });
    expect(response.code).toBe(409);
    expect(response.data).toMatchObject({
      version: version + 1,
      changes: [{ version: version + 1, id: theirs.id, command: theirs.command, savedBy: 'Bob' }],
    });
    expect((await opened(id)).tables.keyword.groups.get('unit-1')?.[0]?.keyword).toBe('theirs');
    expect(
      (await save(ann, { id, version: version + 9, commands: [step(rename('x'))] })).data.changes,
    ).toBeNull();
  });

  it('returns the commands of others to a request without commands', async () => {
    const { id, version } = await draftWith(exampleDraft());
    expect((await save(ann, { id, version })).code).toBe(200);
    const theirs = step(update('theirs'));
    await save(bob, { id, version, commands: [theirs] });
    expect(await save(ann, { id, version })).toMatchObject({
      code: 409,
      data: { changes: [{ id: theirs.id }] },
    });
    expect((await save(ann, { id, name: 'Winter', accountId })).code).toBe(200);
  });

  it('accepts one of many concurrent saves', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(index % 2 ? ann : bob, { id, version, commands: [step(rename(`n${index}`))] }),
      ),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 409)).toHaveLength(7);
    expect((await detail(ann, id)).draft.version).toBe(version + 1);
  });
});

const keyword = { id: 'new', keyword: 'ski', matchType: 'exact', bid: null };
const add = (row: object, place: object = {}) => ({
  type: 'add',
  kind: 'keyword',
  placements: [{ parentId: 'unit-1', rows: [row], ...place }],
});

describe('a command of a console that does not know a field', () => {
  it('adds rows with its empty value, and leaves it unchanged in other rows', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const settings = { isPaused: true, phraseNegatives: ['jobs'] };
    const pause = { type: 'update', kind: 'campaign', edits: [{ id: 'campaign-1', changes: settings }] };
    const budget = { ...pause, edits: [{ id: 'campaign-1', changes: { budget: 80 } }] };
    const commands = [step(pause), step(add(keyword)), step(budget)];
    expect((await save(ann, { id, version, commands })).code).toBe(200);
    const draft = await opened(id);
    expect(findRow(draft, 'campaign', 'campaign-1')).toMatchObject({ ...settings, budget: 80 });
    expect(findRow(draft, 'keyword', 'new')).toEqual({ ...keyword, isPaused: false });
    // other consoles get the whole row
    const { data } = await save(bob, { id, version, commands: [] });
    const [, added] = data.changes ?? [];
    expect(added?.command).toEqual(add({ ...keyword, isPaused: false }));
  });
});

describe('an invalid command', () => {
  it.each<[string, unknown, string, string]>([
    ['an unknown row', { ...update('x'), edits: [{ id: 'gone', changes: {} }] }, '', 'draft_row_missing'],
    ['an unknown parent', add(keyword, { parentId: 'gone' }), '', 'draft_row_missing'],
    ['a unit outside of campaigns', { ...add(keyword, { parentId: '' }) }, '', 'draft_row_missing'],
    ['an id that is in use', add({ ...keyword, id: 'keyword-1' }), '', 'draft_row_used'],
    [
      'an id twice',
      { ...add(keyword), placements: [1, 2].map(() => add(keyword).placements[0]) },
      '',
      'draft_row_used',
    ],
    ['a place behind the end', add(keyword, { index: 7 }), '', 'draft_row_place'],
    [
      'the removal of an unknown row',
      { type: 'remove', kind: 'unit', ids: ['gone'] },
      '',
      'draft_row_missing',
    ],
    [
      'a row that moves twice',
      {
        type: 'move',
        kind: 'keyword',
        moves: [1, 2].map(() => ({ parentId: 'unit-1', ids: ['keyword-1'] })),
      },
      '',
      'draft_row_used',
    ],
    ['an unknown type', { type: 'drop table' }, '.type', 'invalid'],
    ['an unknown kind', { ...update('x'), kind: 'users' }, '.kind', 'invalid'],
    [
      'a value of another type',
      { ...update('x'), edits: [{ id: 'keyword-1', changes: { keyword: 7 } }] },
      '.edits.0.changes.keyword',
      'invalid',
    ],
    ['too long a text', update('x'.repeat(10_001)), '.edits.0.changes.keyword', 'invalid'],
    ['an id that is SQL', add({ ...keyword, id: "');--" }), '.placements.0.rows.0.id', 'invalid'],
    ['no rows', { type: 'remove', kind: 'unit', ids: [] }, '.ids', 'invalid'],
  ])('is rejected with all others of its request: %s', async (_, command, path, key) => {
    const content = { ...exampleDraft(), name: 'Winter' };
    const { id, version } = await draftWith(content);
    const response = await save(ann, { id, version, commands: [step(rename('half')), step(command)] });
    expect(response).toMatchObject({ code: 400, fields: { [`commands.1.command${path}`]: key } });
    expect(toRows(await opened(id))).toEqual(toRows(content));
    expect((await detail(ann, id)).draft.version).toBe(version);
  });

  it.each([
    '名'.repeat(10_000),
    '<img src=x onerror=alert(1)>',
    '\u202Egnp',
    '👩‍🚀',
    "'; drop table drafts; --",
    '{地域}{a}',
    '%_$1 {{name}}',
  ])('is accepted whatever its text: %.20j', async (text) => {
    const { id, version } = await draftWith(exampleDraft());
    const texts = [
      rename(text),
      update(text),
      {
        type: 'update',
        kind: 'campaign',
        edits: [{ id: 'campaign-1', changes: { campaignName: text } }],
      },
    ];
    const { code } = await save(ann, { id, version, commands: texts.map((each) => step(each)) });
    expect(code).toBe(200);
    const { name, tables } = await opened(id);
    const campaign = tables.campaign.groups.get('')?.[0]?.campaignName;
    expect([name, tables.keyword.groups.get('unit-1')?.[0]?.keyword, campaign]).toEqual([text, text, text]);
    const list = await test.call<{ list: { id: string; name: string }[] }>('draftList', {
      token: ann.token,
      body: { query: { name: text.slice(0, 20) } },
    });
    expect(list.data.list).toContainEqual(expect.objectContaining({ id, name: text }));
  });

  it('has a NUL in its text', async () => {
    const { id, version } = await draftWith(exampleDraft());
    expect((await save(ann, { id, version, commands: [step(update('a\0'))] })).code).toBe(400);
  });

  it('has the id of another one in its request', async () => {
    const { id, version } = await draftWith(exampleDraft());
    const same = step(rename('a'));
    const { fields } = await save(ann, { id, version, commands: [same, same] });
    expect(fields).toEqual({ 'commands.1.id': 'taken' });
  });
});
