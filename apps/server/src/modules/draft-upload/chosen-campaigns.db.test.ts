import type { DraftPlan, PlannedChange } from '@meridian/api-client/contract';
import { childrenOf, findRow, rootId, type Draft } from '@meridian/draft-editor/core';
import { seeded } from '@meridian/draft-editor/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderConnection } from '../../kits/provider';
import { drafts } from '../../platform/db/schema';
import { propertyRuns } from '../../testing/property-runs';
import { createAccountDrafts, update } from './testing/account-drafts';
import { clearAccount, readAccountTree, type AccountTree } from './testing/account-tree';
import { differencesFrom, openDraft, pictureDifferences } from './testing/compare-account';
import { writtenTwice } from './testing/sent-items';
import { createSimulatorProvider } from './testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from './testing/simulator-workspace';
import { uploadDraft } from './testing/upload-draft';

let space: SimulatorWorkspace;
let account: ProviderConnection;
let own: ReturnType<typeof createAccountDrafts>;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
  own = createAccountDrafts(space, account);
});
beforeEach(() => fill());
afterAll(() => space.close());

const size = { campaigns: 4, unitsPerCampaign: 2, keywordsPerUnit: 2 };

/** Fills the account anew with four campaigns. */
async function fill(): Promise<void> {
  await space.test.database.db.delete(drafts);
  await clearAccount(account);
  await own.upload(await space.newDraft(uploadDraft({ imageId: space.imageId, ...size })));
}

const campaignsOf = (draft: Draft) => childrenOf(draft, 'campaign', rootId);

/** The part of an account in the campaigns with some names. */
function within({ items, pictures }: AccountTree, names: readonly string[]): AccountTree {
  const isWithin = ([path]: [string, unknown]) =>
    names.some((name) => path === ` / campaign ${name}` || path.startsWith(` / campaign ${name} / `));
  return {
    items: Object.fromEntries(Object.entries(items).filter(isWithin)),
    pictures: Object.fromEntries(Object.entries(pictures).filter(isWithin)),
  };
}
const union = (one: AccountTree, other: AccountTree): AccountTree => ({
  items: { ...one.items, ...other.items },
  pictures: { ...one.pictures, ...other.pictures },
});

/** A random choice of whole groups: neither none nor all, if there are several. */
function chooseGroups({ campaigns }: DraftPlan, random: () => number): string[] {
  const groups = [...new Set(campaigns.map(({ group }) => group))];
  const first = groups[Math.floor(random() * groups.length)];
  const last = groups.find((group) => group !== first);
  const chosen = groups.filter((group) => group === first || (group !== last && random() < 0.5));
  return campaigns.filter(({ group }) => chosen.includes(group)).map(({ id }) => id);
}

