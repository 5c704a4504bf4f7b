import {
  errorCodes,
  maxDraftNameLength,
  type DraftDetail,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import {
  applyCommand,
  childKindsOf,
  childrenOf,
  emptyFields,
  exampleDraft,
  parentIdsInOrder,
  rootId,
  rowKinds,
  rowsInOrder,
  toRows,
  type Draft,
  type DraftCommand,
  type Row,
  type RowCopy,
  type RowKind,
} from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageFiles, images } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import type { SavedDraft } from './save-commands.service';
import { draftOfParts } from './testing/draft-of-parts';

type Preview = EndpointData<typeof endpoints.draftRowCopyPreview>;
let test: TestApp;
let token: string;
/** A user with access to both accounts, and one with access to the first alone. */
let stranger: string;
let accountIds: [number, number];

beforeAll(async () => {
  test = await createTestApp();
  accountIds = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
  ({ token } = await test.fixtures.signedIn({ accountIds }));
  ({ token: stranger } = await test.fixtures.signedIn({ accountIds: [accountIds[0]] }));
});
afterAll(() => test.close());

async function opened(id: string): Promise<{ version: number; draft: Draft; accountId: number }> {
  const { data } = await test.call<DraftDetail>('draftDetail', { token, body: { id } });
  const { version, name, accountId } = data.draft;
  return { version, accountId, draft: draftOfParts(name, data.parts) };
}

async function createDraft(draft: Draft, accountId: number): Promise<{ id: string; version: number }> {
  const id = randomUUID();
  const commands = rowKinds.flatMap((kind) =>
    parentIdsInOrder(draft, kind).flatMap((parentId) => {
      const rows = childrenOf<RowKind>(draft, kind, parentId);
      const command = { type: 'add', kind, placements: [{ parentId, rows }] };
      return rows.length === 0 ? [] : [{ id: randomUUID(), command }];
    }),
  );
  const { data } = await test.call<SavedDraft>('draftSave', {
    token,
    body: { id, accountId, name: 'Winter', commands },
  });
  return { id, version: data.version };
}

interface Copied extends RowCopy {
  from: { id: string; version: number };
}

const preview = ({ from, kind, ids, targetId }: Copied, body: object, user = token) =>
  test.call<Preview>('draftRowCopyPreview', {
    token: user,
    body: { source: { ...from, kind, ids }, target: { parentId: targetId }, ...body },
  });
const save = ({ from, kind, ids, targetId }: Copied, target: object, more: object = {}, user = token) =>
  test.call<{ version: number }>('draftRowCopySave', {
    token: user,
    body: {
      source: { ...from, kind, ids },
      requestId: randomUUID(),
      target: { parentId: targetId, ...target },
      ...more,
    },
  });

/** A row with everything in it but what was rejected, without ids. */
function contentOf(draft: Draft, kind: RowKind, row: Row, without: ReadonlySet<string>): unknown {
  const { id, ...fields } = row;
  const contents = childKindsOf(kind).map((child) =>
    childrenOf<RowKind>(draft, child, id)
      .filter((each) => !without.has(`${child} ${each.id}`))
      .map((each) => contentOf(draft, child, each, without)),
  );
  return [fields, contents];
}

describe('over random drafts of two accounts', () => {
  it('what the preview says is copied, all of it, and nothing else changes', async () => {
    const newId = idSource(`c${randomUUID().slice(0, 6)}-`);
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom<RowCopy['kind']>('campaign', 'unit', 'keyword', 'creative'),
        async (seed, kind) => {
          const random = seeded(seed);
          const randomDraft = () => {
            let draft = exampleDraft();
            for (let step = 0; step < 8; step++)
              ({ draft } = applyCommand(draft, randomCommand(draft, random, newId)));
            return draft;
          };
          const from = await createDraft(randomDraft(), accountIds[0]);
          const to = await createDraft(randomDraft(), accountIds[1]);
          const source = (await opened(from.id)).draft;
          const target = (await opened(to.id)).draft;
          const ids = rowsInOrder<RowKind>(source, kind).map(({ id }) => id);
          const places = rowsInOrder<RowKind>(target, kind === 'unit' ? 'campaign' : 'unit');
          const targetId = kind === 'campaign' ? rootId : places[Math.floor(random() * places.length)]?.id;
          if (ids.length === 0 || targetId === undefined) return;
          const copy: Copied = { from, kind, ids, targetId };
          const seen = (await preview(copy, { target: { id: to.id, parentId: targetId } })).data;
          expect(seen.version).toBe(to.version);
          expect(seen.rejected).toHaveLength(seen.rejectedCount);
          const { code } = await save(copy, { id: to.id, version: to.version });
          expect(code).toBe(200);
          const { draft: next } = await opened(to.id);
          expect(toRows((await opened(from.id)).draft)).toEqual(toRows(source));
          const known = (each: RowKind) => new Set(rowsInOrder<RowKind>(target, each).map(({ id }) => id));
          for (const each of rowKinds) {
            const before = known(each);
            const rows = rowsInOrder<RowKind>(next, each);
            expect(rows.filter(({ id }) => before.has(id))).toEqual(rowsInOrder<RowKind>(target, each));
            expect(rows.length - before.size).toBe(seen.counts[each]);
          }
          const without = new Set(seen.rejected.map((row) => `${row.kind} ${row.id}`));
          const before = known(kind);
          expect(
            childrenOf<RowKind>(next, kind, targetId)
              .filter(({ id }) => !before.has(id))
              .map((row) => contentOf(next, kind, row, new Set())),
          ).toEqual(
            rowsInOrder<RowKind>(source, kind)
              .filter(({ id }) => !without.has(`${kind} ${id}`))
              .map((row) => contentOf(source, kind, row, without)),
          );
        },
      ),
      { numRuns: propertyRuns(16) },
    );
  });
});

