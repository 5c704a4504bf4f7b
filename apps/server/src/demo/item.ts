import type { Channel, Section } from '@meridian/api-client/contract';
import { factDimensionKeys } from '../lib/item-dims';
import { itemKeyOf } from '../lib/item-key';
import type { Figures } from './figures';

/** What figures are about; made once and used on every day. */
export interface DemoItem {
  section: Section;
  itemKey: string;
  dims: Record<string, string>;
}

/** The figures of an item on a day; the split of cost by device only where the provider gives it. */
export interface DemoRow {
  item: DemoItem;
  figures: Figures;
  pcCostCents?: number;
  mobileCostCents?: number;
}

/** An item of a section; dimensions that are not named are empty. */
export function makeItem(
  channel: Channel,
  section: Section,
  values: Readonly<Record<string, string>>,
): DemoItem {
  const dims = Object.fromEntries(factDimensionKeys(channel, section).map((key) => [key, values[key] ?? '']));
  return { section, itemKey: itemKeyOf(dims), dims };
}

/** Rows of the items that had traffic. */
export function rowsOf(items: readonly DemoItem[], figures: readonly Figures[]): DemoRow[] {
  return items.flatMap((item, index) => {
    const own = figures[index];
    return own && own.impression > 0 ? [{ item, figures: own }] : [];
  });
}
