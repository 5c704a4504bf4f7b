import type { DraftUploadAction } from '@meridian/api-client/contract';
import {
  childrenOf,
  parentIdsInOrder,
  parentKinds,
  providerCallLimits,
  type ProviderKind,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import type { StoredChange } from '../../../db/schema';
import { itemName, type ProviderItem } from '../../provider';
import { rowKey, type StoredDraft } from '../load-draft';
import { contentKey, type AccountContent } from './account-content';

/** What an upload does with an item. */
export interface PlannedItem {
  kind: RowKind;
  rowId: string;
  /** '' for campaigns and removals. */
  parentRowId: string;
  name: string;
  parentName: string;
  action: DraftUploadAction;
  /** Id at the provider, where it has the item. */
  providerId: string | null;
  fields: Record<string, unknown>;
  changes: readonly StoredChange[];
  rowVersion: number;
  /** The account has an item of this name that was not sent from this draft. */
  isMatchedByName: boolean;
}

/** The order in which items are sent: parents before children, pictures before the creatives that are shown with them. */
export const sendOrder = ['campaign', 'unit', 'keyword', 'picture', 'creative'] as const;
/** Children before parents. */
const removalOrder: readonly RowKind[] = ['creative', 'picture', 'keyword', 'unit', 'campaign'];

/** Items of one request, so that progress shows and a pause comes soon. */
const maxPerCall = 1_000;
/** Bindings of pictures to units. The documentation has no limit: as many as are read at once. */
const picturesPerCall = 100;

/** Items of a kind that one request sends: what the provider allows, and no more than shows progress. */
export function itemsPerCall(kind: RowKind): number {
  return kind === 'picture'
    ? picturesPerCall
    : Math.min(providerCallLimits.write[kind].max ?? maxPerCall, maxPerCall);
}

/** Whether the provider stores a kind under a name of its own. */
export function isProviderKind(kind: RowKind): kind is ProviderKind {
  return kind !== 'picture';
}

type DraftToPlan = Pick<StoredDraft, 'draft' | 'rowVersions' | 'providerIds' | 'removals' | 'images'>;

/**
 * Compares a draft with what its account has. An item is found by the id under which it was sent before, else by its name in the same
 * parent, so that nothing is created twice. Items are in the order in which they are sent.
 */
export function planUpload(loaded: DraftToPlan, account: AccountContent): PlannedItem[] {
  const { draft, removals } = loaded;
  const planned: PlannedItem[] = [];
  const replaced: PlannedItem[] = [];
  /** Of campaigns and units. */
  const foundIds = new Map<string, string>();
  const names = new Map<string, string>();
  for (const kind of sendOrder) {
    const parentKind = parentKinds[kind];
    const isParent = kind === 'campaign' || kind === 'unit';
    for (const parentId of parentIdsInOrder(draft, kind)) {
      const parentKey = parentKind === null ? '' : rowKey(parentKind, parentId);
      const place = {
        ...{ kind, parentId, parentName: names.get(parentKey) ?? '' },
        parentProviderId: parentKind === null ? '' : foundIds.get(parentKey),
      };
      for (const row of childrenOf<RowKind>(draft, kind, parentId)) {
        const key = rowKey(kind, row.id);
        const item = planRow(loaded, account, place, row, key);
        if (isParent) names.set(key, item.name);
        if (isParent && item.providerId !== null) foundIds.set(key, item.providerId);
        const old = replacedItem(item, loaded.providerIds.get(key), account);
        if (old) replaced.push(old);
        planned.push(item);
      }
    }
  }
  const gone = removals.map(({ kind, providerId, name, parentName }) =>
    removal({ kind, providerId, name, parentName }),
  );
  const all = [...gone, ...replaced].toSorted(
    (one, other) => removalOrder.indexOf(one.kind) - removalOrder.indexOf(other.kind),
  );
  return [...all, ...planned];
}

interface Place {
  kind: RowKind;
  parentId: string;
  /** undefined: the provider does not have the parent yet. */
  parentProviderId: string | undefined;
  parentName: string;
}

// objects are made once, and without copies of others: a draft has 100,000 rows
function planRow(
  { providerIds, rowVersions, images }: DraftToPlan,
  account: AccountContent,
  { kind, parentId, parentProviderId, parentName }: Place,
  row: Row,
  key: string,
): PlannedItem {
  const fields = fieldsToSend(kind, row);
  const name = isProviderKind(kind) ? itemName(kind, fields) : pictureName(fields);
  const item: PlannedItem = {
    kind,
    rowId: row.id,
    parentRowId: parentId,
    name: displayName(name),
    parentName,
    action: 'create',
    providerId: null,
    fields,
    changes: noChanges,
    rowVersion: rowVersions.get(key) ?? 0,
    isMatchedByName: false,
  };
  if (!isProviderKind(kind)) {
    // by its content, whichever draft has sent it
    const imageId = images.get(String(fields.imageId))?.providerId ?? null;
    if (imageId === null || !account.bindings.has(`${parentProviderId ?? ''} ${imageId}`)) return item;
    item.action = 'none';
    item.providerId = imageId;
    return item;
  }
  const knownId = providerIds.get(key);
  const known = knownId === undefined ? undefined : account.byId.get(`${kind} ${knownId}`);
  const isSame = known && (hasNamedIdentity(kind) ? itemName(kind, known.fields) === name : true);
  const named =
    parentProviderId === undefined ? undefined : account.byName.get(contentKey(kind, parentProviderId, name));
  const existing = isSame ? known : named;
  if (existing === undefined) return item;
  item.changes = changesOf(existing, fields);
  item.action = item.changes.length === 0 ? 'none' : 'update';
  item.providerId = existing.providerId;
  item.isMatchedByName = existing !== known;
  return item;
}

const noChanges: readonly never[] = [];

/** The provider cannot change the texts of these: another one replaces them. */
function hasNamedIdentity(kind: RowKind): boolean {
  return kind === 'keyword' || kind === 'creative';
}

function replacedItem(
  item: PlannedItem,
  knownId: string | undefined,
  account: AccountContent,
): PlannedItem | undefined {
  const { kind } = item;
  if (knownId === undefined || item.providerId === knownId || !hasNamedIdentity(kind)) return undefined;
  const known = account.byId.get(`${kind} ${knownId}`);
  if (known === undefined || !isProviderKind(kind)) return undefined;
  const name = displayName(itemName(kind, known.fields));
  return removal({ kind, providerId: knownId, name, parentName: item.parentName });
}

function removal(gone: { kind: RowKind; providerId: string; name: string; parentName: string }): PlannedItem {
  return {
    ...gone,
    rowId: `removed-${gone.providerId}`,
    parentRowId: '',
    action: 'remove',
    fields: {},
    changes: [],
    rowVersion: 0,
    isMatchedByName: false,
  };
}

function fieldsToSend(kind: RowKind, row: Row): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row))
    if (field !== 'id' && !(kind === 'creative' && field === 'pictureTheme')) fields[field] = value;
  return fields;
}

function pictureName(fields: Readonly<Record<string, unknown>>): string {
  return `${String(fields.theme)}, ${String(fields.ratio)}`;
}

/** The first line of a name: the title of a creative. */
function displayName(name: string): string {
  const end = name.indexOf('\n');
  return end === -1 ? name : name.slice(0, end);
}

/** Fields that differ, of those of which the account says something. */
function changesOf(existing: ProviderItem, fields: Readonly<Record<string, unknown>>): StoredChange[] {
  const present: Readonly<Record<string, unknown>> = existing.fields;
  return Object.keys(fields).flatMap((field) => {
    const [from, to] = [present[field], fields[field]];
    return from === undefined || isSameAtProvider(from, to) ? [] : [{ field, from, to }];
  });
}

/** Whether two values of a field mean the same to the provider. */
export function isSameAtProvider(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Lists in any order are the same list: regions, hours, negative keywords. A factor of 1 is the same as none. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(canonical(each))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, each]): [string, unknown] => [key, key === 'factor' && each === 1 ? null : canonical(each)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
