import { metrics, type MetricId } from '@meridian/api-client/contract';
import type { MetricValues } from './metric-values';

/** Distinct currencies of all lists, sorted. */
export function unionOf(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}

/**
 * The currency of a period's amounts: that of its own data; without data, that of the comparison period, then that of
 * the accounts. Null if there are several.
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
 * Values of the comparison period, without amounts unless both periods share one currency, because different currencies
 * are never compared.
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