const after = (draft: Draft, ...commands: DraftCommand[]) =>
  commands.reduce((last, command) => applyCommand(last, command).draft, draft);
/** The example whose campaign has another name. */
const otherDraft = () =>
  after(exampleDraft(), {
    type: 'update',
    kind: 'campaign',
    edits: [{ id: 'campaign-1', changes: { campaignName: '冲绳夏季' } }],
  });

async function twoDrafts() {
  const from = await createDraft(exampleDraft(), accountIds[0]);
  const to = await createDraft(otherDraft(), accountIds[1]);
  const campaign: Copied = { from, kind: 'campaign', ids: ['campaign-1'], targetId: rootId };
  return { from, to, campaign };
}

it('adds nothing twice if a request is repeated, also after others have saved', async () => {
  const { to, campaign } = await twoDrafts();
  const requestId = randomUUID();
  const target = { id: to.id, version: to.version };
  const first = await save(campaign, target, { requestId });
  const rename = { id: randomUUID(), command: { type: 'rename', name: 'Renamed' } };
  await test.call('draftSave', {
    token,
    body: { id: to.id, version: first.data.version, commands: [rename] },
  });
  expect(await save(campaign, target, { requestId })).toMatchObject({ code: 200 });
  expect(rowsInOrder((await opened(to.id)).draft, 'campaign')).toHaveLength(2);
});

it('creates a draft with the copies, or none', async () => {
  const { campaign } = await twoDrafts();
  const id = randomUUID();
  const [, accountId] = accountIds;
  const seen = await preview(campaign, { accountId });
  expect(seen.data).toMatchObject({ version: null, counts: { campaign: 1, unit: 1, picture: 0 } });
  const outdated = { ...campaign, from: { ...campaign.from, version: 0 } };
  expect(await save(outdated, { id, name: 'New' }, { accountId })).toMatchObject({ code: 409 });
  expect(await test.call('draftDetail', { token, body: { id } })).toMatchObject({ code: 404 });
  const request = { accountId, requestId: randomUUID() };
  expect(await save(campaign, { id, name: 'New' }, request)).toMatchObject({ code: 200 });
  expect(await save(campaign, { id, name: 'New' }, request)).toMatchObject({ code: 200 });
  expect(await save(campaign, { id, name: 'New' }, { accountId })).toMatchObject({ code: 409 });
  const made = await opened(id);
  expect(made.accountId).toBe(accountId);
  expect(rowsInOrder(made.draft, 'unit')).toHaveLength(1);
  const long = { id: randomUUID(), name: 'x'.repeat(maxDraftNameLength + 1) };
  expect(await save(campaign, long, { accountId })).toMatchObject({ code: 400 });
});

it('copies nothing after a change of either draft', async () => {
  const { from, to, campaign } = await twoDrafts();
  const rename = { id: randomUUID(), command: { type: 'rename', name: 'Renamed' } };
  await test.call('draftSave', { token, body: { ...to, commands: [rename] } });
  expect(await save(campaign, { id: to.id, version: to.version })).toMatchObject({ code: 409 });
  await test.call('draftSave', { token, body: { ...from, commands: [{ ...rename, id: randomUUID() }] } });
  expect(await save(campaign, { id: to.id, version: to.version + 1 })).toMatchObject({ code: 409 });
  expect(await preview(campaign, { target: { id: to.id, parentId: rootId } })).toMatchObject({ code: 409 });
  expect(rowsInOrder((await opened(to.id)).draft, 'campaign')).toHaveLength(1);
});

