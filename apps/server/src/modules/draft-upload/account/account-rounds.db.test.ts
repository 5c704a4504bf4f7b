import {
  childrenOf,
  emptyFields,
  rootId,
  type Draft,
  type DraftCommand,
  type RowKind,
} from '@meridian/draft-editor/core';
import { seeded } from '@meridian/draft-editor/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProviderConnection } from '../../../kits/provider';
import { propertyRuns } from '../../../testing/property-runs';
import { createAccountDrafts, update } from '../testing/account-drafts';
import { differencesFrom, openDraft } from '../testing/compare-account';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';

let space: SimulatorWorkspace;
let account: ProviderConnection;
let own: ReturnType<typeof createAccountDrafts>;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
  own = createAccountDrafts(space, account);
});
beforeEach(() => own.clear());
afterAll(() => space.close());

interface Item {
  kind: RowKind;
  id: string;
  values: Readonly<Record<string, unknown>>;
}
/** Items of an account by their path of names, with the fields that the test edits. */
type Items = Map<string, Item>;

function itemsOf(draft: Draft): Items {
  const items: Items = new Map();
  for (const { id, campaignName, budget, isPaused } of childrenOf(draft, 'campaign', rootId)) {
    items.set(campaignName, { kind: 'campaign', id, values: { budget, isPaused } });
    for (const unit of childrenOf(draft, 'unit', id)) {
      const path = `${campaignName}/${unit.adgroupName}`;
      items.set(path, { kind: 'unit', id: unit.id, values: { bid: unit.bid, isPaused: unit.isPaused } });
      for (const row of childrenOf(draft, 'keyword', unit.id))
        items.set(`${path}/${row.keyword}`, {
          kind: 'keyword',
          id: row.id,
          values: { bid: row.bid, isPaused: row.isPaused },
        });
    }
  }
  return items;
}
const valuesOf = (items: Items) => Object.fromEntries([...items].map(([path, { values }]) => [path, values]));

/** The draft wins: field by field, and where one side removed what the other changed. */
function mergedItems(base: Items, mine: Items, theirs: Items): Items {
  const merged: Items = new Map();
  for (const path of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, ours, other] = [base.get(path), mine.get(path), theirs.get(path)];
    if (before === undefined || (ours && other)) {
      const item = ours ?? other;
      if (item) merged.set(path, { ...item, values: mergedValues(before, ours, other) });
    } else if (ours && JSON.stringify(ours.values) !== JSON.stringify(before.values)) merged.set(path, ours);
  }
  return merged;
}
function mergedValues(base: Item | undefined, mine: Item | undefined, theirs: Item | undefined) {
  const changed = Object.entries(mine?.values ?? {}).filter(
    ([field, value]) => value !== base?.values[field] || theirs === undefined,
  );
  return { ...theirs?.values, ...Object.fromEntries(changed) };
}

/** Random changes, additions and removals; some add the same keyword as others do in this round. */
function randomCommands(items: Items, { seed, round }: { seed: number; round: number }): DraftCommand[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const keywords = [...items].filter(([, { kind }]) => kind === 'keyword');
  const units = [...items].filter(([, { kind }]) => kind === 'unit');
  const campaign = pick([...items.values()].filter(({ kind }) => kind === 'campaign'));
  const unit = pick(units);
  const [, changed] = pick(keywords) ?? [];
  const [, paused] = pick([...items]) ?? [];
  // only keywords of earlier rounds, so that each unit keeps some
  const [, removed] = pick(keywords.filter(([path]) => path.includes('/word '))) ?? [];
  const keyword = `word ${round} ${pick([1, 2])} ${unit?.[0].replaceAll('/', ' ')}`;
  const added = {
    ...emptyFields.keyword,
    id: `w${seed}`,
    keyword,
    bid: (100 + Math.floor(random() * 400)) / 100,
  };
  return [
    ...(campaign ? [update('campaign', campaign.id, { budget: 100 + Math.floor(random() * 900) })] : []),
    ...(changed ? [update('keyword', changed.id, { bid: (100 + Math.floor(random() * 400)) / 100 })] : []),
    ...(paused ? [update(paused.kind, paused.id, { isPaused: paused.values['isPaused'] !== true })] : []),
    ...(removed ? [{ type: 'remove', kind: 'keyword', ids: [removed.id] } as const] : []),
    ...(unit && !items.has(`${unit[0]}/${keyword}`)
      ? [
          {
            type: 'add',
            kind: 'keyword',
            placements: [{ parentId: unit[1].id, rows: [added] }],
          } as const,
        ]
      : []),
  ];
}

