import type {
  AccountChange,
  AccountItem,
  DraftDetail,
  EndpointData,
  endpoints,
} from '@meridian/api-client/contract';
import { emptyFields, type Draft, type DraftCommand } from '@meridian/draft-editor/core';
import { seeded } from '@meridian/draft-editor/testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderConnection } from '../../../kits/provider';
import { drafts } from '../../../platform/db/schema';
import { propertyRuns } from '../../../testing/property-runs';
import { clearAccount, readAccountTree, type AccountTree } from '../testing/account-tree';
import { openDraft } from '../testing/compare-account';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';
import { uploadDraft } from '../testing/upload-draft';

let space: SimulatorWorkspace;
let account: ProviderConnection;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
});
beforeEach(async () => {
  await space.test.database.db.delete(drafts);
  await clearAccount(account);
});
afterAll(() => space.close());

type Answer = EndpointData<typeof endpoints.draftAccountChange>;
type Wanted = { item: AccountItem; change: AccountChange };

const change = (changes: readonly Wanted[], given: object = {}) =>
  space.call<Answer>('draftAccountChange', {
    accountId: space.accountId,
    requestId: randomUUID(),
    draftId: null,
    newDraftId: randomUUID(),
    draftName: 'Changes',
    changes,
    ...given,
  });
const upload = async (id: string) => {
  await space.startUpload(id);
  await space.runJobs();
  const { upload: last, list } = await space.status(id);
  expect([last?.state, list.filter(({ state }) => state === 'failed')]).toEqual(['succeeded', []]);
};
/** Fills the account through another draft, which then is deleted. */
const fillAccount = async (draft: Draft = uploadDraft({ imageId: space.imageId })) => {
  await upload(await space.newDraft(draft));
  await space.test.database.db.delete(drafts);
};
const save = async (id: string, ...commands: DraftCommand[]) => {
  const version = await space.versionOf(id);
  const steps = commands.map((command) => ({ id: randomUUID(), command }));
  expect((await space.call('draftSave', { id, version, commands: steps })).code).toBe(200);
};

const campaign = (campaignName: string): AccountItem => ({ kind: 'campaign', campaignName });
const unit = (campaignName: string, adgroupName: string): AccountItem => ({
  kind: 'unit',
  campaignName,
  adgroupName,
});
const keyword = (campaignName: string, adgroupName: string, text: string): AccountItem => ({
  kind: 'keyword',
  campaignName,
  adgroupName,
  keyword: text,
});
const bid = (mode: 'set' | 'add' | 'percent', value: string): AccountChange => ({
  type: 'bid',
  amount: { mode, value },
});
const pathOf = {
  campaign: (name: string) => ` / campaign ${name}`,
  unit: (name: string, own: string) => ` / campaign ${name} / unit ${own}`,
  keyword: (name: string, own: string, text: string) => ` / campaign ${name} / unit ${own} / keyword ${text}`,
};

