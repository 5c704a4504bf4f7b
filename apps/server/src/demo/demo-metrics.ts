import { between } from './random';
import { split, splitWithin } from './split';

/** Metrics as integers, with amounts in cents, so that sums are exact. */
export interface DemoMetrics {
  impression: number;
  click: number;
  costCents: number;
  conversion: number;
}

const zeroMetrics: DemoMetrics = { impression: 0, click: 0, costCents: 0, conversion: 0 };

/** The sum of metrics. */
export function addMetrics(all: readonly DemoMetrics[]): DemoMetrics {
  return all.reduce(
    (sum, one) => ({
      impression: sum.impression + one.impression,
      click: sum.click + one.click,
      costCents: sum.costCents + one.costCents,
      conversion: sum.conversion + one.conversion,
    }),
    zeroMetrics,
  );
}

/**
 * Splits metrics by weights. All metrics of the parts add up to the total, and no part has more clicks than impressions
 * or more conversions than clicks. `seed` varies the rates of the parts.
 */
export function splitMetrics(
  whole: DemoMetrics,
  weights: readonly number[],
  ...seed: readonly (string | number)[]
): DemoMetrics[] {
  const vary = (value: number, low: number, high: number, name: string, index: number) =>
    value * between(low, high, ...seed, name, index);
  const impressions = split(whole.impression, weights);
  const clicks = splitWithin(
    whole.click,
    impressions.map((value, index) => vary(value, 0.7, 1.3, 'click', index)),
    impressions,
  );
  const costs = split(
    whole.costCents,
    clicks.map((value, index) => vary(value, 0.8, 1.2, 'cost', index)),
  );
  const conversions = splitWithin(
    whole.conversion,
    clicks.map((value, index) => vary(value, 0.5, 1.5, 'conversion', index)),
    clicks,
  );
  return weights.map((_, index) => ({
    impression: impressions[index] ?? 0,
    click: clicks[index] ?? 0,
    costCents: costs[index] ?? 0,
    conversion: conversions[index] ?? 0,
  }));
}
