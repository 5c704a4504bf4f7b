import { limitsOf, type ProviderId } from '@meridian/api-client/contract';
import {
  childrenOf,
  parentIdsInOrder,
  parentKinds,
  type ProviderKind,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import { itemName, type ProviderItem } from '../../../kits/provider';
import { forEachInTurns } from '../../../platform/lib/in-turns';
import { rowKey, type StoredDraft } from '../load-draft-sql';
import { bindingKey, contentKey, type AccountContent } from './account-content';
import { compareRow } from './compare-row';
import { orderNames } from './order-names';
import { nameOf, type PlannedItem } from './planned-item';
import { withRemovals, type KnownItem, type ReplacedItem } from './planned-removals';

/** The sending order: parents before children, pictures before the creatives that are shown with them. */
export const sendOrder = ['campaign', 'unit', 'keyword', 'picture', 'creative'] as const;
/** Items per request, so that progress is visible and a pause takes effect soon. */
const maxPerCall = 1_000;
/** Bindings per request; the documentation states no limit, so it is the same as for reads. */
const picturesPerCall = 100;

/** Items of a kind per request: within the provider's limit, and few enough to show progress. */
export function itemsPerCall(kind: RowKind, provider: ProviderId): number {
  return kind === 'picture'
    ? picturesPerCall
    : Math.min(limitsOf(provider).rowsPerRequest.write[kind].max, maxPerCall);
}

/** Whether the provider has a service for this kind. */
export function isProviderKind(kind: RowKind): kind is ProviderKind {
  return kind !== 'picture';
}

type DraftToPlan = Pick<
  StoredDraft,
  'draft' | 'rowVersions' | 'providerIds' | 'unknownFields' | 'removals' | 'images' | 'sentPictures'
>;

/**
 * Compares a draft with its account. An item is matched by the id under which it was sent before, otherwise by its name
 * within the same parent, so that nothing is created twice. Items are in sending order, removals first.
 */
export async function planUpload(loaded: DraftToPlan, account: AccountContent): Promise<PlannedItem[]> {
  const planned: PlannedItem[] = [];
  const replaced: ReplacedItem[] = [];
  /** Provider ids of campaigns and units. */
  const foundIds = new Map<string, string>();
  const names = new Map<string, string>();
  /** Pictures that units should show, by `bindingKey`. */
  const shown = new Set<string>();
  for (const kind of sendOrder) {
    const isParent = kind === 'campaign' || kind === 'unit';
    const places = await placesOf(loaded, kind, { foundIds, names });
    const existing = await existingItems(account, places);
    await forEachInTurns(places, (place) => {
      const item = planRow(loaded, account, place, existing.get(place.row.id));
      if (isParent) names.set(place.key, item.name);
      if (isParent && item.providerId !== null) foundIds.set(place.key, item.providerId);
      const known = isProviderKind(kind)
        ? knownItem(account, place)
        : knownPicture(loaded, account, place.row);
      if (known && (known.providerId !== item.providerId || known.parentId !== place.parentProviderId))
        replaced.push({ kind, known, by: item });
      const binding = isProviderKind(kind) ? undefined : bindingOf(loaded, place);
      if (binding) shown.add(bindingKey(binding));
      planned.push(item);
    });
  }
  const removals = loaded.removals.map((removal) => ({
    ...removal,
    known:
      removal.kind === 'picture'
        ? knownPicture(loaded, account, { ...removal.fields, id: removal.rowId })
        : account.byId.get(rowKey(removal.kind, removal.providerId)),
  }));
  return orderNames(withRemovals(removals, { planned, replaced, account, foundIds, names, shown }));
}

interface RowPlace {
  kind: RowKind;
  row: Row;
  /** `rowKey` of the row. */
  key: string;
  /** Provider id under which the row was sent before. */
  knownId: string | undefined;
  parentId: string;
  /** Undefined if the provider does not have the parent yet. */
  parentProviderId: string | undefined;
  parentName: string;
}

interface PlannedParents {
  foundIds: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
}

async function placesOf(
  { draft, providerIds }: DraftToPlan,
  kind: RowKind,
  { foundIds, names }: PlannedParents,
): Promise<RowPlace[]> {
  const parentKind = parentKinds[kind];
  const places: RowPlace[] = [];
  await forEachInTurns(parentIdsInOrder(draft, kind), (parentId) => {
    const parentKey = parentKind === null ? '' : rowKey(parentKind, parentId);
    const parentProviderId = parentKind === null ? '' : foundIds.get(parentKey);
    const parentName = names.get(parentKey) ?? '';
    for (const row of childrenOf<RowKind>(draft, kind, parentId)) {
      const key = rowKey(kind, row.id);
      const knownId = providerIds.get(key);
      places.push({ kind, row, key, knownId, parentId, parentProviderId, parentName });
    }
  });
  return places;
}

/** The item under the provider id of an earlier upload. */
function knownItem(
  { byId }: AccountContent,
  { kind, knownId }: Pick<RowPlace, 'kind' | 'knownId'>,
): ProviderItem | undefined {
  return knownId === undefined ? undefined : byId.get(rowKey(kind, knownId));
}

/** The binding of a picture from an earlier upload. */
function knownPicture(
  { sentPictures }: DraftToPlan,
  { bindings }: AccountContent,
  { id, ...fields }: { id: string },
): KnownItem | undefined {
  const sent = sentPictures.get(id);
  if (sent === undefined || !bindings.has(bindingKey(sent))) return undefined;
  const { unitId: parentId, imageId: providerId, image } = sent;
  return { providerId, parentId, fields: { ...fields, ...image }, isLost: image === undefined };
}

/** The binding for a picture and its unit, if the account has both. */
function bindingOf({ images }: DraftToPlan, { row, parentProviderId: unitId }: RowPlace) {
  const imageId = 'imageId' in row ? images.get(row.imageId)?.providerId : undefined;
  return unitId === undefined || imageId === undefined || imageId === null ? undefined : { unitId, imageId };
}

interface ExistingItem {
  item: ProviderItem;
  isMatchedByName: boolean;
}

/** Matches items of the account to rows of one kind; by row id. No item matches two rows. */
async function existingItems(
  account: AccountContent,
  places: readonly RowPlace[],
): Promise<Map<string, ExistingItem>> {
  const found = new Map<string, ExistingItem>();
  const taken = new Set<string>();
  await forEachInTurns(places, (place) => {
    const known = knownItem(account, place);
    if (known === undefined || taken.has(known.providerId) || !canBecome(known, place)) return;
    found.set(place.row.id, { item: known, isMatchedByName: false });
    taken.add(known.providerId);
  });
  await forEachInTurns(places, ({ kind, row, parentProviderId }) => {
    if (found.has(row.id) || parentProviderId === undefined || !isProviderKind(kind)) return;
    const named = account.byName.get(contentKey(kind, parentProviderId, itemName(kind, row)));
    if (named === undefined || taken.has(named.providerId)) return;
    found.set(row.id, { item: named, isMatchedByName: true });
    taken.add(named.providerId);
  });
  return found;
}

/**
 * Whether an item can be changed into the row. The provider cannot change texts of keywords and creatives, nor move
 * items: there, a new item replaces the old one.
 */
function canBecome(known: ProviderItem, { kind, row, parentProviderId }: RowPlace): boolean {
  if (known.parentId !== parentProviderId) return false;
  if (kind !== 'keyword' && kind !== 'creative') return true;
  return itemName(kind, known.fields) === itemName(kind, row);
}

// creates each object once, without copies: a draft may have 100,000 rows
function planRow(
  loaded: DraftToPlan,
  account: AccountContent,
  place: RowPlace,
  existing: ExistingItem | undefined,
): PlannedItem {
  const { kind, row, key, parentId, parentName } = place;
  const fields = fieldsToSend(kind, row);
  const item: PlannedItem = {
    kind,
    rowId: row.id,
    parentRowId: parentId,
    name: nameOf(kind, fields),
    parentName,
    action: 'create',
    providerId: null,
    fields,
    changes: noChanges,
    before: null,
    notSent: noChanges,
    rowVersion: loaded.rowVersions.get(key) ?? 0,
    isMatchedByName: false,
    isRemovedWithParent: false,
    follows: null,
    turn: 0,
    isTemporary: false,
  };
  if (!isProviderKind(kind)) {
    // matched by content, whichever draft sent it
    const binding = bindingOf(loaded, place);
    if (binding === undefined || !account.bindings.has(bindingKey(binding))) return item;
    item.action = 'none';
    item.providerId = binding.imageId;
    return item;
  }
  const compared = compareRow(loaded, { kind, row, parentId, fields }, existing?.item);
  item.fields = compared.fields;
  item.notSent = compared.notSent;
  if (existing === undefined) return item;
  item.changes = compared.changes;
  item.action = item.changes.length === 0 ? 'none' : 'update';
  item.providerId = existing.item.providerId;
  item.isMatchedByName = existing.isMatchedByName;
  return item;
}

const noChanges: readonly never[] = [];

function fieldsToSend(kind: RowKind, row: Row): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row))
    if (field !== 'id' && !(kind === 'creative' && field === 'pictureTheme')) fields[field] = value;
  return fields;
}
