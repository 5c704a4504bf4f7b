import { emptyFields, fromRows, type Draft } from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemName, type ProviderItem } from '../../../kits/provider';
import { storedFields } from '../../../kits/provider/wire/compare';
import { contentKey, type AccountContent } from './account-content';
import { planSteps } from './estimate';
import { planUpload } from './plan-upload';
import type { PlannedItem } from './planned-item';

type Kind = 'campaign' | 'unit';

/** Names of rows in the account by id, and their new names in the draft. */
interface Names {
  live: Record<string, string>;
  wanted: Record<string, string>;
}

const pool = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Siblings that remain, are removed or are new, with arbitrary names. */
const someNames: fc.Arbitrary<Names> = fc
  .record({ live: fc.shuffledSubarray(pool), gone: fc.subarray(pool), added: fc.nat(3) })
  .chain(({ live, gone, added }) => {
    const liveRows = live.map((name, at) => [`r${at}`, name] as const);
    const ids = liveRows.flatMap(([id, name]) => (gone.includes(name) ? [] : [id]));
    const rows = [...ids, ...Array.from({ length: added }, (_, at) => `n${at}`)];
    return fc
      .shuffledSubarray([...pool, 'G', 'H', 'I'], { minLength: rows.length, maxLength: rows.length })
      .map((names) => ({
        live: Object.fromEntries(liveRows),
        wanted: Object.fromEntries(rows.map((id, at) => [id, names[at] ?? ''])),
      }));
  });

function draftOf(kind: Kind, names: Readonly<Record<string, string>>): Draft {
  const campaign = { ...emptyFields.campaign, id: 'c', parentId: '', campaignName: 'Parent' };
  const named = Object.entries(names);
  return fromRows({
    name: 'Names',
    rows: {
      campaign:
        kind === 'unit' ? [campaign] : named.map(([id, campaignName]) => ({ ...campaign, id, campaignName })),
      unit:
        kind === 'unit'
          ? named.map(([id, adgroupName]) => ({ ...emptyFields.unit, id, parentId: 'c', adgroupName }))
          : [],
      keyword: [],
      creative: [],
      picture: [],
    },
  });
}

/** An account, and the plan of an upload that gives it the new names. */
async function planOf(kind: Kind, { live, wanted }: Names) {
  const fieldOf = (name: string) =>
    kind === 'unit'
      ? storedFields('unit', { ...emptyFields.unit, adgroupName: name })
      : storedFields('campaign', { ...emptyFields.campaign, campaignName: name });
  const itemOf = (providerId: string, parentId: string, fields: object): ProviderItem => ({
    providerId,
    parentId,
    fields,
    state: 'active',
    offlineReasons: [],
  });
  const parent = itemOf(
    '1',
    '',
    storedFields('campaign', { ...emptyFields.campaign, campaignName: 'Parent' }),
  );
  const items = Object.entries(live).map(([id, name]) =>
    itemOf(`at ${id}`, kind === 'unit' ? '1' : '', fieldOf(name)),
  );
  const all = [
    ...items.map((item) => [kind, item] as const),
    ...(kind === 'unit' ? [['campaign', parent] as const] : []),
  ];
  const account: AccountContent = {
    byId: new Map(all.map(([each, item]) => [`${each} ${item.providerId}`, item])),
    byName: new Map(
      all.map(([each, item]) => [contentKey(each, item.parentId, itemName(each, item.fields)), item]),
    ),
    bindings: new Set(),
  };
  const planned = await planUpload(
    {
      draft: draftOf(kind, wanted),
      rowVersions: new Map(),
      unknownFields: new Map(),
      providerIds: new Map([
        ['campaign c', '1'],
        ...Object.keys(live).map((id): [string, string] => [`${kind} ${id}`, `at ${id}`]),
      ]),
      removals: Object.keys(live)
        .filter((id) => !(id in wanted))
        .map((rowId) => ({
          kind,
          rowId,
          providerId: `at ${rowId}`,
          rowVersion: 0,
          fields: {},
          parentId: kind === 'unit' ? 'c' : '',
        })),
      images: new Map(),
      sentPictures: new Map(),
    },
    account,
  );
  return planned;
}