const draftItems = async (id: string) => itemsOf(await openDraft(space, id));
const accountItems = async () => draftItems(await own.fetched());

async function editByOthers(seed: number, round: number) {
  const id = await own.fetched();
  await own.save(id, ...randomCommands(await draftItems(id), { seed, round }));
  await own.upload(id);
}
/** Gets changes, and compares the draft with the model. */
async function getChanges(id: string, base: Items): Promise<Items> {
  const [mine, theirs] = [await draftItems(id), await accountItems()];
  expect(await own.merge(id)).toMatchObject({ merge: { state: 'done' } });
  expect(await space.statusOf(id)).toBe(1);
  expect(valuesOf(await draftItems(id))).toEqual(valuesOf(mergedItems(base, mine, theirs)));
  return theirs;
}

const seeds = Array.from({ length: propertyRuns(1) }, (_, at) => at + 1);
it.each(seeds)(
  'a draft of an account goes on after each upload, and the account then equals the model: seed %i',
  async (seed) => {
    const id = await own.fetched();
    let base = await draftItems(id);
    for (const round of [1, 2, 3, 4]) {
      const at = seed * 1_000 + round * 10;
      await editByOthers(at, round);
      base = await getChanges(id, base);
      await own.save(id, ...randomCommands(await draftItems(id), { seed: at + 1, round }));
      if (round % 2 === 0) {
        await editByOthers(at + 2, round);
        base = await getChanges(id, base);
      }
      const model = await draftItems(id);
      await own.upload(id);
      expect(await space.statusOf(id)).toBe(4);
      base = await accountItems();
      expect(valuesOf(base), `round ${round}`).toEqual(valuesOf(model));
      expect(await differencesFrom(space, account, id)).toEqual([]);
      expect(await own.conflictsOf(id)).toEqual([]);
    }
  },
);

it('an uploaded draft is locked until it gets changes, even if there are none', async () => {
  const id = await own.fetched();
  const budget = async (value: number) => {
    const [[, campaign] = []] = await draftItems(id);
    return {
      id,
      version: await space.versionOf(id),
      commands: [
        { id: crypto.randomUUID(), command: update('campaign', campaign?.id ?? '', { budget: value }) },
      ],
    };
  };
  expect((await space.call('draftSave', await budget(200))).code).toBe(200);
  await own.upload(id);
  const version = await space.versionOf(id);
  expect((await space.call('draftSave', await budget(300))).code).toBe(423);
  expect(await own.merge(id)).toMatchObject({ merge: { state: 'done', added: 0, changed: 0, removed: 0 } });
  expect([await space.statusOf(id), await space.versionOf(id)]).toEqual([1, version + 1]);
  expect((await space.plan(id)).total).toMatchObject({ created: 0, changed: 0, removed: 0 });
  expect((await space.call('draftSave', await budget(300))).code).toBe(200);
});

it('an uploaded draft that was not fetched stays locked', async () => {
  const { data } = await space.call<{ list: { id: string; status: number }[] }>('draftList', {
    page: { number: 1, size: 10 },
    query: {},
  });
  const [uploaded] = data.list;
  expect(uploaded?.status).toBe(4);
  expect((await space.call('draftAccountMerge', { draftId: uploaded?.id ?? '' })).code).toBe(404);
  expect(await space.statusOf(uploaded?.id ?? '')).toBe(4);
});