describe('a change of an item of the account', () => {
  it('becomes the only difference of a new draft, with the row and its parents', async () => {
    await fillAccount();
    const before = await readAccountTree(account);
    const { code, data } = await change([
      { item: keyword('Winter 1', 'Unit 2', 'ski c1u2 1'), change: bid('percent', '15') },
    ]);
    expect([code, data]).toMatchObject([200, { changed: 1, unchanged: 0, skipped: [] }]);
    const id = data.draftId ?? '';
    const { total } = await space.plan(id);
    expect(total).toMatchObject({ created: 0, changed: 1, removed: 0, unchanged: 2 });
    await upload(id);
    const path = pathOf.keyword('Winter 1', 'Unit 2', 'ski c1u2 1');
    expect(await readAccountTree(account)).toEqual({
      ...before,
      items: { ...before.items, [path]: { ...before.items[path], bid: 1.15 } },
    });
  });

  it('merges into an open draft as commands of a user, once for each request', async () => {
    await fillAccount();
    const first = await change([{ item: campaign('Winter 1'), change: bid('add', '0.5') }]);
    const id = first.data.draftId ?? '';
    const open = await space.versionOf(id);
    const body = { draftId: id, requestId: randomUUID() };
    const items = [{ item: unit('Winter 1', 'Unit 1'), change: bid('set', '3') }];
    const second = await change(items, body);
    const { code, data: repeated } = await change(items, body);
    expect([code, repeated]).toEqual([second.code, second.data]);
    const { data } = await space.call<{ changes: { command: DraftCommand }[] }>('draftSave', {
      id,
      version: open,
      commands: [{ id: randomUUID(), command: { type: 'rename', name: 'Mine' } }],
    });
    expect(data.changes.map(({ command }) => command.type)).toEqual(['batch', 'batch']);
    const { parts } = (await space.call<DraftDetail>('draftDetail', { id })).data;
    expect(parts.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['campaign', 1],
      ['unit', 1],
    ]);
  });

  it('is skipped with a reason if it cannot be applied, and then creates no draft', async () => {
    await fillAccount();
    const winter = campaign('Winter 1');
    const { data } = await change([
      { item: campaign('Summer'), change: bid('set', '1') },
      { item: keyword('Winter 1', 'Unit 1', 'gone'), change: bid('set', '1') },
      { item: winter, change: bid('set', '1000') },
      { item: unit('Winter 1', 'Unit 1'), change: { type: 'budget', amount: { mode: 'set', value: '100' } } },
      { item: winter, change: bid('set', '2') },
      {
        item: unit('Winter 1', 'Unit 1'),
        change: { type: 'keywords', matchType: 'exact', words: [' SKI  c1u1 1'], bid: null },
      },
    ]);
    expect(data).toEqual({
      draftId: null,
      version: 0,
      changed: 0,
      unchanged: 2,
      skipped: [
        { index: 0, reason: 'not_found' },
        { index: 1, reason: 'not_found' },
        { index: 2, reason: 'invalid_value' },
        { index: 3, reason: 'not_expressible' },
      ],
    });
    expect(await space.test.database.db.select().from(drafts)).toEqual([]);
  });

  it('is skipped if the draft removes the item', async () => {
    await fillAccount();
    const item = keyword('Winter 1', 'Unit 1', 'ski c1u1 1');
    const { data } = await change([{ item, change: bid('set', '4') }]);
    const id = data.draftId ?? '';
    const [row] = (await openRows(id)).keyword;
    await save(id, { type: 'remove', kind: 'keyword', ids: [row?.id ?? ''] });
    const again = await change([{ item, change: bid('set', '5') }], { draftId: id });
    expect(again.data.skipped).toEqual([{ index: 0, reason: 'removed_in_draft' }]);
  });

  it('is rejected without effect while the draft is being uploaded, or the provider does not respond', async () => {
    await fillAccount();
    const { data } = await change([{ item: campaign('Winter 1'), change: bid('set', '4') }]);
    await space.startUpload(data.draftId ?? '');
    const wanted = [{ item: campaign('Winter 2'), change: bid('set', '4') }];
    expect((await change(wanted, { draftId: data.draftId })).code).toBe(423);
    await space.runJobs();
    const stranger = await space.test.fixtures.signedIn({
      accountIds: [await space.test.fixtures.addAccount()],
    });
    const body = { accountId: space.accountId, requestId: randomUUID(), draftId: null, draftName: 'x' };
    const foreign = { ...body, newDraftId: randomUUID(), changes: wanted };
    expect((await space.call('draftAccountChange', foreign, stranger.token)).code).toBe(403);
  });
});

const openRows = async (id: string) => {
  const { tables } = await openDraft(space, id);
  return { keyword: [...tables.keyword.groups.values()].flat() };
};