/**
 * Sends a plan to a provider that rejects a name if another item has it before the request, in whatever order the
 * provider processes a request. Returns the names by provider id, and the number of requests.
 */
function send(kind: Kind, planned: readonly PlannedItem[], live: Readonly<Record<string, string>>) {
  const names = new Map(Object.entries(live).map(([id, name]) => [`at ${id}`, name]));
  const sent = new Set<string>();
  let waiting = planned.filter((item) => item.kind === kind && item.action !== 'none');
  let calls = 0;
  while (waiting.length > 0) {
    const free = waiting.filter(({ follows }) => follows === null || sent.has(follows));
    const batch = free.filter(({ action }) => action === free[0]?.action);
    expect(batch, 'something can be sent').not.toEqual([]);
    calls += batch[0]?.action === 'update' ? 2 : 1;
    const before = new Map(names);
    for (const { action, rowId, providerId, fields } of batch) {
      sent.add(rowId);
      const id = providerId ?? `new ${rowId}`;
      if (action === 'remove') {
        names.delete(id);
        continue;
      }
      const name = itemName(kind, fields);
      const holder = [...before].find(([other, each]) => other !== id && each === name);
      expect(holder, `${name} is free`).toBeUndefined();
      names.set(id, name);
    }
    waiting = waiting.filter((item) => !batch.includes(item));
  }
  return { names: [...names.values()].toSorted(), calls };
}

it.each(['campaign', 'unit'] as const)('gives siblings in the account any new names: %s', async (kind) => {
  await fc.assert(
    fc.asyncProperty(someNames, async (given) => {
      const planned = await planOf(kind, given);
      const { names, calls } = send(kind, planned, given.live);
      expect(names).toEqual(Object.values(given.wanted).toSorted());
      const step = planSteps(planned, { images: new Map(), provider: 'baidu' }).find(
        (each) => each.kind === kind,
      );
      expect(step?.calls ?? 0).toBeGreaterThanOrEqual(calls);
      const isExchange = planned.some(({ isTemporary }) => isTemporary);
      // without a cycle, ordering suffices
      expect(isExchange).toBe(hasCircle(given));
    }),
  );
});

/** Whether existing rows exchange their names in a cycle. */
function hasCircle({ live, wanted }: Names): boolean {
  const idOf = new Map(Object.entries(live).flatMap(([id, name]) => (id in wanted ? [[name, id]] : [])));
  return Object.keys(live).some((start) => {
    let id: string | undefined = start;
    for (let step = 0; step <= pool.length && id !== undefined; step++) {
      const name: string | undefined = wanted[id];
      const next: string | undefined = name === undefined ? undefined : idOf.get(name);
      if (next === id) return false;
      if (next === start) return true;
      id = next;
    }
    return false;
  });
}

it('gives one item per cycle a temporary name, and leaves other plans unchanged', async () => {
  const live = { r0: 'A', r1: 'B', r2: 'C', r3: 'D' };
  const summary = (items: readonly PlannedItem[]) =>
    items.map(({ rowId, name, follows, turn }) => [rowId, name, follows, turn]);
  expect(
    summary(await planOf('campaign', { live, wanted: { r0: 'B', r1: 'A', r2: 'D', r3: 'E', n0: 'C' } })),
  ).toEqual([
    ['r0:name', 'Temporary at r0', null, 0],
    ['r0', 'B', 'r1', 2],
    ['r1', 'A', 'r0:name', 1],
    ['r2', 'D', 'r3', 1],
    ['r3', 'E', null, 0],
    ['n0', 'C', 'r2', 2],
  ]);
  expect(summary(await planOf('campaign', { live: { r0: 'A' }, wanted: { r0: 'B', n0: 'C' } }))).toEqual([
    ['r0', 'B', null, 0],
    ['n0', 'C', null, 0],
  ]);
});
