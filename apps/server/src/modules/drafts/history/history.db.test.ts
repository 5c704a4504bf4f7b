import type {
  DraftDetail,
  DraftHistoryTarget,
  EndpointData,
  endpoints,
  Permission,
} from '@meridian/api-client/contract';
import {
  applyCommand,
  draftBefore,
  exampleDraft,
  rowKinds,
  toRows,
  type Draft,
  type DraftCommand,
  type DraftRows,
} from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  draftHistory,
  drafts,
  draftUploadItems,
  draftUploads,
  roles,
  userRoles,
} from '../../../platform/db/schema';
import { createTestApp, type TestApp } from '../../../testing';
import { propertyRuns } from '../../../testing/property-runs';
import type { SavedDraft } from '../save-commands.service';
import { draftOfParts } from '../testing/draft-of-parts';
import { createHistoryRepository } from './history.repository';
import { unpackSteps } from './packed-steps';

type User = { userId: string; token: string };
type Page = EndpointData<typeof endpoints.draftHistoryList>;
type Preview = EndpointData<typeof endpoints.draftHistoryPreview>;
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

async function opened(id: string): Promise<{ version: number; draft: Draft }> {
  const { data } = await test.call<DraftDetail>('draftDetail', { token: ann.token, body: { id } });
  return { version: data.draft.version, draft: draftOfParts(data.draft.name, data.parts) };
}

/** Saves commands, each as a version; returns the version. */
async function save({ token }: User, id: string, version: number, commands: readonly DraftCommand[]) {
  const given = commands.map((command) => ({ id: randomUUID(), command }));
  const { code, data } = await test.call<SavedDraft>('draftSave', {
    token,
    body: { id, version, commands: given },
  });
  expect(code).toBe(200);
  return data.version;
}

const commandsOf = (draft: Draft): DraftCommand[] =>
  rowKinds.flatMap((kind) =>
    toRows(draft).rows[kind].map(({ parentId, ...row }) => {
      const command = { type: 'add', kind, placements: [{ parentId, rows: [row] }] };
      // asserted: the row is one of the kind
      return command as unknown as DraftCommand;
    }),
  );

/** A new draft with the rows of the example. */
async function createDraft(): Promise<{ id: string; version: number }> {
  const id = randomUUID();
  const commands = commandsOf(exampleDraft()).map((command) => ({ id: randomUUID(), command }));
  const { data } = await test.call<SavedDraft>('draftSave', {
    token: ann.token,
    body: { id, accountId, name: 'Winter', commands },
  });
  return { id, version: data.version };
}

const list = async (user: User, body: object) =>
  (await test.call<Page>('draftHistoryList', { token: user.token, body })).data;
const rowsOf = async (id: string, { from, to }: { from: number; to: number }) =>
  (
    await test.call<EndpointData<typeof endpoints.draftHistoryRows>>('draftHistoryRows', {
      token: ann.token,
      body: { id, from, to },
    })
  ).data.rows;
const preview = async (id: string, target: DraftHistoryTarget) =>
  (await test.call<Preview>('draftHistoryPreview', { token: ann.token, body: { id, target } })).data;
const restore = (user: User, id: string, version: number, target: DraftHistoryTarget) =>
  test.call<{ version: number } & Record<string, unknown>>('draftHistoryRestore', {
    token: user.token,
    body: { id, version, target },
  });
const at = (version: number): DraftHistoryTarget => ({ type: 'version', version });

/** All entries, newest first. */
async function allEntries(id: string, filter: object = {}): Promise<Page['entries']> {
  const entries: Page['entries'] = [];
  for (let before: number | undefined; ;) {
    const page: Page = await list(ann, { id, before, ...filter });
    entries.push(...page.entries);
    if (page.next === null) return entries;
    before = page.next;
  }
}

const update = (kind: 'keyword' | 'unit', id: string, changes: object): DraftCommand => ({
  type: 'update',
  kind,
  edits: [{ id, changes }],
});

