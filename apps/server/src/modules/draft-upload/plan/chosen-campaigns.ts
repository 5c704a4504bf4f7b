import type { DraftPlan } from '@meridian/api-client/contract';
import { parentKinds, parentOf, tableOf, type RowKind } from '@meridian/draft-editor/core';
import { rowKey, type StoredDraft } from '../load-draft-sql';
import type { PlannedItem } from './planned-item';

type Loaded = Pick<StoredDraft, 'draft' | 'providerIds' | 'sentPictures'>;
type PlannedCampaign = DraftPlan['campaigns'][number];

/** Items of an upload, and those of campaigns that are not chosen. */
export interface ChosenItems {
  sent: PlannedItem[];
  /** Only items that the upload would otherwise create, change or remove. */
  left: PlannedItem[];
}

/**
 * The items of chosen campaigns; null for all. A campaign is left out as long as another one that depends on it is not chosen: between
 * them, rows moved, or a name is free only after the other one was sent.
 */
export function itemsOfCampaigns(
  loaded: Loaded,
  items: readonly PlannedItem[],
  chosen: readonly string[] | null,
): ChosenItems {
  if (chosen === null) return { sent: [...items], left: [] };
  const campaignOf = campaignFinder(loaded, items);
  const together = groupsOf(loaded, items, campaignOf);
  const wanted = new Set(chosen);
  const incomplete = new Set<string>();
  for (const item of items) {
    const campaign = campaignOf(item);
    if (item.action !== 'none' && !wanted.has(campaign)) incomplete.add(together(campaign));
  }
  const sent: PlannedItem[] = [];
  const left: PlannedItem[] = [];
  for (const item of items) {
    const campaign = campaignOf(item);
    if (wanted.has(campaign) && !incomplete.has(together(campaign))) sent.push(item);
    else if (item.action !== 'none') left.push(item);
  }
  return { sent, left };
}

/** Campaigns with differences, in order, and what an upload would do in each. */
export function plannedCampaigns(loaded: Loaded, items: readonly PlannedItem[]): PlannedCampaign[] {
  const campaignOf = campaignFinder(loaded, items);
  const together = groupsOf(loaded, items, campaignOf);
  const names = new Map(items.map(({ kind, rowId, name }) => [rowKey(kind, rowId), name]));
  const found = new Map<string, PlannedCampaign>();
  for (const item of items) {
    if (item.action === 'none' || item.isTemporary) continue;
    const id = campaignOf(item);
    const name = names.get(rowKey('campaign', id)) ?? '';
    const counts = found.get(id) ?? { id, name, created: 0, changed: 0, removed: 0, group: together(id) };
    if (item.action === 'create') counts.created += 1;
    else if (item.action === 'update') counts.changed += 1;
    else counts.removed += 1;
    found.set(id, counts);
  }
  return [...found.values()];
}

type CampaignOf = (item: Pick<PlannedItem, 'kind' | 'rowId' | 'parentRowId' | 'isTemporary'>) => string;

/** Finds the campaign row in which an item is, or was before its removal. */
function campaignFinder({ draft }: Pick<Loaded, 'draft'>, items: readonly PlannedItem[]): CampaignOf {
  const removedUnits = new Map(
    items.flatMap(({ kind, action, rowId, parentRowId }) =>
      kind === 'unit' && action === 'remove' ? [[rowId, parentRowId]] : [],
    ),
  );
  const units = tableOf(draft, 'unit');
  return ({ kind, rowId, parentRowId, isTemporary }) => {
    if (kind === 'campaign') return isTemporary ? rowId.slice(0, rowId.lastIndexOf(':')) : rowId;
    if (parentKinds[kind] === 'campaign') return parentRowId;
    return parentOf(units, parentRowId) ?? removedUnits.get(parentRowId) ?? '';
  };
}

/** Returns a function that names the group of a campaign: those that are sent only together. */
function groupsOf(
  loaded: Loaded,
  items: readonly PlannedItem[],
  campaignOf: CampaignOf,
): (campaign: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const join = (one: string, other: string) => {
    const [first, second] = [rootOf(one), rootOf(other)];
    if (first !== second) parents.set(second, first);
  };
  joinMoved(loaded, items, { campaignOf, join });
  joinNames(items, join);
  return rootOf;
}

type Join = (one: string, other: string) => void;

/** Joins the campaign of a row with the one in which the account still has it: sent alone, it would be there twice or lost. */
function joinMoved(
  { draft, providerIds, sentPictures }: Loaded,
  items: readonly PlannedItem[],
  { campaignOf, join }: { campaignOf: CampaignOf; join: Join },
): void {
  const removed = items.filter(({ action }) => action === 'remove');
  if (removed.length === 0) return;
  const holders = new Map<string, string>();
  for (const [key, providerId] of providerIds) {
    const end = key.indexOf(' ');
    holders.set(`${key.slice(0, end)} ${providerId}`, key.slice(end + 1));
  }
  for (const [rowId, { unitId, imageId }] of sentPictures)
    holders.set(`picture removed-${unitId}-${imageId}`, rowId);
  for (const item of removed) {
    const { kind, providerId, rowId } = item;
    const holder = holders.get(kind === 'picture' ? `picture ${rowId}` : `${kind} ${providerId ?? ''}`);
    const parentRowId = holder === undefined ? undefined : parentOf(tableOf<RowKind>(draft, kind), holder);
    if (holder === undefined || parentRowId === undefined) continue;
    join(campaignOf(item), campaignOf({ kind, rowId: holder, parentRowId, isTemporary: false }));
  }
}

/** Joins campaigns of which one gets the name that another one has in the account until it is renamed or removed. */
function joinNames(items: readonly PlannedItem[], join: Join): void {
  const campaigns = items.filter(({ kind, isTemporary }) => kind === 'campaign' && !isTemporary);
  const holders = new Map<string, string>();
  for (const { rowId, action, name, changes } of campaigns) {
    const from = changes.find(({ field }) => field === 'campaignName')?.from;
    if (action === 'remove') holders.set(name.trim(), rowId);
    else if (action === 'update' && typeof from === 'string') holders.set(from.trim(), rowId);
  }
  for (const { rowId, action, name } of campaigns) {
    const holder = action === 'remove' ? undefined : holders.get(name.trim());
    if (holder !== undefined && holder !== rowId) join(holder, rowId);
  }
}
