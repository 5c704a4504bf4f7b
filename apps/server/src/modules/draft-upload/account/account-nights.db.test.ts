import type { EndpointData, endpoints, ListedAccountMerge, Message } from '@meridian/api-client/contract';
import { rowsInOrder, toRows, type RowKind } from '@meridian/draft-editor/core';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderConnection } from '../../../kits/provider';
import { accounts, draftNightlyMerges, messages, userAccounts } from '../../../platform/db/schema';
import { propertyRuns } from '../../../testing/property-runs';
import { createAccountDrafts, update } from '../testing/account-drafts';
import { openDraft } from '../testing/compare-account';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';
import { uploadDraft } from '../testing/upload-draft';

let space: SimulatorWorkspace;
let account: ProviderConnection;
let own: ReturnType<typeof createAccountDrafts>;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
  own = createAccountDrafts(space, account);
});
beforeEach(async () => {
  await own.clear();
  await space.test.database.db.delete(messages);
});
afterAll(() => space.close());

const hourMs = 3_600_000;

const setNightly = async (draftIds: string[], isNightly = true, token = space.ann.token) =>
  (await space.call('draftAccountMergeNightly', { draftIds, isNightly }, token)).code;
async function stateOf(draftId: string): Promise<ListedAccountMerge> {
  const { data } = await space.call<EndpointData<typeof endpoints.draftAccountMergeList>>(
    'draftAccountMergeList',
    { draftIds: [draftId] },
  );
  const [draft] = data.drafts;
  if (draft === undefined) throw new Error(`no draft ${draftId}`);
  return draft;
}

/** Runs the job as it runs every few minutes. */
async function runNightly(): Promise<void> {
  space.jobs.push({ name: 'merge-nightly', data: {} });
  await space.runJobs();
}
/** Lets the night of every account come. */
async function night(): Promise<void> {
  await makeDue();
  await runNightly();
}
async function makeDue(): Promise<void> {
  await space.test.database.db
    .update(draftNightlyMerges)
    .set({ nextTime: space.test.clock.now() })
    .where(isNotNull(draftNightlyMerges.nextTime));
}