describe('over random edits of two users', () => {
  it('goes back to every version, and then again to the newest', async () => {
    const newId = idSource(`h${randomUUID().slice(0, 6)}-`);
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const random = seeded(seed);
        let { id, version } = await createDraft();
        let local = (await opened(id)).draft;
        const models = new Map<number, DraftRows>([[version, toRows(local)]]);
        for (let round = 0; round < 6; round++) {
          const commands: DraftCommand[] = [];
          for (let index = 0; index < 3; index++) {
            const command = randomCommand(local, random, newId);
            commands.push(command);
            local = applyCommand(local, command).draft;
            models.set(version + index + 1, toRows(local));
          }
          version = await save(round % 2 === 0 ? ann : bob, id, version, commands);
        }
        const newest = version;
        const wanted = Array.from(models.keys()).filter(() => random() < 0.4);
        for (const target of [...wanted, newest]) {
          const expected = await preview(id, at(target));
          expect(expected.refusal).toBeNull();
          const { code, data } = await restore(random() < 0.5 ? ann : bob, id, version, at(target));
          expect(code).toBe(200);
          const now = await opened(id);
          expect(toRows(now.draft)).toEqual(models.get(target));
          expect(now.version).toBe(data.version);
          // the preview was what happened
          if (data.version > version) {
            const [entry] = (await list(ann, { id })).entries;
            expect(entry).toMatchObject({ origin: 'restore', target, rows: expected.total });
            // parents may be gone by now
            const named = (groups: Page['entries'][number]['groups']) =>
              groups.map((group) => ({ ...group, parentName: undefined }));
            expect(named(entry?.groups ?? [])).toEqual(named(expected.groups));
          } else expect(expected.groups).toEqual([]);
          version = data.version;
        }
      }),
      { numRuns: propertyRuns(3), seed: 11 },
    );
  });

  it('lists entries whose changes sum to the draft', async () => {
    const newId = idSource(`s${randomUUID().slice(0, 6)}-`);
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const random = seeded(seed);
        let { id, version } = await createDraft();
        let local = (await opened(id)).draft;
        for (let round = 0; round < 10; round++) {
          const command = randomCommand(local, random, newId);
          local = applyCommand(local, command).draft;
          if (random() < 0.3) test.clock.advance(7 * 60_000);
          version = await save(random() < 0.5 ? ann : bob, id, version, [command]);
        }
        // no version is missing or in two entries
        const entries = (await allEntries(id)).toReversed();
        expect(entries[0]?.from).toBe(1);
        expect(entries.at(-1)?.to).toBe(version);
        for (const [index, entry] of entries.entries())
          expect(entry.from).toBe((entries[index - 1]?.to ?? 0) + 1);
        const stored = await test.database.db
          .select()
          .from(draftHistory)
          .where(eq(draftHistory.draftId, id))
          .orderBy(draftHistory.version);
        const steps = (await Promise.all(stored.map((change) => unpackSteps(change.steps)))).flat();
        const empty = draftBefore(local, steps);
        expect(rowKinds.map((kind) => empty.tables[kind].size)).toEqual([0, 0, 0, 0, 0]);
        const replayed = steps.reduce((draft, { command }) => applyCommand(draft, command).draft, empty);
        expect(toRows(replayed)).toEqual(toRows(local));
        expect(toRows((await opened(id)).draft)).toEqual(toRows(local));
      }),
      { numRuns: propertyRuns(3), seed: 12 },
    );
  });
});

