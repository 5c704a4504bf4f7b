import { rowKey } from '../load-draft-sql';
import type { PlannedItem } from './planned-item';

/** Name fields that can change; keywords and creatives are replaced after removals instead. */
const nameFields = { campaign: 'campaignName', unit: 'adgroupName' } as const;

type NamedItem = PlannedItem & { kind: keyof typeof nameFields };

/**
 * Orders the items of an upload so that names become free in time, because the provider rejects a name while a sibling
 * has it: an item whose new name another item still has follows it in a later request. If items exchange their names in
 * a cycle, one of them first gets a temporary name through an additional item.
 */
export function orderNames(planned: readonly PlannedItem[]): PlannedItem[] {
  const holders = new Map<string, NamedItem>();
  for (const item of planned) {
    const name = isNamed(item) ? previousName(item) : undefined;
    if (isNamed(item) && name !== undefined) holders.set(siblingKey(item, name), item);
  }
  if (holders.size === 0) return [...planned];
  /** The item that has another item's new name until it is renamed. */
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
  /** Number of requests before that of an item. */
  turns: ReadonlyMap<NamedItem, number>;
  /** For one item per cycle, the additional item that gives it a temporary name. */
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

/** Current name of an item that will be renamed. */
function previousName({ kind, action, changes }: NamedItem): string | undefined {
  if (action !== 'update') return undefined;
  const from = changes.find(({ field }) => field === nameFields[kind])?.from;
  return typeof from === 'string' ? from : undefined;
}

function siblingKey({ kind, parentRowId }: NamedItem, name: string): string {
  return `${rowKey(kind, parentRowId)} ${name.trim()}`;
}

/** An additional item that sets a name which no sibling has. */
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
