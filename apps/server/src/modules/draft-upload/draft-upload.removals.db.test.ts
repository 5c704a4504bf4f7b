import type { EndpointData, endpoints, PlannedChange } from '@meridian/api-client/contract';
import { emptyFields, findRow, toRows, type DraftCommand, type Row } from '@meridian/draft-editor/core';
import { idSource, seeded } from '@meridian/draft-editor/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderConnection } from '../../kits/provider';
import { drafts } from '../../platform/db/schema';
import { propertyRuns } from '../../testing/property-runs';
import { clearAccount, readAccountTree, type AccountTree } from './testing/account-tree';
import { differencesFrom, openDraft, pictureDifferences } from './testing/compare-account';
import { randomEdits } from './testing/random-edits';
import { createSimulatorProvider } from './testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from './testing/simulator-workspace';
import { uploadDraft } from './testing/upload-draft';

let space: SimulatorWorkspace;
let account: ProviderConnection;
/** Ids of pictures, two of which have the same content. */
let imageIds: string[];
beforeAll(async () => {
  // a request that a busy machine delays must not be sent again: the repeat would use up a fault
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
  imageIds = [space.imageId, await space.newPicture(space.imageId), await space.newPicture()];
});
beforeEach(async () => {
  // otherwise the watch would ask for their items in each test
  await space.test.database.db.delete(drafts);
  await clearAccount(account);
});
afterAll(() => space.close());

const save = async (id: string, ...commands: DraftCommand[]) => {
  const version = await space.versionOf(id);
  const steps = commands.map((command) => ({ id: randomUUID(), command }));
  const { code } = await space.call('draftSave', { id, version, commands: steps });
  expect(code).toBe(200);
};
const upload = async (id: string) => {
  await space.startUpload(id);
  await space.runJobs();
  const { upload: last, list } = await space.status(id);
  const failed = list.filter(({ state }) => state === 'failed');
  expect([last?.state, failed.map(({ name, failure }) => [name, failure])]).toEqual(['succeeded', []]);
};
/** An uploaded draft that can be edited, because the review rejected one of its keywords. */
const liveDraft = async (given: Parameters<typeof uploadDraft>[0] = {}, ...more: DraftCommand[]) => {
  const id = await space.newDraft(uploadDraft({ campaigns: 1, imageId: space.imageId, ...given }));
  await save(id, ...more, {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'c1u1k1', changes: { keyword: '违规词' } }],
  });
  await upload(id);
  await space.watch();
  expect(await space.statusOf(id)).toBe(3);
  return id;
};
const addPicture = (parentId: string, id: string, imageId = ''): DraftCommand => ({
  type: 'add',
  kind: 'picture',
  placements: [{ parentId, rows: [{ id, imageId, theme: 'Snow', ratio: '1:1' }] }],
});
const opened = (id: string) => openDraft(space, id);
const tree = () => readAccountTree(account);
const namesIn = ({ items }: AccountTree) => Object.keys(items).map((path) => path.split(' / ').at(-1));
const removals = async (id: string) =>
  (await space.call<EndpointData<typeof endpoints.draftRemovedRows>>('draftRemovedRows', { id })).data.rows;
