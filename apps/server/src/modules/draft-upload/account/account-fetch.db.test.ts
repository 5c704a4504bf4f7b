import type { AccountFetch } from '@meridian/api-client/contract';
import { rowsInOrder, type DraftCommand } from '@meridian/draft-editor/core';
import { idSource, seeded } from '@meridian/draft-editor/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Provider, ProviderConnection } from '../../../kits/provider';
import { drafts } from '../../../platform/db/schema';
import { propertyRuns } from '../../../testing/property-runs';
import { clearAccount } from '../testing/account-tree';
import { differencesFrom, openDraft, pictureDifferences } from '../testing/compare-account';
import { randomEdits } from '../testing/random-edits';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';
import { uploadDraft } from '../testing/upload-draft';
import { runFetch } from './run-fetch';

let space: SimulatorWorkspace;
let provider: Provider;
let account: ProviderConnection;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  provider = createSimulatorProvider(space.simulator.baseUrl, 2_000);
  account = await provider.connect(space.accountId);
});
beforeEach(async () => {
  await space.test.database.db.delete(drafts);
  await clearAccount(account);
});
afterAll(() => space.close());

const upload = async (id: string) => {
  await space.startUpload(id);
  await space.runJobs();
  const { upload: last, list } = await space.status(id);
  expect([last?.state, list.filter(({ state }) => state === 'failed')]).toEqual(['succeeded', []]);
};
const fillAccount = async () => {
  await upload(await space.newDraft(uploadDraft({ imageId: space.imageId })));
  await space.test.database.db.delete(drafts);
};
const start = async (campaignIds: string[] | null = null) => {
  const draftId = randomUUID();
  const body = { accountId: space.accountId, draftId, draftName: 'Account', campaignIds };
  const { code } = await space.call('draftAccountFetch', body);
  expect(code).toBe(200);
  return draftId;
};
const statusOf = async (draftId: string) =>
  (await space.call<AccountFetch>('draftAccountFetchStatus', { draftId })).data;
const fetched = async () => {
  const id = await start();
  await space.runJobs();
  expect(await statusOf(id)).toMatchObject({ state: 'done', problem: null, picturesLeftOut: 0, unknown: [] });
  return id;
};
const save = async (id: string, ...commands: DraftCommand[]) => {
  const version = await space.versionOf(id);
  const steps = commands.map((command) => ({ id: randomUUID(), command }));
  expect((await space.call('draftSave', { id, version, commands: steps })).code).toBe(200);
};
const withThemes = async (id: string): Promise<DraftCommand> => {
  const draft = await openDraft(space, id);
  const edits = rowsInOrder(draft, 'creative').map((row) => ({
    id: row.id,
    changes: { pictureTheme: 'Snow' },
  }));
  const themes = rowsInOrder(draft, 'picture').map((row) => ({ id: row.id, changes: { theme: 'Snow' } }));
  return {
    type: 'batch',
    commands: [
      { type: 'update', kind: 'creative', edits },
      { type: 'update', kind: 'picture', edits: themes },
    ],
  };
};
const isShown = async (id: string) => (await space.call('draftDetail', { id })).code === 200;

describe('a draft that was fetched from an account', () => {
  it('has everything of the account, and plans nothing until it is edited', async () => {
    await fillAccount();
    const id = await fetched();
    expect(await statusOf(id)).toMatchObject({ campaignsDone: 2, campaignsTotal: 2, rows: 26 });
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect(await pictureDifferences(space, account, id)).toEqual([]);
    const { total, notSent } = await space.plan(id);
    expect([total, notSent]).toMatchObject([
      { created: 0, changed: 0, removed: 0, unchanged: 26, calls: 0 },
      [],
    ]);
    const { data } = await space.call<{ rows: { isSynchronized: boolean }[] }>('draftSyncStates', { id });
    expect(data.rows.filter(({ isSynchronized }) => isSynchronized)).toHaveLength(26);
    expect(await space.preview(id)).toMatchObject({ canSubmit: true });
  });

  it('has only the selected campaigns', async () => {
    await fillAccount();
    const { data } = await space.call<{ campaigns: { id: string; campaignName: string }[] }>(
      'draftAccountCampaigns',
      { accountId: space.accountId },
    );
    const second = data.campaigns.find(({ campaignName }) => campaignName === 'Winter 2')?.id ?? '';
    const id = await start([second]);
    await space.runJobs();
    const draft = await openDraft(space, id);
    expect(rowsInOrder(draft, 'campaign').map(({ campaignName }) => campaignName)).toEqual(['Winter 2']);
    expect(rowsInOrder(draft, 'keyword')).toHaveLength(6);
  });

  it('is complete after its server was killed in the middle, with nothing twice', async () => {
    await fillAccount();
    const id = await start();
    const { db } = space.test.database;
    const parts = { db, clock: space.test.clock, stopping: new AbortController().signal };
    for (const calls of [1, 2, 3, 4, 2, 3]) {
      const killed = { ...parts, providers: [endingAfter(calls)] };
      await expect(runFetch(killed, id)).rejects.toThrow('killed');
      expect(await isShown(id)).toBe(false);
    }
    await space.runJobs();
    expect(await statusOf(id)).toMatchObject({ state: 'done', campaignsDone: 2, rows: 26 });
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect((await space.plan(id)).total).toMatchObject({ created: 0, changed: 0, removed: 0, unchanged: 26 });
  });

  it('is never shown if it is cancelled', async () => {
    await fillAccount();
    const id = await start();
    await space.call('draftAccountFetchCancel', { draftId: id });
    await space.runJobs();
    expect([(await statusOf(id)).state, await isShown(id)]).toEqual(['cancelled', false]);
    const stranger = await space.test.fixtures.signedIn({ accountIds: [] });
    expect((await space.call('draftAccountFetchStatus', { draftId: id }, stranger.token)).code).toBe(404);
  });

  it('makes the account equal to it, whatever was edited', async () => {
    const runs = Array.from({ length: propertyRuns(3) }, (_, at) => at + 1);
    for (const seed of runs) {
      await space.test.database.db.delete(drafts);
      await clearAccount(account);
      await fillAccount();
      const id = await fetched();
      // themes are no part of the account, and random edits start from a draft without errors
      await save(id, await withThemes(id));
      const { commands } = randomEdits(await openDraft(space, id), {
        count: 6,
        random: seeded(seed),
        newId: idSource(`n${seed}-`),
        imageIds: [space.imageId],
      });
      expect(commands.length).toBeGreaterThan(0);
      await save(id, ...commands);
      await upload(id);
      expect(await differencesFrom(space, account, id), `seed ${seed}`).toEqual([]);
    }
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
