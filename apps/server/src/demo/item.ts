import type { Channel, Section } from '@meridian/api-client/contract';
import { factDimensionKeys } from '../platform/lib/item-dims';
import { itemKeyOf } from '../platform/lib/item-key';
import type { DemoMetrics } from './demo-metrics';

/** An item with metrics on every day; created once. */
export interface DemoItem {
  section: Section;
  itemKey: string;
  dims: Record<string, string>;
}

/** Metrics of an item on a day; cost by device only if the provider reports it. */
export interface DemoRow {
  item: DemoItem;
  metrics: DemoMetrics;
  pcCostCents?: number;
  mobileCostCents?: number;
}

/** An item of a section; missing dimensions are empty. */
export function makeItem(
  channel: Channel,
  section: Section,
  values: Readonly<Record<string, string>>,
): DemoItem {
  const dims = Object.fromEntries(factDimensionKeys(channel, section).map((key) => [key, values[key] ?? '']));
  return { section, itemKey: itemKeyOf(dims), dims };
}

/** Rows of the items with traffic. */
export function rowsOf(items: readonly DemoItem[], metrics: readonly DemoMetrics[]): DemoRow[] {
  return items.flatMap((item, index) => {
    const own = metrics[index];
    return own && own.impression > 0 ? [{ item, metrics: own }] : [];
  });
}
