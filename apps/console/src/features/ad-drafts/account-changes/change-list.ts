import type { AccountChange, AccountItem } from '@meridian/api-client/contract';
import { keyOfText } from '@meridian/draft-editor/core';
import type { AccountItemRow, ItemSection } from '../../../lib/account-items/account-item';

/** A change of an item, as it is sent. */
export interface RequestedChange {
  item: AccountItem;
  change: AccountChange;
}

/** The item of the account that a row of a report stands for; of a search term, its unit. */
export function accountItem(section: ItemSection, row: AccountItemRow): AccountItem {
  const { name, campaignName, adgroupName } = row;
  switch (section) {
    case 'campaign':
      return { kind: 'campaign', campaignName: name };
    case 'unit':
      return { kind: 'unit', campaignName, adgroupName: name };
    case 'keyword':
      return { kind: 'keyword', campaignName, adgroupName, keyword: name };
    case 'searchTerm':
      return { kind: 'unit', campaignName, adgroupName };
    case 'designDaily': {
      const [description1 = '', description2 = ''] = row.descriptions;
      return { kind: 'creative', campaignName, adgroupName, title: name, description1, description2 };
    }
  }
}

/** The level that negative keywords are added to. */
export type NegativeLevel = 'unit' | 'campaign';

/** A word to be added as a negative keyword where it was found. */
export interface NegativeWord {
  key: string;
  text: string;
  campaignName: string;
  adgroupName: string;
  isSelected: boolean;
}

const placeOf = ({ campaignName, adgroupName }: NegativeWord, level: NegativeLevel) =>
  JSON.stringify(level === 'campaign' ? [campaignName] : [campaignName, adgroupName]);

/** Keys of selected words that a selected one before them repeats in the same place; case, width and spaces do not matter. */
export function repeatedWords(words: readonly NegativeWord[], level: NegativeLevel): ReadonlySet<string> {
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const word of words) {
    const id = `${placeOf(word, level)} ${keyOfText(word.text)}`;
    if (!word.isSelected) continue;
    if (known.has(id)) repeated.add(word.key);
    known.add(id);
  }
  return repeated;
}

/** Maximum number of words per change. */
const maxWords = 1_000;

/** The changes that add the selected words, each once per place: one for each campaign or unit. */
export function negativeChanges(
  words: readonly NegativeWord[],
  { match, level }: { match: 'exact' | 'phrase'; level: NegativeLevel },
): RequestedChange[] {
  const repeated = repeatedWords(words, level);
  const added = words.filter(
    ({ key, text, isSelected }) => isSelected && !repeated.has(key) && keyOfText(text) !== '',
  );
  const groups = new Map<string, NegativeWord[]>();
  for (const word of added) {
    const place = placeOf(word, level);
    groups.set(place, [...(groups.get(place) ?? []), word]);
  }
  return [...groups.values()].flatMap((group) => {
    const [{ campaignName, adgroupName } = { campaignName: '', adgroupName: '' }] = group;
    const item: AccountItem =
      level === 'campaign' ? { kind: 'campaign', campaignName } : { kind: 'unit', campaignName, adgroupName };
    const texts = group.map(({ text }) => text.trim());
    return Array.from({ length: Math.ceil(texts.length / maxWords) }, (_, part) => ({
      item,
      change: {
        type: 'negatives' as const,
        match,
        words: texts.slice(part * maxWords, (part + 1) * maxWords),
      },
    }));
  });
}
