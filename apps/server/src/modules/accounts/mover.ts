import { moverMetrics, type Mover, type MoverMetric } from '@meridian/api-client/contract';

/** Values of a keyword or unit on one day: decimal texts, null for a ratio without denominator. */
export type MoverValues = Readonly<Record<MoverMetric, string | null>>;

/** Something that moved, before it is settled which of its metrics tells it best. */
export interface MoverCandidate extends Omit<Mover, 'metric' | 'value' | 'previousValue' | 'change'> {
  now: MoverValues;
  before: MoverValues;
}

/** Decimals that a change keeps, as the ratios of reports do. */
const decimals = 8;

/**
 * Says what moved by the one metric that changed most in proportion; of equal ones the first of `moverMetrics`.
 *
 * Cost tells what cost nothing the day before, without a proportion. A ratio counts only where it exists on both days.
 */
export function moverOf({ now, before, ...mover }: MoverCandidate): Mover {
  const changes = moverMetrics.flatMap((metric) => {
    const [value, previousValue] = [now[metric], before[metric]];
    if (value === null || previousValue === null || Number(previousValue) === 0) return [];
    return [{ metric, value, previousValue, change: Number(value) / Number(previousValue) - 1 }];
  });
  const [first, ...others] = changes;
  if (first?.metric !== 'cost') {
    return {
      ...mover,
      metric: 'cost',
      value: now.cost ?? '0',
      previousValue: before.cost ?? '0',
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
  const text = value.toFixed(decimals).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
