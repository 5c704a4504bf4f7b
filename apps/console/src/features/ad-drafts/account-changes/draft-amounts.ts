import type { AccountItem } from '@meridian/api-client/contract';
import { findRow, parentOf, rowsInOrder, tableOf, type Draft } from '@meridian/draft-editor/core';

/** Identifies an item by its names. */
export function amountKey(item: AccountItem): string {
  switch (item.kind) {
    case 'campaign':
      return JSON.stringify([item.campaignName]);
    case 'unit':
      return JSON.stringify([item.campaignName, item.adgroupName]);
    case 'keyword':
      return JSON.stringify([item.campaignName, item.adgroupName, item.keyword]);
    case 'creative':
      return '';
  }
}

/** Bids or budgets that the rows of a draft have themselves, by `amountKey`. Rows with the amount of their parent have none. */
export function amountsInDraft(draft: Draft, type: 'bid' | 'budget'): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  const add = (item: AccountItem, amount: number | null) => {
    if (amount !== null) amounts.set(amountKey(item), amount);
  };
  for (const { campaignName, budget, bid } of rowsInOrder(draft, 'campaign'))
    add({ kind: 'campaign', campaignName }, type === 'budget' ? budget : bid);
  if (type === 'budget') return amounts;
  const placeOf = (unitId: string) => {
    const unit = findRow(draft, 'unit', unitId);
    const campaign = unit && findRow(draft, 'campaign', parentOf(tableOf(draft, 'unit'), unitId) ?? '');
    return { campaignName: campaign?.campaignName ?? '', adgroupName: unit?.adgroupName ?? '' };
  };
  for (const { id, bid } of rowsInOrder(draft, 'unit')) add({ kind: 'unit', ...placeOf(id) }, bid);
  for (const { id, keyword, bid } of rowsInOrder(draft, 'keyword'))
    add({ kind: 'keyword', ...placeOf(parentOf(tableOf(draft, 'keyword'), id) ?? ''), keyword }, bid);
  return amounts;
}
