import {
  childrenOf,
  findRow,
  mergeAccount,
  rowsInOrder,
  toRows,
  type Draft,
  type RowKind,
} from '@meridian/draft-editor/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Provider, ProviderConnection } from '../../../kits/provider';
import { propertyRuns } from '../../../testing/property-runs';
import { createAccountDrafts, update } from '../testing/account-drafts';
import { differencesFrom, openDraft } from '../testing/compare-account';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';
import { uploadDraft } from '../testing/upload-draft';
import { runMerge } from './run-merge';

let space: SimulatorWorkspace;
let provider: Provider;
let account: ProviderConnection;
let own: ReturnType<typeof createAccountDrafts>;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  provider = createSimulatorProvider(space.simulator.baseUrl, 2_000);
  account = await provider.connect(space.accountId);
  own = createAccountDrafts(space, account);
});
beforeEach(() => own.clear());
afterAll(() => space.close());

/** The rows of a draft; an account has no order. */
function contentOf(draft: Draft) {
  return Object.entries(toRows(draft).rows).flatMap(([kind, rows]) =>
    rows.map((row) => ({ kind, ...row })).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
}
const firstOf = async (id: string, kind: RowKind) => {
  const [row] = rowsInOrder<RowKind>(await openDraft(space, id), kind);
  if (row === undefined) throw new Error(`no ${kind}`);
  return row.id;
};

describe('changes of an account', () => {
  it('become one version of its draft, whose rows are then synchronized', async () => {
    const [id, other] = [await own.fetched(), await own.fetched()];
    const campaign = await firstOf(other, 'campaign');
    const [unit, gone] = rowsInOrder(await openDraft(space, other), 'unit').map((row) => row.id);
    const keyword = { keyword: 'new', matchType: 'exact' as const, bid: 3, isPaused: false, id: 'n1' };
    await own.save(
      other,
      update('campaign', campaign, { budget: 175.5 }),
      { type: 'add', kind: 'keyword', placements: [{ parentId: unit ?? '', rows: [keyword] }] },
      { type: 'remove', kind: 'unit', ids: [gone ?? ''] },
    );
    await own.upload(other);
    const version = await space.versionOf(id);
    expect(await own.merge(id)).toMatchObject({
      isAvailable: true,
      conflicts: 0,
      merge: { state: 'done', added: 1, changed: 1, removed: 6, campaignsDone: 2, campaignsTotal: 2 },
    });
    expect(await space.versionOf(id)).toBe(version + 1);
    const draft = await openDraft(space, id);
    expect(findRow(draft, 'campaign', campaign)?.budget).toBe(175.5);
    expect(childrenOf(draft, 'keyword', unit ?? '').map((row) => row.keyword)).toContain('new');
    expect(findRow(draft, 'unit', gone ?? '')).toBeUndefined();
    expect((await space.plan(id)).total).toMatchObject({ created: 0, changed: 0, removed: 0, unchanged: 21 });
    const { data } = await space.call<{ rows: { isSynchronized: boolean }[] }>('draftSyncStates', { id });
    expect(data.rows.filter(({ isSynchronized }) => isSynchronized)).toHaveLength(21);
    expect(await own.merge(id)).toMatchObject({ merge: { added: 0, changed: 0, removed: 0 }, conflicts: 0 });
    expect(await space.versionOf(id)).toBe(version + 1);
  });

  it('keep values of the draft where both changed, until they are decided', async () => {
    const [id, other] = [await own.fetched(), await own.fetched()];
    const [campaign, keyword] = [await firstOf(id, 'campaign'), await firstOf(id, 'keyword')];
    await own.save(
      other,
      update('campaign', campaign, { budget: 300 }),
      update('keyword', keyword, { bid: 7 }),
    );
    await own.upload(other);
    await own.save(id, update('campaign', campaign, { budget: 200 }), update('keyword', keyword, { bid: 5 }));
    expect(await own.merge(id)).toMatchObject({ conflicts: 2, merge: { changed: 0 } });
    const [ofCampaign, ofKeyword] = await own.conflictsOf(id);
    expect(ofCampaign).toMatchObject({ id: campaign, field: 'budget', base: 100, mine: 200, theirs: 300 });
    expect(ofKeyword).toMatchObject({ id: keyword, field: 'bid', base: 1, mine: 5, theirs: 7 });
    const rows = async () => {
      const draft = await openDraft(space, id);
      return [findRow(draft, 'campaign', campaign)?.budget, findRow(draft, 'keyword', keyword)?.bid];
    };
    expect(await rows()).toEqual([200, 5]);
    await own.decide(id, 'theirs', ofKeyword ? [ofKeyword] : []);
    expect(await rows()).toEqual([200, 7]);
    await own.decide(id, 'mine');
    expect([await rows(), await own.conflictsOf(id)]).toEqual([[200, 7], []]);
    expect(await own.merge(id)).toMatchObject({ conflicts: 0 });
    await own.upload(id);
    expect(await differencesFrom(space, account, id)).toEqual([]);
  });

  it('restore rows that were removed here, and remove rows that were changed here, on request', async () => {
    const [id, other] = [await own.fetched(), await own.fetched()];
    const units = rowsInOrder(await openDraft(space, id), 'unit').map((row) => row.id);
    const [first = '', second = ''] = units;
    const [keyword = ''] = childrenOf(await openDraft(space, id), 'keyword', first).map((row) => row.id);
    await own.save(other, update('keyword', keyword, { bid: 7 }), {
      type: 'remove',
      kind: 'unit',
      ids: [second],
    });
    await own.upload(other);
    await own.save(id, { type: 'remove', kind: 'unit', ids: [first] }, update('unit', second, { bid: 9 }));
    await own.merge(id);
    const found = await own.conflictsOf(id);
    expect(found.map(({ id: row, mine, theirs }) => [row, mine, theirs])).toEqual(
      expect.arrayContaining([
        [first, 'removed', 'changed'],
        [second, 'changed', 'removed'],
      ]),
    );
    expect(found).toHaveLength(2);
    await own.decide(id, 'theirs');
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect((await space.plan(id)).total).toMatchObject({ created: 0, changed: 0, removed: 0 });
  });

  it('create rows again that were removed in the account and changed here, if they stay', async () => {
    const [id, other] = [await own.fetched(), await own.fetched()];
    const unit = await firstOf(id, 'unit');
    // rules apply to rows that are created, which need themes
    await own.withThemes(id);
    await own.save(other, { type: 'remove', kind: 'unit', ids: [unit] });
    await own.upload(other);
    await own.save(id, update('unit', unit, { bid: 9 }));
    expect(await own.merge(id)).toMatchObject({ conflicts: 1, merge: { removed: 0 } });
    await own.upload(id);
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect(await own.conflictsOf(id)).toEqual([]);
  });

  it('are those of the model, whatever was edited on both sides', async () => {
    let uploads = 0;
    for (const seed of Array.from({ length: propertyRuns(2) }, (_, at) => at + 1)) {
      await own.clear();
      const [id, other] = [await own.fetched(), await own.fetched()];
      const base = await openDraft(space, id);
      for (const each of [id, other]) await own.withThemes(each);
      await own.edit(other, seed, 'o');
      await own.upload(other);
      await own.edit(id, seed + 1_000, 'm');
      const draft = await openDraft(space, id);
      // ids of rows follow from those of items
      const now = await openDraft(space, await own.fetched());
      const model = mergeAccount({ base, draft, account: now });
      const { conflicts } = await own.merge(id);
      expect(contentOf(await openDraft(space, id)), `seed ${seed}`).toEqual(contentOf(model.merged));
      expect(conflicts, `seed ${seed}`).toBe(model.conflicts.length);
      await own.decide(id, seed % 2 === 0 ? 'mine' : 'theirs');
      if (!(await space.preview(id)).canSubmit) continue;
      await own.upload(id);
      uploads++;
      expect(await differencesFrom(space, account, id), `seed ${seed}`).toEqual([]);
      const again = await own.merge(id);
      expect(again, `seed ${seed}`).toMatchObject({
        conflicts: 0,
        merge: { added: 0, changed: 0, removed: 0 },
      });
    }
    expect(uploads).toBeGreaterThan(0);
  });
});

describe('getting changes', () => {
  it('changes nothing if its server is killed in the middle, and then everything once', async () => {
    const [id, other] = [await own.fetched(), await own.fetched()];
    await own.save(other, update('campaign', await firstOf(other, 'campaign'), { budget: 300 }));
    await own.upload(other);
    const version = await space.versionOf(id);
    expect((await space.call('draftAccountMerge', { draftId: id })).code).toBe(200);
    const { db } = space.test.database;
    const parts = { db, clock: space.test.clock, stopping: new AbortController().signal };
    for (const calls of [1, 2, 3, 4]) {
      await expect(runMerge({ ...parts, providers: [endingAfter(calls)] }, id)).rejects.toThrow('killed');
      expect(await space.versionOf(id)).toBe(version);
    }
    await space.runJobs();
    expect(await own.statusOf(id)).toMatchObject({ merge: { state: 'done', changed: 1 } });
    await runMerge({ ...parts, providers: [provider] }, id);
    expect(await space.versionOf(id)).toBe(version + 1);
  });

  it('can be cancelled', async () => {
    const id = await own.fetched();
    const version = await space.versionOf(id);
    await space.call('draftAccountMerge', { draftId: id });
    await space.call('draftAccountMergeCancel', { draftId: id });
    await space.runJobs();
    expect(await own.statusOf(id)).toMatchObject({ merge: { state: 'cancelled' } });
    expect(await space.versionOf(id)).toBe(version);
  });

  it('stops if the draft is uploaded meanwhile', async () => {
    const id = await own.fetched();
    await space.call('draftAccountMerge', { draftId: id });
    const uploading: Provider = {
      ...provider,
      async connect(accountId) {
        await space.startUpload(id);
        return provider.connect(accountId);
      },
    };
    await own.save(id, update('campaign', await firstOf(id, 'campaign'), { budget: 300 }));
    const { db } = space.test.database;
    const stopping = new AbortController().signal;
    await runMerge({ db, clock: space.test.clock, stopping, providers: [uploading] }, id);
    expect(await own.statusOf(id)).toMatchObject({ merge: { state: 'failed', problem: 'draft_locked' } });
    expect((await space.call('draftAccountMerge', { draftId: id })).code).toBe(423);
  });

  it('is only for drafts that were fetched, and for users of their account', async () => {
    const other = await space.newDraft(uploadDraft({ name: 'Own', imageId: space.imageId }));
    expect(await own.statusOf(other)).toEqual({ isAvailable: false, merge: null, conflicts: 0 });
    expect((await space.call('draftAccountMerge', { draftId: other })).code).toBe(404);
    const id = await own.fetched();
    const stranger = await space.test.fixtures.signedIn({ accountIds: [] });
    for (const call of ['draftAccountMerge', 'draftAccountMergeStatus', 'draftAccountMergeCancel'] as const)
      expect((await space.call(call, { draftId: id }, stranger.token)).code).toBe(404);
    expect((await space.call('draftAccountConflictList', { draftId: id }, stranger.token)).code).toBe(404);
    const body = { draftId: id, conflicts: null, side: 'theirs' };
    expect((await space.call('draftAccountConflictDecide', body, stranger.token)).code).toBe(404);
  });
});

/** A provider whose server is killed after some reads. */
function endingAfter(calls: number): Provider {
  return {
    ...provider,
    async connect(accountId) {
      const connection = await provider.connect(accountId);
      let left = calls;
      return {
        ...connection,
        read: (...query) => {
          if (left-- === 0) throw new Error('killed');
          return connection.read(...query);
        },
      };
    },
  };
}
