import { loadavg } from 'node:os';

/** A measured value that must not exceed its limit. */
export interface Figure {
  name: string;
  value: number;
  limit: number;
  /** Undefined: a count. */
  unit?: 'ms' | 'CLS';
  /** For repeated measurements: the value that 90 % of them do not exceed. */
  p90?: number;
}

/** Median and p90 of repeated measurements in ms. */
export function figureOfTimes(name: string, times: readonly number[], limit: number): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return { name, value: at(0.5), p90: at(0.9), limit, unit: 'ms' };
}

/** Prints figures as a table. Returns whether all are within their limits. */
export function showFigures(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title.padEnd(48)}   value      p90    limit   (load ${(loadavg()[0] ?? 0).toFixed(2)})`);
  for (const { name, value, p90, limit, unit } of figures) {
    const digits = unit === 'CLS' ? 4 : 0;
    const columns = [value.toFixed(digits), p90?.toFixed(digits) ?? '', String(limit)];
    const line = name.padEnd(46) + columns.map((text) => text.padStart(9)).join('');
    console.log(`${line} ${unit === 'ms' ? 'ms' : '  '}${value <= limit ? '' : '  EXCEEDED'}`);
  }
  return figures.every(({ value, limit }) => value <= limit);
}