const planned = async (id: string, action: string) => {
  const query = { id, action };
  return (await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', { query })).data.list;
};
const remove = (kind: 'campaign' | 'unit' | 'keyword' | 'creative' | 'picture', ...ids: string[]) =>
  ({ type: 'remove', kind, ids }) as const;
const undo = async (id: string) => {
  const newId = randomUUID();
  expect((await space.call('draftInverse', { id, newId, name: 'Undo' })).code).toBe(200);
  return newId;
};

describe('a deleted row that exists in the account', () => {
  it('is planned for removal, and gone after the upload', async () => {
    const id = await liveDraft();
    await save(id, remove('keyword', 'c1u1k1', 'c1u1k2'), remove('unit', 'c1u2'));
    const listed = await removals(id);
    expect(listed.map(({ kind, id: row }) => `${kind} ${row}`).toSorted()).toEqual(
      ['unit c1u2', 'keyword c1u1k1', 'keyword c1u1k2', 'keyword c1u2k1', 'keyword c1u2k2', 'keyword c1u2k3']
        .concat(['creative c1u2i', 'picture c1u2p'])
        .toSorted(),
    );
    expect(listed.find(({ id: row }) => row === 'c1u2')).toMatchObject({
      parentId: 'c1',
      failure: null,
      fields: { adgroupName: 'Unit 2', bid: 1, phraseNegatives: [] },
    });
    const { total, notes } = await space.plan(id);
    // one request for the unit with all its content, and one for the keywords
    expect([total, notes.find(({ code }) => code === 'removes_items')?.count]).toMatchObject([
      { removed: 8, created: 0, changed: 0, calls: 2 },
      8,
    ]);
    expect((await planned(id, 'remove')).map(({ name, parentName }) => [name, parentName])).toEqual([
      ['Unit 2', 'Winter 1'],
      ['违规词', 'Unit 1'],
      ['ski c1u1 2', 'Unit 1'],
      ['ski c1u2 1', 'Unit 2'],
      ['ski c1u2 2', 'Unit 2'],
      ['ski c1u2 3', 'Unit 2'],
      ['Snow, 1:1', 'Unit 2'],
      ['Snow holidays c1u2', 'Unit 2'],
    ]);
    const before = space.simulator.writes().length;
    await upload(id);
    expect(space.simulator.writes().slice(before)).toMatchObject([
      { path: 'AdgroupService/deleteAdgroup', body: { adgroupIds: [expect.any(Number)] } },
      { path: 'KeywordService/deleteWord', body: { keywordIds: [expect.any(Number), expect.any(Number)] } },
    ]);
    expect(namesIn(await tree())).toEqual([
      ...['campaign Winter 1', 'unit Unit 1', 'keyword ski c1u1 3'],
      expect.stringContaining('creative Snow holidays c1u1'),
    ]);
    expect([await removals(id), (await space.status(id)).upload?.counts.sent]).toEqual([[], 8]);
  });

  it('is listed with its previous sibling, whatever was deleted before', async () => {
    const id = await liveDraft();
    await save(id, remove('keyword', 'c1u1k1', 'c1u1k3'), remove('unit', 'c1u2'));
    const places = async () =>
      (await removals(id)).flatMap(({ kind, id: row, previousId }) =>
        kind === 'keyword' && row.startsWith('c1u1') ? [[row, previousId]] : [],
      );
    expect(await places()).toEqual([
      ['c1u1k1', ''],
      ['c1u1k3', 'c1u1k2'],
    ]);
    await save(id, remove('keyword', 'c1u1k2'));
    expect(await places()).toEqual([
      ['c1u1k1', ''],
      ['c1u1k2', ''],
      ['c1u1k3', ''],
    ]);
    expect((await removals(id)).find(({ id: row }) => row === 'c1u2')).toMatchObject({ previousId: 'c1u1' });
  });

  it('is synced again once it is restored', async () => {
    const id = await liveDraft();
    const { rows } = toRows(await opened(id));
    await save(id, remove('campaign', 'c1'));
    expect((await space.plan(id)).total).toMatchObject({ removed: 13, calls: 1 });
    await save(
      id,
      ...(['campaign', 'unit', 'keyword', 'creative', 'picture'] as const).map((kind) => {
        const placements = rows[kind].map(({ parentId, ...row }) => ({ parentId, rows: [row] }));
        return { type: 'add', kind, placements } as DraftCommand;
      }),
    );
    expect(await removals(id)).toEqual([]);
    expect((await space.plan(id)).total).toMatchObject({ removed: 0, created: 0, changed: 0, unchanged: 13 });
    const { data } = await space.call<EndpointData<typeof endpoints.draftSyncStates>>('draftSyncStates', {
      id,
    });
    expect(data.rows.filter(({ isSynchronized }) => isSynchronized)).toHaveLength(13);
  });

  it('keeps its status if a console restores it that does not know the field', async () => {
    const id = await liveDraft(
      {},
      { type: 'update', kind: 'keyword', edits: [{ id: 'c1u1k2', changes: { isPaused: true } }] },
    );
    const found = findRow(await opened(id), 'keyword', 'c1u1k2');
    if (!found) throw new Error('the keyword exists');
    const { isPaused, ...known } = found;
    expect(isPaused).toBe(true);
    await save(id, remove('keyword', 'c1u1k2'));
    const rows = [known] as unknown as readonly [Row<'keyword'>];
    await save(id, { type: 'add', kind: 'keyword', placements: [{ parentId: 'c1u1', rows }] });
    expect(findRow(await opened(id), 'keyword', 'c1u1k2')).toEqual(found);
    expect((await space.plan(id)).total).toMatchObject({ removed: 0, created: 0, changed: 0 });
  });

  it('is not removed if another row matches the same item', async () => {
    const id = await liveDraft();
    const before = await tree();
    const row = { ...emptyFields.keyword, id: 'again', keyword: 'ski c1u1 2', bid: 1 };
    await save(id, remove('keyword', 'c1u1k2'), {
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'c1u1', rows: [row] }],
    });
    expect((await space.plan(id)).total).toMatchObject({ removed: 0, created: 0, changed: 0 });
    await upload(id);
    expect([await tree(), await removals(id)]).toEqual([before, []]);
  });

  it('prevents deleting its parent alone while the account has it', async () => {
    const id = await liveDraft();
    const target = async () => ({ draftId: id, version: await space.versionOf(id) });
    const call = async (kind: string, path: 'draftRowDelete' | 'draftRowBatchDelete', body: object) =>
      (
        await space.test.call(path, {
          token: space.ann.token,
          params: { kind },
          body: { ...(await target()), ...body },
        })
      ).code;
    await save(id, remove('keyword', 'c1u1k1', 'c1u1k2', 'c1u1k3'), remove('creative', 'c1u1i'));
    expect(await call('unit', 'draftRowDelete', { id: 'c1u1' })).toBe(921_002);
    expect(await call('unit', 'draftRowBatchDelete', { ids: ['c1u1', 'c1u2'] })).toBe(200);
    expect(await call('campaign', 'draftRowDelete', { id: 'c1' })).toBe(921_001);
    expect(await call('campaign', 'draftRowBatchDelete', { ids: ['c1'] })).toBe(200);
    await upload(id);
    expect(await tree()).toEqual({ items: {}, pictures: {} });
  });

  describe('a row with items in the account that the draft never had', () => {
    const contents = async (id: string, kind: string, ids: string[]) =>
      (
        await space.call<EndpointData<typeof endpoints.draftAccountContents>>('draftAccountContents', {
          id,
          kind,
          ids,
        })
      ).data.counts;
    const removeAlone = async (id: string, kind: string, row: string) =>
      space.test.call<{ isAccountKnown: boolean } | null>('draftRowDelete', {
        token: space.ann.token,
        params: { kind },
        body: { draftId: id, version: await space.versionOf(id), id: row },
      });
    const unit = { ...emptyFields.unit, bid: 1, pcFinalUrl: 'https://www.example.com/' };
    const idOf = async (kind: 'campaign' | 'unit' | 'keyword', name: string, parentIds: string[]) =>
      (await account.read(kind, { parentIds, names: [name] }))[0]?.providerId ?? '';
    const move = (kind: 'unit' | 'keyword' | 'creative', parentId: string, ids: string[]) =>
      ({ type: 'move', kind, moves: [{ parentId, index: 0, ids }] }) as const;
    const emptyUnit2 = (id: string) =>
      save(id, move('keyword', 'c1u1', ['c1u2k1', 'c1u2k2', 'c1u2k3']), move('creative', 'c1u1', ['c1u2i']));
    /** A draft whose campaign has another unit in the account, and whose unit 2 has another keyword there. */
    async function withOthers() {
      const id = await liveDraft();
      const campaign = await idOf('campaign', 'Winter 1', ['']);
      const [added] = await account.add('unit', [
        { parentId: campaign, fields: { ...unit, adgroupName: 'Made elsewhere' } },
      ]);
      const other = added?.ok ? added.providerId : '';
      const keyword = { ...emptyFields.keyword, keyword: 'made elsewhere' };
      const own = await idOf('unit', 'Unit 2', [campaign]);
      await account.add('keyword', [
        { parentId: other, fields: keyword },
        { parentId: own, fields: keyword },
      ]);
      return { id, campaign };
    }

    it('shows their number before it is deleted', async () => {
      const { id } = await withOthers();
      expect(await contents(id, 'campaign', ['c1'])).toEqual({ unit: 1, keyword: 2, creative: 0 });
      expect(await contents(id, 'unit', ['c1u2'])).toEqual({ unit: 0, keyword: 1, creative: 0 });
      expect(await contents(id, 'unit', ['c1u1', 'c1u2'])).toEqual({ unit: 0, keyword: 1, creative: 0 });
      // rows that were moved or deleted in the draft are not foreign
      await save(id, move('keyword', 'c1u1', ['c1u2k1']), remove('keyword', 'c1u2k2'));
      expect(await contents(id, 'unit', ['c1u2'])).toEqual({ unit: 0, keyword: 1, creative: 0 });
      await save(id, remove('campaign', 'c1'));
      const elsewhere = (await planned(id, 'remove')).filter(({ id: row }) => row.startsWith('removed-'));
      expect(elsewhere.map(({ kind }) => kind)).toEqual(['unit', 'keyword', 'keyword']);
    });

    it('cannot be deleted alone', async () => {
      const { id } = await withOthers();
      await emptyUnit2(id);
      expect(await removeAlone(id, 'unit', 'c1u2')).toMatchObject({
        code: 921_002,
        message:
          'The account has keywords or creatives in this unit that aren’t in this draft: 1. Remove them first, or delete the unit with everything in it.',
      });
      await save(id, {
        type: 'add',
        kind: 'campaign',
        placements: [{ parentId: '', rows: [{ ...emptyFields.campaign, id: 'c2', campaignName: 'New' }] }],
      });
      await save(id, move('unit', 'c2', ['c1u1', 'c1u2']));
      expect(await removeAlone(id, 'campaign', 'c1')).toMatchObject({
        code: 921_001,
        message:
          'The account has units in this campaign that aren’t in this draft: 1. Remove them first, or delete the campaign with everything in it.',
      });
    });

    it('can be deleted alone once the account has none of them', async () => {
      const id = await liveDraft();
      await emptyUnit2(id);
      expect(await removeAlone(id, 'unit', 'c1u2')).toMatchObject({
        code: 200,
        data: { isAccountKnown: true },
      });
    });

    it('counts only rows of the draft if the provider does not respond', async () => {
      const { id } = await withOthers();
      await emptyUnit2(id);
      const fault = { kind: 'error500', path: /KeywordService/ } as const;
      // both requests fail, including all retries
      space.simulator.addFaults(...Array<typeof fault>(8).fill(fault));
      expect(await contents(id, 'unit', ['c1u2'])).toBeNull();
      expect(await removeAlone(id, 'unit', 'c1u2')).toMatchObject({
        code: 200,
        data: { isAccountKnown: false },
      });
    });
  });

  it('does not block a copy of the draft', async () => {
    const id = await liveDraft();
    await save(id, remove('unit', 'c1u2'));
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    expect([await removals(copy), (await space.plan(copy)).total.removed]).toEqual([[], 0]);
  });

  it('is removed together with them, and the undo restores them, too', async () => {
    const id = await liveDraft();
    const [unit] = (
      await account
        .read('campaign', { parentIds: [''] })
        .then(([campaign]) => account.read('unit', { parentIds: [campaign?.providerId ?? ''] }))
    ).filter(({ fields }) => fields.adgroupName === 'Unit 2');
    const fields = { ...emptyFields.keyword, keyword: 'made elsewhere' };
    await account.add('keyword', [{ parentId: unit?.providerId ?? '', fields }]);
    const before = await tree();
    await save(id, remove('unit', 'c1u2'));
    expect((await planned(id, 'remove')).map(({ name }) => name)).toContain('made elsewhere');
    await upload(id);
    expect(namesIn(await tree())).not.toContain('unit Unit 2');
    const inverse = await undo(id);
    await upload(inverse);
    expect(await tree()).toEqual(before);
  });

  it('can be a picture of a unit that remains', async () => {
    const id = await liveDraft({}, addPicture('c1u1', 'more', imageIds[2]));
    const before = await tree();
    await save(id, remove('picture', 'c1u1p'));
    const { total } = await space.plan(id);
    expect(total).toMatchObject({ removed: 1, created: 0, changed: 0, calls: 2 });
    expect((await planned(id, 'remove')).map(({ name, parentName }) => [name, parentName])).toEqual([
      ['Snow, 1:1', 'Unit 1'],
    ]);
    const written = space.simulator.writes().length;
    await upload(id);
    expect(space.simulator.writes().slice(written)).toMatchObject([
      {
        path: 'AdgroupImageSegmentBindService/deleteAdgroupImageSegmentBind',
        body: { bindIds: [expect.any(Number)] },
      },
    ]);
    expect((await space.status(id)).upload?.calls).toMatchObject({ done: 2, planned: 2 });
    expect(Object.values((await tree()).pictures).map(({ length }) => length)).toEqual([1, 1]);
    expect([await pictureDifferences(space, account, id), await removals(id)]).toEqual([[], []]);
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });

  it('is a picture that remains while another row shows it', async () => {
    const id = await liveDraft();
    const before = await tree();
    await save(id, remove('picture', 'c1u1p'), addPicture('c1u1', 'twin', imageIds[1]));
    expect((await space.plan(id)).total).toMatchObject({ removed: 0, created: 0, changed: 0 });
    await upload(id);
    expect([await tree(), await removals(id)]).toEqual([before, []]);
  });

  it('is a picture that another one replaces, or that moves to another unit', async () => {
    const id = await liveDraft();
    const before = await tree();
    await save(
      id,
      { type: 'update', kind: 'picture', edits: [{ id: 'c1u1p', changes: { imageId: imageIds[2] ?? '' } }] },
      { type: 'move', kind: 'picture', moves: [{ parentId: 'c1u1', ids: ['c1u2p'] }] },
      addPicture('c1u2', 'more', imageIds[2]),
    );
    expect((await space.plan(id)).total).toMatchObject({ removed: 1, created: 2 });
    await upload(id);
    expect(Object.values((await tree()).pictures).map(({ length }) => length)).toEqual([2, 1]);
    expect(await pictureDifferences(space, account, id)).toEqual([]);
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });
});