describe('an entry', () => {
  it('has what a user saved within minutes, by its values before and after', async () => {
    const { id, version } = await createDraft();
    let now = await save(bob, id, version, [update('keyword', 'keyword-1', { bid: 1.2 })]);
    now = await save(bob, id, now, [update('keyword', 'keyword-1', { bid: 1.3, isPaused: true })]);
    now = await save(bob, id, now, [update('keyword', 'keyword-1', { bid: 1.5, isPaused: false })]);
    now = await save(ann, id, now, [{ type: 'rename', name: 'Spring' }]);
    test.clock.advance(6 * 60_000);
    await save(ann, id, now, [update('unit', 'unit-1', { adgroupName: 'Lifts' })]);
    const { entries, isComplete, userNames } = await list(ann, { id });
    expect(isComplete).toBe(true);
    expect(userNames).toEqual(['Ann', 'Bob']);
    expect(entries.map((entry) => [entry.userName, entry.from, entry.to])).toEqual([
      ['Ann', version + 5, version + 5],
      ['Ann', version + 4, version + 4],
      ['Bob', version + 1, version + 3],
      ['Ann', 1, version],
    ]);
    const [, renamed, bids] = entries;
    expect(renamed?.groups).toEqual([
      expect.objectContaining({ type: 'renamed', from: { value: 'Winter' }, to: { value: 'Spring' } }),
    ]);
    const name = exampleDraft().tables.keyword.groups.get('unit-1')?.[0]?.keyword;
    expect(bids?.groups).toEqual([
      {
        type: 'changed',
        kind: 'keyword',
        field: 'bid',
        rows: 1,
        parents: 1,
        name,
        parentName: 'Lifts',
        from: { value: exampleDraft().tables.keyword.groups.get('unit-1')?.[0]?.bid },
        to: { value: 1.5 },
      },
    ]);
    expect(await rowsOf(id, { from: version + 1, to: version + 3 })).toEqual([
      expect.objectContaining({ id: 'keyword-1', name, parentName: 'Lifts', isPresent: true }),
    ]);
  });

  it('is found by its user, the kind of its rows, and a row', async () => {
    const { id, version } = await createDraft();
    const now = await save(bob, id, version, [update('keyword', 'keyword-1', { bid: 9 })]);
    const last = await save(ann, id, now, [{ type: 'remove', kind: 'unit', ids: ['unit-1'] }]);
    const of = async (filter: object) => (await allEntries(id, filter)).map(({ to }) => to);
    expect(await of({})).toEqual([last, now, version]);
    expect(await of({ userName: 'Bob' })).toEqual([now]);
    expect(await of({ kind: 'campaign' })).toEqual([version]);
    // the removed unit contained it
    expect(await of({ row: { kind: 'keyword', id: 'keyword-1' } })).toEqual([last, now, version]);
    expect(await of({ row: { kind: 'campaign', id: 'campaign-1' } })).toEqual([version]);
    expect(await of({ row: { kind: 'keyword', id: 'unknown' } })).toEqual([]);
  });

  it('is on one of several pages', async () => {
    const { id, version } = await createDraft();
    let now = version;
    for (let index = 0; index < 45; index++)
      now = await save(index % 2 ? ann : bob, id, now, [{ type: 'rename', name: `n${index}` }]);
    const entries = await allEntries(id);
    expect(entries.map(({ to }) => to)).toEqual(
      Array.from({ length: 46 }, (_, index) => version + 45 - index),
    );
  });

  it('can be undone alone: what changed since stays', async () => {
    const { id, version } = await createDraft();
    const edited = await save(bob, id, version, [
      update('keyword', 'keyword-1', { bid: 7, matchType: 'exact' }),
      update('unit', 'unit-1', { adgroupName: 'Bob' }),
    ]);
    const now = await save(ann, id, edited, [update('keyword', 'keyword-1', { bid: 8 })]);
    const target: DraftHistoryTarget = { type: 'entry', from: version + 1, to: edited };
    expect(await preview(id, target)).toMatchObject({ conflicts: 1, total: 2, refusal: null });
    const { data } = await restore(ann, id, now, target);
    const { draft } = await opened(id);
    const before = exampleDraft();
    const keyword = before.tables.keyword.groups.get('unit-1')?.[0];
    expect(draft.tables.keyword.groups.get('unit-1')?.[0]).toEqual({ ...keyword, bid: 8 });
    expect(draft.tables.unit.groups).toEqual(before.tables.unit.groups);
    const [entry] = (await list(ann, { id })).entries;
    expect(entry).toMatchObject({ origin: 'undo', target: edited, to: data.version, userName: 'Ann' });
  });
});

