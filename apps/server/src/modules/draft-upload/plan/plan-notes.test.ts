import { emptyFields, fromRows, type ProviderKind } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { itemName, type ProviderItem } from '../../../kits/provider';
import { storedFields } from '../../../kits/provider/wire/compare';
import { contentKey } from './account-content';
import { planNotes } from './plan-notes';
import { planUpload } from './plan-upload';

const kinds = ['campaign', 'unit', 'keyword', 'creative'] as const;

/** Notes of a draft with one item of each kind, of which the account has each under its provider id. */
async function notesOf(paused: { draft: boolean; account: boolean; base?: boolean }) {
  const given = {
    campaign: { ...emptyFields.campaign, campaignName: 'Ski' },
    unit: { ...emptyFields.unit, adgroupName: 'Packages' },
    keyword: { ...emptyFields.keyword, keyword: 'ski', bid: 1 },
    creative: { ...emptyFields.creative, title: 'Ski', description1: 'Snow' },
  };
  const parents = { campaign: '', unit: 'campaign', keyword: 'unit', creative: 'unit' };
  const row = <K extends ProviderKind>(kind: K) => [
    { ...given[kind], isPaused: paused.draft, id: kind, parentId: parents[kind] },
  ];
  const draft = fromRows({
    name: 'Status',
    rows: {
      campaign: row('campaign'),
      unit: row('unit'),
      keyword: row('keyword'),
      creative: row('creative'),
      picture: [],
    },
  });
  const items = kinds.map((kind): [ProviderKind, ProviderItem] => [
    kind,
    {
      providerId: kind,
      parentId: parents[kind],
      fields: storedFields(kind, { ...given[kind], isPaused: paused.account }),
      state: 'active',
      offlineReasons: [],
    },
  ]);
  const planned = await planUpload(
    {
      draft,
      rowVersions: new Map(),
      unknownFields: new Map(),
      providerIds: new Map(kinds.map((kind) => [`${kind} ${kind}`, kind])),
      removals: [],
      images: new Map(),
      sentPictures: new Map(),
    },
    {
      byId: new Map(items.map(([kind, item]) => [`${kind} ${item.providerId}`, item])),
      byName: new Map(
        items.map(([kind, item]) => [contentKey(kind, item.parentId, itemName(kind, item.fields)), item]),
      ),
      bindings: new Set(),
    },
  );
  const { base } = paused;
  const bases = new Map<string, Record<string, unknown>>();
  if (base !== undefined)
    for (const kind of kinds) bases.set(`${kind} ${kind}`, { ...given[kind], isPaused: base });
  return planNotes(planned, { isAccountKnown: true, bases });
}

it('says which items an upload enables that the account has paused', async () => {
  const notes = await notesOf({ draft: false, account: true });
  expect(notes.map(({ code, kind, count, parentId }) => [code, kind, count, parentId])).toEqual([
    ['enables_items', 'campaign', 1, ''],
    ['enables_items', 'unit', 1, 'campaign'],
    ['enables_items', 'keyword', 1, 'unit'],
    ['enables_items', 'creative', 1, 'unit'],
  ]);
});

it.each([
  [false, false],
  [true, false],
  [true, true],
])('says nothing of the status for a draft paused: %s in an account paused: %s', async (draft, account) => {
  expect(await notesOf({ draft, account })).toEqual([]);
});

it('says which items were changed in the account since it was last read, if the upload sets them back', async () => {
  const codesOf = async (paused: Parameters<typeof notesOf>[0]) =>
    (await notesOf(paused)).flatMap(({ code, kind }) => (code === 'changed_elsewhere' ? [kind] : []));
  expect(await codesOf({ base: false, account: true, draft: false })).toEqual([...kinds]);
  // changed here, or in the same way
  expect(await codesOf({ base: true, account: true, draft: false })).toEqual([]);
  expect(await codesOf({ base: false, account: true, draft: true })).toEqual([]);
});