describe('units that exchange names', () => {
  const rename = (names: Readonly<Record<string, string>>): DraftCommand => ({
    type: 'update',
    kind: 'unit',
    edits: Object.entries(names).map(([id, adgroupName]) => ({ id, changes: { adgroupName } })),
  });
  const unitNames = async () => namesIn(await tree()).filter((name) => name?.startsWith('unit '));

  it('are planned with a temporary name for one of them, and get their names', async () => {
    const id = await liveDraft();
    await save(id, rename({ c1u1: 'Unit 2', c1u2: 'Unit 1' }));
    const { total, notes } = await space.plan(id);
    expect([total.changed, total.calls]).toEqual([3, 6]);
    expect(notes.find(({ code }) => code === 'temporary_names')).toMatchObject({
      kind: 'unit',
      count: 1,
      parentId: 'c1',
    });
    const changes = (await planned(id, 'update')).map(({ fields }) =>
      fields.map(({ from, to }) => [from, to]),
    );
    const [, temporary] = changes[0]?.[0] ?? [];
    expect(temporary).toMatch(/^Temporary \d+$/);
    expect(changes).toEqual([[['Unit 1', temporary]], [['Unit 1', 'Unit 2']], [['Unit 2', 'Unit 1']]]);
    await upload(id);
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect((await space.plan(id)).total).toMatchObject({ created: 0, changed: 0, removed: 0 });
  });

  it('wait for one that fails, and get their names after a retry', async () => {
    const id = await liveDraft({ unitsPerCampaign: 3 });
    const before = await tree();
    await save(id, rename({ c1u1: 'Unit 2', c1u2: 'Unit 3', c1u3: 'Unit 1' }));
    // the change after the temporary name is accepted without effect
    space.simulator.addFaults({ kind: 'ignored', path: /updateAdgroup/, after: /updateAdgroup/ });
    await space.startUpload(id);
    await space.runJobs();
    const { list } = await space.status(id);
    const stateOf = (row: string) => list.find(({ id: each }) => each === row);
    expect(['c1u1:name', 'c1u3', 'c1u2', 'c1u1'].map((row) => stateOf(row)?.state)).toEqual([
      'sent',
      'failed',
      'blocked',
      'blocked',
    ]);
    expect(stateOf('c1u1')?.waitingFor).toMatchObject({ kind: 'unit', id: 'c1u3' });
    expect((await unitNames()).filter((name) => name?.startsWith('unit Temporary'))).toHaveLength(1);
    expect((await space.call('draftUploadRetry', { id })).code).toBe(200);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(4);
    expect(await differencesFrom(space, account, id)).toEqual([]);
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });

  it('get their names back by undoing an upload that left a temporary one', async () => {
    const id = await liveDraft();
    const before = await tree();
    await save(id, rename({ c1u1: 'Unit 2', c1u2: 'Unit 1' }));
    space.simulator.addFaults({ kind: 'ignored', path: /updateAdgroup/, after: /updateAdgroup/ });
    await space.startUpload(id);
    await space.runJobs();
    expect(await unitNames()).toContainEqual(expect.stringMatching(/^unit Temporary/));
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });
});

