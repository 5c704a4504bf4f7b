import type { AccountChange, AccountChangeSkip, AccountItem } from '@meridian/api-client/contract';
import { itemName } from '../../../kits/provider';
import type { AccountReader, FetchedItem } from './account-reader';

/** An item and its parents, the campaign first. */
export type ItemChain = readonly [FetchedItem, ...FetchedItem[]];

export interface FoundItem {
  chain: ItemChain;
  /** Keywords of a unit to which keywords are added. */
  keywords: readonly string[];
}

/** What is known about the item of a change: the item, or why the change is skipped. */
export type SoughtItem = FoundItem | { skip: AccountChangeSkip };

interface Wanted {
  item: AccountItem;
  change: AccountChange;
}

/** Finds the items of changes by their names, in the order of the changes. Errors: `ProviderError`. */
export async function findItems(reader: AccountReader, changes: readonly Wanted[]): Promise<SoughtItem[]> {
  const campaigns = index(await reader.campaigns());
  const campaignOf = ({ campaignName }: AccountItem) => one(campaigns, keyOf('', campaignName));

  const ofUnits = changes.filter(({ item }) => item.kind !== 'campaign');
  const units = await readNamed(reader, 'unit', ofUnits, ({ item }) => {
    const campaign = campaignOf(item);
    return 'skip' in campaign || item.kind === 'campaign'
      ? undefined
      : keyOf(campaign.providerId, item.adgroupName);
  });
  const unitOf = (item: Exclude<AccountItem, { kind: 'campaign' }>) => {
    const campaign = campaignOf(item);
    return 'skip' in campaign ? campaign : one(units, keyOf(campaign.providerId, item.adgroupName));
  };
  const keyIn = ({ item }: Wanted) => {
    if (item.kind !== 'keyword' && item.kind !== 'creative') return undefined;
    const unit = unitOf(item);
    return 'skip' in unit ? undefined : keyOf(unit.providerId, ownName(item));
  };
  const keywords = await readNamed(reader, 'keyword', ofKind(changes, 'keyword'), keyIn);
  const creatives = await readNamed(reader, 'creative', ofKind(changes, 'creative'), keyIn);
  const words = await readKeywords(reader, changes, unitOf);

  return changes.map(({ item }): SoughtItem => {
    const campaign = campaignOf(item);
    if ('skip' in campaign) return campaign;
    if (item.kind === 'campaign') return { chain: [campaign], keywords: [] };
    const unit = unitOf(item);
    if ('skip' in unit) return unit;
    if (item.kind === 'unit') return { chain: [campaign, unit], keywords: words.get(unit.providerId) ?? [] };
    const leaf = one(item.kind === 'keyword' ? keywords : creatives, keyOf(unit.providerId, ownName(item)));
    return 'skip' in leaf ? leaf : { chain: [campaign, unit, leaf], keywords: [] };
  });
}

const ofKind = (changes: readonly Wanted[], kind: AccountItem['kind']) =>
  changes.filter(({ item }) => item.kind === kind);

function ownName(item: Extract<AccountItem, { kind: 'keyword' | 'creative' }>): string {
  return itemName(item.kind, item);
}

/** Names within a parent, as the provider compares them. */
const keyOf = (parentId: string, name: string) => `${parentId} ${name.trim()}`;

type Index = ReadonlyMap<string, readonly FetchedItem[]>;

function index(items: Iterable<FetchedItem>): Index {
  const found = new Map<string, FetchedItem[]>();
  for (const item of items) {
    const key = keyOf(item.parentId, itemName(item.kind, item.fields));
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return found;
}

function one(items: Index, key: string): FetchedItem | { skip: AccountChangeSkip } {
  const [found, ...others] = items.get(key) ?? [];
  if (found === undefined) return { skip: 'not_found' };
  return others.length > 0 ? { skip: 'ambiguous' } : found;
}

/** Items with the wanted keys; of the others in the same parents, nothing is kept. */
async function readNamed(
  reader: AccountReader,
  kind: 'unit' | 'keyword' | 'creative',
  changes: readonly Wanted[],
  keyIn: (change: Wanted) => string | undefined,
): Promise<Index> {
  const wanted = new Set(changes.flatMap((change) => keyIn(change) ?? []));
  const parentIds = [...new Set([...wanted].map((key) => key.slice(0, key.indexOf(' '))))];
  const found: FetchedItem[] = [];
  for await (const items of reader.children(kind, parentIds))
    for (const item of items)
      if (wanted.has(keyOf(item.parentId, itemName(kind, item.fields)))) found.push(item);
  return index(found);
}

/** Keywords of units to which keywords are added, by the id of the unit. */
async function readKeywords(
  reader: AccountReader,
  changes: readonly Wanted[],
  unitOf: (item: Extract<AccountItem, { kind: 'unit' }>) => FetchedItem | { skip: AccountChangeSkip },
): Promise<Map<string, string[]>> {
  const ids = changes.flatMap(({ item, change }) => {
    if (item.kind !== 'unit' || change.type !== 'keywords') return [];
    const unit = unitOf(item);
    return 'skip' in unit ? [] : [unit.providerId];
  });
  const found = new Map<string, string[]>();
  for await (const items of reader.children('keyword', [...new Set(ids)]))
    for (const { parentId, fields } of items) {
      const known = found.get(parentId) ?? [];
      known.push(itemName('keyword', fields));
      found.set(parentId, known);
    }
  return found;
}
