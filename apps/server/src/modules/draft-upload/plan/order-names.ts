import { rowKey } from '../load-draft-sql';
import type { PlannedItem } from './planned-item';

/** The fields of names that live items can change. Texts of keywords and creatives cannot: new items replace them, after removals. */
const nameFields = { campaign: 'campaignName', unit: 'adgroupName' } as const;

type NamedItem = PlannedItem & { kind: keyof typeof nameFields };

/**
 * The items of an upload in the order in which names become free, since the provider takes no name while a sibling has it: an item whose
 * name a live one still has, until that one is renamed, follows it in a later request. Where items exchange their names in a circle, one of them
 * gets a temporary name first, by an item of its own.
 */
export function orderNames(planned: readonly PlannedItem[]): PlannedItem[] {
  const holders = new Map<string, NamedItem>();
  for (const item of planned) {
    const name = isNamed(item) ? previousName(item) : undefined;
    if (isNamed(item) && name !== undefined) holders.set(siblingKey(item, name), item);
  }
  if (holders.size === 0) return [...planned];
  /** The item that has the new name of another one until it is renamed. */
  const holderOf = (item: NamedItem) => {
    const holder = holders.get(siblingKey(item, String(item.fields[nameFields[item.kind]])));
    return holder === item ? undefined : holder;
  };
  const { turns, temporary } = turnsOf([...holders.values()], holderOf);
  return planned.flatMap((item): PlannedItem[] => {
    const holder = isNamed(item) && item.action !== 'remove' ? holderOf(item) : undefined;
    if (holder === undefined) return [item];
    const first = temporary.get(holder);
    const turn = first ? 1 : (turns.get(holder) ?? 0) + 1;
    const ordered = { ...item, follows: (first ?? holder).rowId, turn };
    const own = isNamed(item) ? temporary.get(item) : undefined;
    return own ? [own, ordered] : [ordered];
  });
}

interface Turns {
  /** How many requests come before that of an item. */
  turns: ReadonlyMap<NamedItem, number>;
  /** Of one item in each circle, what gives it a temporary name. */
  temporary: ReadonlyMap<NamedItem, PlannedItem>;
}

function turnsOf(renamed: readonly NamedItem[], holderOf: (item: NamedItem) => NamedItem | undefined): Turns {
  const turns = new Map<NamedItem, number>();
  const temporary = new Map<NamedItem, PlannedItem>();
  for (const start of renamed) {
    const path = new Set<NamedItem>();
    let end: NamedItem | undefined = start;
    for (; end && !turns.has(end) && !path.has(end); end = holderOf(end)) path.add(end);
    if (end && path.has(end)) temporary.set(end, temporaryName(end));
    let turn = end === undefined ? -1 : (turns.get(end) ?? 0);
    for (const item of [...path].toReversed()) turns.set(item, (turn += 1));
  }
  return { turns, temporary };
}

function isNamed(item: PlannedItem): item is NamedItem {
  return item.kind in nameFields;
}

/** The name that the account has of an item that gets another one. */
function previousName({ kind, action, changes }: NamedItem): string | undefined {
  if (action !== 'update') return undefined;
  const from = changes.find(({ field }) => field === nameFields[kind])?.from;
  return typeof from === 'string' ? from : undefined;
}

function siblingKey({ kind, parentRowId }: NamedItem, name: string): string {
  return `${rowKey(kind, parentRowId)} ${name.trim()}`;
}

/** What gives an item a name that no sibling has. */
function temporaryName(item: NamedItem): PlannedItem {
  const field = nameFields[item.kind];
  const name = `Temporary ${item.providerId ?? ''}`;
  return {
    ...item,
    rowId: `${item.rowId}:name`,
    name,
    fields: { ...item.fields, [field]: name },
    changes: [{ field, from: previousName(item), to: name }],
    notSent: [],
    isMatchedByName: false,
    isTemporary: true,
  };
}