describe('undoing an upload', () => {
  it('restores replaced texts, with everything below them unchanged', async () => {
    const id = await liveDraft();
    const before = await tree();
    await save(id, {
      type: 'update',
      kind: 'keyword',
      edits: [
        { id: 'c1u1k2', changes: { keyword: 'ski c1u1 3', bid: 4 } },
        { id: 'c1u1k3', changes: { keyword: 'ski c1u1 2' } },
        { id: 'c1u2k1', changes: { keyword: 'ski school', matchType: 'exact' } },
      ],
    });
    await save(id, {
      type: 'update',
      kind: 'creative',
      edits: [{ id: 'c1u1i', changes: { description2: 'Ski passes for every age, with a guide.' } }],
    });
    await upload(id);
    expect(await tree()).not.toEqual(before);
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });

  it('neither sends nor stores what the upload could not send', async () => {
    const id = await liveDraft();
    const before = await tree();
    await save(id, {
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'c1u1', rows: [{ ...emptyFields.keyword, id: 'bad', keyword: '禁投' }] }],
    });
    await save(id, remove('keyword', 'c1u1k2'));
    await space.startUpload(id);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(3);
    // later edits are not part of the upload
    await save(id, remove('unit', 'c1u2'));
    await upload(await undo(id));
    expect(await tree()).toEqual(before);
  });

  const seeds = Array.from({ length: propertyRuns(4) }, (_, index) => index + 1);
  const firstSeed = Number(process.env['MERIDIAN_TEST_RANDOM_SEED'] ?? 0);
  it.each(seeds.map((seed) => firstSeed + seed))(
    'restores the account after random edits (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const id = await liveDraft(
        { campaigns: 2, isOfApps: seed % 2 === 0 },
        addPicture('c1u1', 'more', imageIds[2]),
      );
      const before = await tree();
      const count = 1 + Math.floor(random() * 8);
      const { commands, draft } = randomEdits(await opened(id), {
        count,
        random,
        newId: idSource(`n${seed}-`),
        imageIds,
      });
      await save(id, ...commands);
      expect(toRows(await opened(id)).rows).toEqual(toRows(draft).rows);
      await upload(id);
      const { total } = await space.plan(id);
      expect(total).toMatchObject({ created: 0, changed: 0, removed: 0 });
      expect(await differencesFrom(space, account, id), JSON.stringify(commands)).toEqual([]);
      expect(await pictureDifferences(space, account, id), JSON.stringify(commands)).toEqual([]);
      // edits can cancel each other out
      if ((await space.status(id)).upload?.counts.sent !== 0) await upload(await undo(id));
      expect(await tree(), JSON.stringify(commands)).toEqual(before);
    },
  );
});