/** Rows of a draft; an account has no order. */
const rowsOf = async (id: string) =>
  Object.entries(toRows(await openDraft(space, id)).rows).flatMap(([kind, rows]) =>
    rows.map((row) => ({ kind, ...row })).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
async function firstOf(id: string, kind: RowKind): Promise<string> {
  const [row] = rowsInOrder<RowKind>(await openDraft(space, id), kind);
  if (row === undefined) throw new Error(`no ${kind}`);
  return row.id;
}
async function editByOthers(change: object): Promise<void> {
  const other = await own.fetched();
  await own.save(other, update('campaign', await firstOf(other, 'campaign'), change));
  await own.upload(other);
}
const inbox = async () =>
  (await space.call<{ list: Message[] }>('messageList', {})).data.list.map(({ titleen }) => titleen);

describe('every night', () => {
  it('drafts get what they would get by hand, if that is switched on, and only then', async () => {
    const count = propertyRuns(4);
    const seeds = Array.from({ length: count }, (_, at) => at + 1);
    const other = await own.fetched();
    const drafts: { nightly: string; twin: string; off: string }[] = [];
    for (const seed of seeds) {
      const [nightly, twin, off] = [await own.fetched(), await own.fetched(), await own.fetched()];
      for (const id of [nightly, twin, off]) await own.edit(id, seed, 'm');
      expect(await setNightly([nightly])).toBe(200);
      drafts.push({ nightly, twin, off });
    }
    await own.withThemes(other);
    for (const seed of seeds) await own.edit(other, seed + 1_000, 'o');
    await own.upload(other);

    const before = await Promise.all(drafts.map(({ off }) => rowsOf(off)));
    await night();
    for (const [at, { nightly, twin, off }] of drafts.entries()) {
      const byHand = await own.merge(twin);
      expect(byHand.merge?.state).toBe('done');
      const { merge, conflicts } = await stateOf(nightly);
      const { startedTime: _, ...counts } = byHand.merge ?? {};
      expect(merge, `seed ${at + 1}`).toMatchObject(counts);
      expect(conflicts).toBe(byHand.conflicts);
      expect(await rowsOf(nightly), `seed ${at + 1}`).toEqual(await rowsOf(twin));
      expect(await rowsOf(off)).toEqual(before[at]);
      expect((await stateOf(off)).merge).toBeNull();
    }
    // the next run of the job is in the same night
    space.jobs.push({ name: 'merge-nightly', data: {} });
    await space.runOneJob();
    expect(space.jobs).toEqual([]);
  });

  it('begins at three in the time zone of the account', async () => {
    const id = await own.fetched();
    await space.test.database.db
      .update(accounts)
      .set({ timeZone: 'America/Los_Angeles' })
      .where(eq(accounts.accountId, space.accountId));
    expect(await setNightly([id])).toBe(200);
    await space.test.database.db
      .update(accounts)
      .set({ timeZone: 'Asia/Shanghai' })
      .where(eq(accounts.accountId, space.accountId));
    // 04:00 in UTC on 20 November is 20:00 of the day before
    expect((await stateOf(id)).nightly).toEqual({
      nextTime: '2026-11-20T11:00:00.000Z',
      stopped: null,
      userName: 'Ann',
    });
    await editByOthers({ budget: 321 });
    space.test.clock.advance(7 * hourMs - 1);
    await runNightly();
    expect((await stateOf(id)).merge).toBeNull();
    space.test.clock.advance(1);
    await runNightly();
    const { merge, nightly } = await stateOf(id);
    expect([merge?.state, merge?.changed, nightly?.nextTime]).toEqual([
      'done',
      1,
      '2026-11-20T19:00:00.000Z',
    ]);
  });

  it('an account that fails leaves the others done, and ends after three nights', async () => {
    const second = await space.newAccount('baidu');
    const connection = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(
      second.accountId,
    );
    const others = createAccountDrafts({ ...space, ...second }, connection);
    await others.upload(await space.newDraft(uploadDraft({ imageId: second.imageId }), second.accountId));
    const [id, more, failing] = [await own.fetched(), await own.fetched(), await others.fetched()];
    expect(await setNightly([id, more, failing])).toBe(200);
    await makeDue();
    space.jobs.push({ name: 'merge-nightly', data: {} });
    await space.runOneJob();
    // no account waits for all drafts of another
    const order = space.jobs.map(({ data }) => (data as { draftId: string }).draftId);
    expect(order.toSorted()).toEqual([id, more, failing].toSorted());
    expect(order.indexOf(failing)).toBeLessThan(2);
    await space.runJobs();
    const fault = { kind: 'html', isProcessed: false, userName: `account ${second.accountId}` } as const;
    for (const value of [301, 302, 303]) {
      expect((await stateOf(failing)).nightly?.stopped).toBeNull();
      await editByOthers({ budget: value });
      space.simulator.addFaults(...Array<typeof fault>(10).fill(fault));
      await night();
      expect((await stateOf(failing)).merge).toMatchObject({ state: 'failed', problem: 'provider_failed' });
      expect((await stateOf(id)).merge).toMatchObject({ state: 'done', changed: 1 });
    }
    expect((await stateOf(failing)).nightly).toMatchObject({ stopped: 'failed', nextTime: null });
    expect(await inbox()).toContain('No more changes every night: Account');
    expect((await stateOf(id)).nightly?.stopped).toBeNull();
    expect(await setNightly([failing])).toBe(200);
    expect((await stateOf(failing)).nightly?.stopped).toBeNull();
  });

  it('conflicts are a message to the user, once', async () => {
    const id = await own.fetched();
    await own.save(id, update('campaign', await firstOf(id, 'campaign'), { budget: 200 }));
    expect(await setNightly([id])).toBe(200);
    await editByOthers({ budget: 300 });
    await night();
    expect((await stateOf(id)).conflicts).toBe(1);
    await night();
    expect((await inbox()).filter((title) => title === 'Conflicts with the account: Account')).toHaveLength(
      1,
    );
  });

  it.each([
    [
      'pending confirmation',
      2,
      async (id: string) => {
        await space.call('draftSubmit', { id, version: await space.versionOf(id) });
      },
    ],
    ['uploaded', 4, (id: string) => own.upload(id)],
  ] as const)('a draft that is %s stays as it is', async (_, status, become) => {
    const id = await own.fetched();
    await own.withThemes(id);
    expect(await setNightly([id])).toBe(200);
    await become(id);
    await editByOthers({ budget: 300 });
    const version = await space.versionOf(id);
    await night();
    expect([await space.statusOf(id), await space.versionOf(id)]).toEqual([status, version]);
    expect((await stateOf(id)).nightly?.nextTime).not.toBeNull();
  });

  it('a draft that is submitted during the night stays as it is', async () => {
    const id = await own.fetched();
    await own.withThemes(id);
    expect(await setNightly([id])).toBe(200);
    await editByOthers({ budget: 300 });
    await makeDue();
    space.jobs.push({ name: 'merge-nightly', data: {} });
    await space.runOneJob();
    await space.call('draftSubmit', { id, version: await space.versionOf(id) });
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(2);
    expect((await stateOf(id)).merge).toMatchObject({ state: 'cancelled', problem: null });
  });

  it('ends when its user loses access, and when the draft is deleted', async () => {
    const bob = await space.test.fixtures.signedIn({ name: 'Bob', accountIds: [space.accountId] });
    const [id, deleted] = [await own.fetched(), await own.fetched()];
    expect(await setNightly([id, deleted], true, bob.token)).toBe(200);
    await space.call('draftDelete', { ids: [deleted] });
    await space.test.database.db.delete(userAccounts).where(eq(userAccounts.userId, bob.userId));
    await editByOthers({ budget: 300 });
    const version = await space.versionOf(id);
    await night();
    expect((await stateOf(id)).nightly).toEqual({ nextTime: null, stopped: 'access_lost', userName: 'Bob' });
    expect(await space.versionOf(id)).toBe(version);
    await space.call('draftRestore', { ids: [deleted] });
    expect((await stateOf(deleted)).nightly).toBeNull();
  });

  it('is only for drafts of an account that were fetched, all or none', async () => {
    const [id, drawn] = [
      await own.fetched(),
      await space.newDraft(uploadDraft({ name: 'Own', imageId: space.imageId })),
    ];
    expect(await setNightly([id, drawn])).toBe(404);
    expect((await stateOf(id)).nightly).toBeNull();
    const stranger = await space.test.fixtures.signedIn({ accountIds: [] });
    expect(await setNightly([id], true, stranger.token)).toBe(404);
    const { data } = await space.call('draftAccountMergeList', { draftIds: [id, drawn] }, stranger.token);
    expect(data).toEqual({ drafts: [] });
    expect(await setNightly([id])).toBe(200);
    expect(await setNightly([id], false)).toBe(200);
    expect((await stateOf(id)).nightly).toBeNull();
  });
});
