import { moverMetrics, type Mover, type MoverMetric } from '@meridian/api-client/contract';

/** Values of a keyword or unit on one day: decimal texts, null for a ratio without a denominator. */
export type MoverValues = Readonly<Record<MoverMetric, string | null>>;

/** A top mover before one of its metrics is selected. */
export interface MoverCandidate extends Omit<Mover, 'metric' | 'value' | 'previousValue' | 'change'> {
  current: MoverValues;
  previous: MoverValues;
}

/** Decimal places of a change, as in report ratios. */
const decimals = 8;

/**
 * Selects the metric with the largest relative change; if equal, the first one in `moverMetrics`.
 *
 * If the item cost nothing on the previous day, the metric is cost, without a percentage. A ratio is considered only if
 * it exists on both days.
 */
export function moverOf({ current, previous, ...mover }: MoverCandidate): Mover {
  const changes = moverMetrics.flatMap((metric) => {
    const [value, previousValue] = [current[metric], previous[metric]];
    if (value === null || previousValue === null || Number(previousValue) === 0) return [];
    return [{ metric, value, previousValue, change: Number(value) / Number(previousValue) - 1 }];
  });
  const [first, ...others] = changes;
  if (first?.metric !== 'cost') {
    return {
      ...mover,
      metric: 'cost',
      value: current.cost ?? '0',
      previousValue: previous.cost ?? '0',
      change: null,
    };
  }
  const { change, ...most } = others.reduce(
    (best, one) => (Math.abs(one.change) > Math.abs(best.change) ? one : best),
    first,
  );
  return { ...mover, ...most, change: decimalText(change) };
}

function decimalText(value: number): string {
  const text = value.toFixed(decimals).replace(/\.0+$|(?<!0)0+$/, '');
  return text === '-0' ? '0' : text;
}