const amount = fc.oneof(
  fc.record({
    mode: fc.constant('set' as const),
    value: fc.integer({ min: 1, max: 999 }).map((n) => (n / 100).toFixed(2)),
  }),
  fc.record({ mode: fc.constant('percent' as const), value: fc.integer({ min: -60, max: 200 }).map(String) }),
  fc.record({
    mode: fc.constant('add' as const),
    value: fc.integer({ min: -150, max: 300 }).map((n) => (n / 100).toFixed(2)),
  }),
);
const number = (max: number) => fc.integer({ min: 1, max });
const campaignName = number(3).map((n) => `Winter ${n}`);
const item: fc.Arbitrary<AccountItem> = fc.oneof(
  campaignName.map(campaign),
  fc.tuple(campaignName, number(2)).map(([name, n]) => unit(name, `Unit ${n}`)),
  fc
    .tuple(number(3), number(2), number(4))
    .map(([c, u, k]) => keyword(`Winter ${c}`, `Unit ${u}`, `ski c${c}u${u} ${k}`)),
);
const anyChange: fc.Arbitrary<AccountChange> = fc.oneof(
  { weight: 3, arbitrary: amount.map((each) => ({ type: 'bid' as const, amount: each })) },
  amount.map((each) => ({ type: 'budget' as const, amount: each })),
  fc.constantFrom({ type: 'pause' as const }, { type: 'enable' as const }),
  fc.record({
    type: fc.constant('negatives' as const),
    match: fc.constantFrom('exact' as const, 'phrase' as const),
    words: fc.array(fc.constantFrom('free', ' Free ', 'job', '二手'), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('keywords' as const),
    matchType: fc.constantFrom('exact' as const, 'phrase' as const, 'smart' as const),
    words: fc.array(fc.constantFrom('ski pass', 'snow boots', 'ski c1u1 1'), { minLength: 1, maxLength: 2 }),
    bid: fc.constantFrom(null, '1.2'),
  }),
);

describe('random changes of a random account', () => {
  it('are all that differs after the upload', async () => {
    const wanted = fc.array(fc.record({ item, change: anyChange }), { minLength: 1, maxLength: 12 });
    const property = fc.asyncProperty(wanted, fc.integer(), async (changes, seed) => {
      await space.test.database.db.delete(drafts);
      await clearAccount(account);
      await fillAccount(withoutSomeBids(seed));
      const before = await readAccountTree(account);
      const { code, data } = await change(changes);
      expect([code, data.changed + data.unchanged + data.skipped.length]).toEqual([200, changes.length]);
      if (data.draftId !== null) {
        const { total } = await space.plan(data.draftId);
        expect(total.removed).toBe(0);
        // several changes of an item may cancel each other out
        if (total.changed + total.created > 0) await upload(data.draftId);
      }
      const skipped = new Set(data.skipped.map(({ index }) => index));
      const applied = changes.filter((_, index) => !skipped.has(index));
      expect(await readAccountTree(account)).toEqual(modelOf(before, applied));
    });
    await fc.assert(property, { numRuns: propertyRuns(6), endOnFailure: true });
  });
});

/** An account in which some units and keywords inherit their bids. */
function withoutSomeBids(seed: number): Draft {
  const random = seeded(seed);
  const draft = uploadDraft({ keywordsPerUnit: 3, imageId: space.imageId });
  for (const kind of ['unit', 'keyword'] as const)
    for (const row of [...draft.tables[kind].groups.values()].flat())
      if (random() < 0.5) Object.assign(row, { bid: null });
  return draft;
}

/** What the changes mean, computed from the account alone. */
function modelOf(before: AccountTree, changes: readonly Wanted[]): AccountTree {
  const items = structuredClone(before.items);
  for (const { item: of, change: how } of changes) {
    const own = [
      pathOf.campaign(of.campaignName),
      ...(of.kind === 'campaign' ? [] : [pathOf.unit(of.campaignName, of.adgroupName)]),
      ...(of.kind === 'keyword' ? [pathOf.keyword(of.campaignName, of.adgroupName, of.keyword)] : []),
    ];
    const path = own.at(-1) ?? '';
    const fields = items[path] ?? {};
    const field = how.type === 'bid' ? 'bid' : 'budget';
    if (how.type === 'bid' || how.type === 'budget') {
      const start = own
        .toReversed()
        .map((each) => items[each]?.[field])
        .find((each) => typeof each === 'number');
      const from = Math.round((start ?? 0) * 100);
      const value = Number(how.amount.value);
      const cents =
        how.amount.mode === 'set'
          ? Math.round(value * 100)
          : how.amount.mode === 'add'
            ? from + Math.round(value * 100)
            : Math.floor((from * (100 + value) + 50) / 100);
      const isInherited = fields[field] === null && how.amount.mode !== 'set' && cents === from;
      if (!isInherited) fields[field] = cents / 100;
    }
    if (how.type === 'pause' || how.type === 'enable') fields['isPaused'] = how.type === 'pause';
    if (how.type === 'negatives') {
      const name = how.match === 'exact' ? 'exactNegatives' : 'phraseNegatives';
      const words = (fields[name] ?? []) as string[];
      for (const word of how.words) {
        const isKnown = words.some((each) => each.toLowerCase() === word.trim().toLowerCase());
        if (!isKnown) words.push(word.trim());
      }
      fields[name] = words;
    }
    if (how.type === 'keywords')
      for (const word of how.words) {
        const { matchType } = how;
        const added = {
          ...emptyFields.keyword,
          keyword: word,
          matchType,
          bid: how.bid === null ? null : 1.2,
        };
        items[`${path} / keyword ${word}`] ??= added;
      }
  }
  return { ...before, items };
}