it('needs access to both accounts, a place in the target, and another draft', async () => {
  const { from, to, campaign } = await twoDrafts();
  const target = { id: to.id, version: to.version };
  const place = { target: { id: to.id, parentId: rootId } };
  expect(await preview(campaign, place, stranger)).toMatchObject({ code: 404 });
  expect(await save(campaign, target, {}, stranger)).toMatchObject({ code: 404 });
  const [, accountId] = accountIds;
  const made = { id: randomUUID(), name: 'New' };
  expect(await save(campaign, made, { accountId }, stranger)).toMatchObject({ code: errorCodes.not_allowed });
  const back: Copied = { ...campaign, from: to };
  expect(await save(back, { id: from.id, version: from.version }, {}, stranger)).toMatchObject({ code: 404 });
  const gone: Copied = { from, kind: 'unit', ids: ['unit-1'], targetId: 'gone' };
  expect(await save(gone, target)).toMatchObject({ code: 404 });
  expect(await save(campaign, { id: from.id, version: from.version })).toMatchObject({ code: 400 });
  expect(await preview(campaign, {})).toMatchObject({ code: 400 });
});

it('two users who copy in opposite directions do not wait for each other', async () => {
  const { from, to, campaign } = await twoDrafts();
  const back: Copied = { ...campaign, from: to };
  const results = await Promise.all([
    save(campaign, { id: to.id, version: to.version }),
    save(back, { id: from.id, version: from.version }),
  ]);
  // the second one finds a changed draft
  expect(results.map(({ code }) => code).sort()).toEqual([200, 409]);
});

it('copies 10,000 keywords in one change', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    ...emptyFields.keyword,
    id: `${index}`,
    keyword: `ski ${index}`,
  }));
  const units = ['a', 'b'].map((id) => ({ ...emptyFields.unit, id, adgroupName: id }));
  const draft = after(
    exampleDraft(),
    { type: 'add', kind: 'unit', placements: [{ parentId: 'campaign-1', rows: units }] },
    { type: 'add', kind: 'keyword', placements: [{ parentId: 'a', rows }] },
    {
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'b', rows: rows.map((row) => ({ ...row, id: `b${row.id}` })) }],
    },
  );
  const from = await createDraft(draft, accountIds[0]);
  const to = await createDraft(otherDraft(), accountIds[1]);
  const copy: Copied = { from, kind: 'unit', ids: ['a', 'b'], targetId: 'campaign-1' };
  const { data } = await save(copy, { id: to.id, version: to.version });
  expect(data).toMatchObject({ version: to.version + 1 });
  const list = await test.call<DraftDetail>('draftDetail', { token, body: { id: to.id } });
  expect(list.data.draft.counts).toMatchObject({ unit: 3, keyword: 10_001 });
});

it('shows the same picture of the other account, and leaves out pictures that it does not have', async () => {
  const [fromAccountId, toAccountId] = accountIds;
  const addImage = async (accountId: number, fileId: string) => {
    const id = randomUUID();
    await test.database.db
      .insert(images)
      .values({ id, accountId, fileId, name: 'Snow', createdTime: new Date() });
    return id;
  };
  const [shared, missing] = [randomUUID(), randomUUID()];
  const file = { bytes: 1, mime: 'image/png' as const, width: 400, height: 400, ratio: '1:1' as const };
  await test.database.db
    .insert(imageFiles)
    .values([shared, missing].map((id) => ({ ...file, id, contentHash: id })));
  const [snow, ice] = [await addImage(fromAccountId, shared), await addImage(fromAccountId, missing)];
  const same = await addImage(toAccountId, shared);
  const pictures = [snow, ice].map((imageId, index) => ({
    ...emptyFields.picture,
    id: `p${index}`,
    imageId,
    theme: 'Snow',
  }));
  const draft = after(
    exampleDraft(),
    { type: 'remove', kind: 'picture', ids: ['picture-1'] },
    { type: 'add', kind: 'picture', placements: [{ parentId: 'unit-1', rows: pictures }] },
  );
  const from = await createDraft(draft, fromAccountId);
  const to = await createDraft(otherDraft(), toAccountId);
  const campaign: Copied = { from, kind: 'campaign', ids: ['campaign-1'], targetId: rootId };
  const seen = await preview(campaign, { target: { id: to.id, parentId: rootId } });
  expect(seen.data.rejected).toEqual([{ kind: 'picture', id: 'p1', problem: { type: 'picture' } }]);
  await save(campaign, { id: to.id, version: to.version });
  const arrived = rowsInOrder((await opened(to.id)).draft, 'picture').map(({ imageId }) => imageId);
  expect(arrived).toEqual(['image-1', same]);
});
