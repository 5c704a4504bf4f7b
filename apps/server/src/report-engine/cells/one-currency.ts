import { metrics, type MetricId } from '@meridian/api-client/contract';
import type { MetricValues } from './report-cells';

/** The currencies that occur in any of the lists, in order. */
export function unionOf(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}

/**
 * The currency that the money of a period is in: that of its own data; without any, that of the period compared
 * with, then that of the accounts. null where there are several.
 */
export function sharedCurrency(
  own: readonly string[],
  previous: readonly string[],
  ofAccounts: string | undefined,
): string | null {
  const [known = []] = [own, previous].filter((list) => list.length > 0);
  if (known.length > 1) return null;
  return known[0] ?? ofAccounts ?? null;
}

/**
 * Figures of the period compared with, without money where that is not in the one currency of both periods: two
 * currencies are never compared.
 */
export function inSameCurrency(
  values: MetricValues,
  ids: readonly MetricId[],
  currencies: readonly string[],
): MetricValues {
  if (currencies.length <= 1) return values;
  const isMoney = (id: string) => ids.some((known) => known === id && metrics[known].isMoney);
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, isMoney(id) ? null : value]));
}
