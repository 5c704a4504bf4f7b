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
  /** For repeated measurements: the median of the time that the request for the rows took, of the server and the connection. */
  request?: number;
}

/** Median and p90 of repeated measurements in ms. */
export function figureOfTimes(name: string, times: readonly number[], limit: number): Figure {
  return { name, value: quantile(times, 0.5), p90: quantile(times, 0.9), limit, unit: 'ms' };
}

/** The value that a share of the others do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

/** Prints figures as a table. Returns whether all are within their limits. */
export function showFigures(title: string, figures: readonly Figure[]): boolean {
  console.log(
    `\n${title.padEnd(48)}   value      p90  request    limit   (load ${(loadavg()[0] ?? 0).toFixed(2)})`,
  );
  for (const { name, value, p90, request, limit, unit } of figures) {
    const digits = unit === 'CLS' ? 4 : 0;
    const columns = [value, p90, request].map((each) => each?.toFixed(digits) ?? '');
    columns.push(String(limit));
    const line = name.padEnd(46) + columns.map((text) => text.padStart(9)).join('');
    console.log(`${line} ${unit === 'ms' ? 'ms' : '  '}${value <= limit ? '' : '  EXCEEDED'}`);
  }
  return figures.every(({ value, limit }) => value <= limit);
}