describe('an upload of chosen campaigns', () => {
  const seeds = Array.from({ length: propertyRuns(6) }, (_, at) => at + 1);
  it.each(seeds)('changes only these, and the next one the rest: seed %i', async (seed) => {
    const random = seeded(seed);
    const id = await own.fetched();
    await own.withThemes(id);
    const base = await openDraft(space, id);
    for (const part of [1, 2, 3]) await own.edit(id, seed * 10 + part, 's');
    const draft = await openDraft(space, id);
    const plan = await space.plan(id);
    const chosen = chooseGroups(plan, random);
    const isPart = chosen.length < plan.campaigns.length;
    const before = await readAccountTree(account);
    const from = space.simulator.writes().length;

    await own.upload(id, chosen);
    const after = await readAccountTree(account);
    expect(await space.statusOf(id)).toBe(isPart ? 1 : 4);
    const rest = (await space.plan(id)).campaigns;
    const isLeft = ({ id: row }: { id: string }) => !chosen.includes(row);
    expect(new Set(rest.map((each) => each.id))).toEqual(
      new Set(plan.campaigns.filter(isLeft).map((each) => each.id)),
    );

    if (isPart) await own.upload(id);
    const end = await readAccountTree(account);
    expect(await space.statusOf(id)).toBe(4);
    expect(await differencesFrom(space, account, id)).toEqual([]);
    expect(await pictureDifferences(space, account, id)).toEqual([]);
    expect(writtenTwice(space.simulator.writes().slice(from))).toEqual([]);

    const nameIn = (of: Draft, row: string) => findRow(of, 'campaign', row)?.campaignName ?? [];
    const kept = campaignsOf(base).filter(isLeft);
    const model = union(
      within(
        before,
        kept.map(({ campaignName }) => campaignName),
      ),
      within(
        end,
        chosen.flatMap((row) => nameIn(draft, row)),
      ),
    );
    expect(after, `chosen ${chosen.join()}`).toEqual(model);
  });

  it('keeps rows that moved to another campaign in one piece', async () => {
    const id = await own.fetched();
    await own.withThemes(id);
    const draft = await openDraft(space, id);
    const [one, two, three] = campaignsOf(draft).map((row) => row.id);
    const [unit] = childrenOf(draft, 'unit', one ?? '');
    await own.save(
      id,
      update('unit', unit?.id ?? '', { adgroupName: 'Moved' }),
      { type: 'move', kind: 'unit', moves: [{ parentId: two ?? '', ids: [unit?.id ?? ''] }] },
      update('campaign', three ?? '', { budget: 321 }),
    );
    const { campaigns } = await space.plan(id);
    const groupOf = (row: string | undefined) => campaigns.find((each) => each.id === row)?.group;
    expect(groupOf(one)).toBe(groupOf(two));
    expect(groupOf(three)).not.toBe(groupOf(two));
    const before = await readAccountTree(account);
    await own.upload(id, [two ?? '']);
    expect(await readAccountTree(account)).toEqual(before);
    expect(await space.statusOf(id)).toBe(1);
    await own.upload(id, [one ?? '', two ?? '']);
    expect((await space.plan(id)).campaigns.map((each) => each.id)).toEqual([three]);
  });

  it('plans and lists only what it sends', async () => {
    const id = await own.fetched();
    const [one, two] = campaignsOf(await openDraft(space, id)).map((row) => row.id);
    await own.save(
      id,
      update('campaign', one ?? '', { budget: 201 }),
      update('campaign', two ?? '', { budget: 202 }),
    );
    const { data: plan } = await space.call<DraftPlan>('draftPlan', { id, campaignIds: [two] });
    expect([plan.itemsToSend, plan.total.changed, plan.campaigns.length]).toEqual([1, 1, 2]);
    const changes = async (campaignIds?: (string | undefined)[]) =>
      (
        await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', { query: { id, campaignIds } })
      ).data.list.map((each) => each.id);
    expect(await changes([two])).toEqual([two]);
    expect(new Set(await changes())).toEqual(new Set([one, two]));
    expect(await changes([one])).toEqual([one]);
  });

  it('sends failed items again, and can be undone', async () => {
    const id = await own.fetched();
    await own.withThemes(id);
    const draft = await openDraft(space, id);
    const [one, two] = campaignsOf(draft).map((row) => row.id);
    const [unit] = childrenOf(draft, 'unit', one ?? '');
    const rejected = { keyword: '禁投', matchType: 'exact' as const, bid: 3, isPaused: false, id: 'n1' };
    await own.save(
      id,
      { type: 'add', kind: 'keyword', placements: [{ parentId: unit?.id ?? '', rows: [rejected] }] },
      update('campaign', two ?? '', { budget: 202 }),
    );
    await space.startUpload(id, [one ?? '']);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(3);
    expect((await space.status(id)).upload).toMatchObject({ campaigns: 1, leftOut: 1, state: 'failed' });
    expect((await space.call('draftUploadRetry', { id })).code).toBe(200);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(3);

    const before = await readAccountTree(account);
    await own.save(
      id,
      update('keyword', 'n1', { keyword: 'allowed' }),
      update('unit', unit?.id ?? '', { bid: 9 }),
    );
    await own.upload(id, [one ?? '']);
    expect(await space.statusOf(id)).toBe(1);
    const newId = randomUUID();
    expect((await space.call('draftInverse', { id, newId, name: 'Undo' })).code).toBe(200);
    await own.upload(newId);
    expect(await readAccountTree(account)).toEqual(before);
  });

  it('works for a new draft, campaign by campaign', async () => {
    await clearAccount(account);
    const id = await space.newDraft(uploadDraft({ name: 'New', imageId: space.imageId, ...size }));
    const ids = campaignsOf(await openDraft(space, id)).map((row) => row.id);
    for (const [at, campaign] of ids.entries()) {
      await own.upload(id, [campaign]);
      expect(await space.statusOf(id)).toBe(at === ids.length - 1 ? 4 : 1);
      expect(await account.read('campaign', { parentIds: [''] })).toHaveLength(at + 1);
    }
    expect(await differencesFrom(space, account, id)).toEqual([]);
  });
});