describe('going back', () => {
  it('is rejected after a change by another user, and for a version that is not stored', async () => {
    const { id, version } = await createDraft();
    const now = await save(bob, id, version, [{ type: 'rename', name: 'b' }]);
    expect((await restore(ann, id, version, at(version))).code).toBe(409);
    expect((await restore(ann, id, now, at(now + 1))).code).toBe(404);
    expect((await opened(id)).draft.name).toBe('b');
    await createHistoryRepository(test.database.db).removeBefore(new Date(test.clock.now().getTime() + 1));
    expect((await restore(ann, id, now, at(version))).code).toBe(404);
    expect(await list(ann, { id })).toMatchObject({ entries: [], next: null, isComplete: false });
    // what is saved from now on has a history again, back to this version
    const later = await save(bob, id, now, [{ type: 'rename', name: 'c' }]);
    expect((await restore(ann, id, later, at(now))).code).toBe(200);
    expect((await opened(id)).draft.name).toBe('b');
  });

  it('is rejected, with the reason, once the account has what was saved since', async () => {
    const { db } = test.database;
    const { id, version } = await createDraft();
    const uploaded = await save(bob, id, version, [{ type: 'rename', name: 'b' }]);
    const now = await save(bob, id, uploaded, [{ type: 'rename', name: 'c' }]);
    const upload = {
      id: randomUUID(),
      draftId: id,
      accountId,
      version: uploaded,
      state: 'succeeded' as const,
      startedTime: test.clock.now(),
      progressTime: test.clock.now(),
      callsPlanned: 1,
    };
    await db.insert(draftUploads).values(upload);
    // nothing was sent
    expect((await preview(id, at(version))).refusal).toBeNull();
    await db.insert(draftUploadItems).values({
      uploadId: upload.id,
      seq: 1,
      kind: 'campaign',
      rowId: 'campaign-1',
      parentRowId: '',
      name: 'c',
      parentName: '',
      action: 'create',
      state: 'sent',
      idempotencyKey: randomUUID(),
      fields: {},
      changes: [],
      rowVersion: 1,
    });
    expect((await preview(id, at(version))).refusal).toEqual({ reason: 'uploaded', count: 0 });
    expect(await restore(ann, id, now, at(version))).toMatchObject({
      code: 400,
      fields: { target: 'draft_history_uploaded' },
    });
    expect((await preview(id, at(uploaded))).refusal).toBeNull();
    await db.update(drafts).set({ status: 4 }).where(eq(drafts.id, id));
    expect((await preview(id, at(uploaded))).refusal).toEqual({ reason: 'locked', count: 0 });
    expect((await restore(ann, id, now, at(uploaded))).code).toBe(423);
  });

  it('is rejected if the material library no longer has a picture', async () => {
    const { id, version } = await createDraft();
    const row = { id: 'p', imageId: randomUUID(), theme: 'Snow', ratio: '1:1' as const };
    const added = await save(ann, id, version, [
      { type: 'add', kind: 'picture', placements: [{ parentId: 'unit-1', rows: [row] }] },
    ]);
    const now = await save(ann, id, added, [{ type: 'remove', kind: 'picture', ids: ['p'] }]);
    expect((await preview(id, at(added))).refusal).toEqual({ reason: 'pictures', count: 1 });
    expect((await restore(ann, id, now, at(added))).code).toBe(400);
    expect((await preview(id, at(version))).refusal).toBeNull();
  });
});

it('is seen only by users who may read the draft, and changed only by those who may edit it', async () => {
  const { id, version } = await createDraft();
  const other = await test.fixtures.signedIn({
    name: 'Eve',
    accountIds: [await test.fixtures.addAccount()],
  });
  const withPermission = async (permission: Permission): Promise<User> => {
    const user = await test.fixtures.signedIn({ accountIds: [accountId], role: null });
    const values = { name: `only ${permission}`, permissions: [permission] };
    const [role] = await test.database.db.insert(roles).values(values).returning();
    await test.database.db.insert(userRoles).values({ userId: user.userId, roleId: role?.id ?? '' });
    return user;
  };
  const reader = await withPermission('draft:draft:view');
  const stranger = await withPermission('report:search:view');
  const calls = [
    ['draftHistoryList', { id }],
    ['draftHistoryRows', { id, from: 1, to: version }],
    ['draftHistoryPreview', { id, target: at(1) }],
    ['draftHistoryRestore', { id, version, target: at(1) }],
  ] as const;
  for (const [name, body] of calls) {
    expect((await test.call(name, { token: other.token, body })).code).toBe(404);
    expect((await test.call(name, { token: stranger.token, body })).code).toBe(403);
    expect((await test.call(name, { token: reader.token, body })).code).toBe(
      name === 'draftHistoryRestore' ? 403 : 200,
    );
  }
});

it('takes bounded space: the oldest changes go first', async () => {
  const { db } = test.database;
  const { id, version } = await createDraft();
  let now = version;
  for (let index = 0; index < 6; index++)
    now = await save(index % 2 ? ann : bob, id, now, [{ type: 'rename', name: `n${index}` }]);
  const sizes = await db.select().from(draftHistory).where(eq(draftHistory.draftId, id));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const sizeOf = async () => (await db.select().from(drafts).where(eq(drafts.id, id)))[0]?.historySize;
  expect(await sizeOf()).toBe(total);
  await createHistoryRepository(db).trim(id, total);
  expect(await sizeOf()).toBe(total);
  await createHistoryRepository(db).trim(id, total - 1);
  const left = await db.select().from(draftHistory).where(eq(draftHistory.draftId, id));
  expect(left.length).toBeLessThan(sizes.length);
  expect(await sizeOf()).toBe(left.reduce((sum, { size }) => sum + size, 0));
  const { entries, isComplete } = await list(ann, { id });
  expect(entries[0]?.to).toBe(now);
  expect(isComplete).toBe(false);
});
