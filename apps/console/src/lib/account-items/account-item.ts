import type { Account, Channel, ReportRow, Section } from '@meridian/api-client/contract';

/** Sections whose rows can be selected: each stands for an item of the account, or for a search term of a unit. */
const itemSections = ['campaign', 'unit', 'keyword', 'searchTerm', 'designDaily'] as const;
export type ItemSection = (typeof itemSections)[number];

/** A command for items of an account, which changes a draft of it. */
export type ItemCommand = 'pause' | 'enable' | 'bid' | 'budget' | 'negatives' | 'addToDraft';

const commandsOf: Record<ItemSection, readonly ItemCommand[]> = {
  campaign: ['pause', 'enable', 'bid', 'budget'],
  unit: ['pause', 'enable', 'bid'],
  keyword: ['pause', 'enable', 'bid', 'negatives', 'addToDraft'],
  searchTerm: ['negatives', 'addToDraft'],
  designDaily: ['pause', 'enable'],
};

/** The section as one of selectable rows; undefined if its rows cannot be selected. */
export function itemSectionOf(section: Section): ItemSection | undefined {
  // creatives of both kinds are selected alike
  return section === 'programDesignDaily' ? 'designDaily' : itemSections.find((each) => each === section);
}

/** The commands for rows of a report, in order; none for feed ads, which have no drafts. */
export function itemCommands(channel: Channel, section: ItemSection): readonly ItemCommand[] {
  return channel === 'search' ? commandsOf[section] : [];
}

/** Data keys of the texts that name an item, its own name first. */
const nameKeysOf: Record<ItemSection, readonly string[]> = {
  campaign: ['campaignName'],
  unit: ['adgroupName', 'campaignName'],
  keyword: ['showWord', 'campaignName', 'adgroupName'],
  searchTerm: ['searchTerm', 'campaignName', 'adgroupName'],
  designDaily: ['ideaTitle', 'campaignName', 'adgroupName'],
};
const creativeKeys = ['ideaDesc', 'ideaDesc2'];

/** An item that rows stand for, with its texts and metrics; several days of an item are one. */
export interface AccountItemRow {
  /** Unique among the items of a selection. */
  key: string;
  name: string;
  /** Empty for a campaign itself. */
  campaignName: string;
  /** Empty for a campaign or unit itself. */
  adgroupName: string;
  /** Of a creative. */
  descriptions: readonly string[];
  /** Its rows, to be summed. */
  rows: readonly ReportRow[];
}

/** The items that rows stand for, in the order of their first rows. Null if columns that name them are hidden. */
export function itemsOfRows(rows: readonly ReportRow[], section: ItemSection): AccountItemRow[] | null {
  const nameKeys = nameKeysOf[section];
  const keys = section === 'designDaily' ? [...nameKeys, ...creativeKeys] : nameKeys;
  const items = new Map<string, AccountItemRow & { rows: ReportRow[] }>();
  for (const row of rows) {
    if (keys.some((key) => row[key] === undefined && key !== 'ideaDesc2')) return null;
    const textOf = (key: string) => String(row[key] ?? '');
    const key = JSON.stringify([...keys.map(textOf), row['accountNo'] ?? null, row['accountName'] ?? null]);
    const known = items.get(key);
    if (known) known.rows.push(row);
    else
      items.set(key, {
        key,
        name: textOf(nameKeys[0] ?? ''),
        campaignName: section === 'campaign' ? '' : textOf('campaignName'),
        adgroupName: section === 'campaign' || section === 'unit' ? '' : textOf('adgroupName'),
        descriptions: section === 'designDaily' ? creativeKeys.map(textOf) : [],
        rows: [row],
      });
  }
  return [...items.values()];
}

/** A command for items, to be confirmed in a dialog. */
export interface ItemRequest {
  command: ItemCommand;
  section: ItemSection;
  /** The account of the items. */
  account: Account;
  items: readonly AccountItemRow[];
  /** ISO 4217 code of all money; null if there are several. */
  currency: string | null;
  /** `isDone`: a draft was changed. */
  onClose: (isDone: boolean) => void;
}
