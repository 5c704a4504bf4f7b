import type { NumberFormat } from '@meridian/api-client/contract';
import type { RowMetrics } from './parse-row';
import type { ColumnKey } from './profile';

export const summedMetrics = ['impression', 'click', 'cost', 'conversion'] as const;
export type SummedMetric = (typeof summedMetrics)[number];

/** Metrics in millionths, so that sums are exact. */
export type ExactSums = Record<SummedMetric, bigint> & { rows: number };

/** Positions of a table's metrics, and their number format. */
export interface MetricColumns {
  columns: ReadonlyMap<ColumnKey, number>;
  numberFormat: NumberFormat;
}

const decimals = 6;

export const noSums: ExactSums = { rows: 0, impression: 0n, click: 0n, cost: 0n, conversion: 0n };

/** Converts a decimal text of up to six decimals to millionths; null counts as 0. */
export function millionths(text: string | null): bigint {
  if (text === null) return 0n;
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}

export function exactSumsOf(metrics: Pick<RowMetrics, SummedMetric>): ExactSums {
  return {
    rows: 1,
    impression: millionths(metrics.impression),
    click: millionths(metrics.click),
    cost: millionths(metrics.cost),
    conversion: millionths(metrics.conversion),
  };
}

export function combine(a: ExactSums, b: ExactSums, sign: 1n | -1n = 1n): ExactSums {
  return {
    rows: a.rows + Number(sign) * b.rows,
    impression: a.impression + sign * b.impression,
    click: a.click + sign * b.click,
    cost: a.cost + sign * b.cost,
    conversion: a.conversion + sign * b.conversion,
  };
}

/** Formats `1000100000n` as `1000.10`, with at least `digits` decimals. */
export function textOfMillionths(value: bigint, digits: number): string {
  const text = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const fraction = text
    .slice(-decimals)
    .replace(/(?<!0)0+$/, '')
    .padEnd(digits, '0');
  const unsigned = fraction === '' ? text.slice(0, -decimals) : `${text.slice(0, -decimals)}.${fraction}`;
  return value < 0n ? `-${unsigned}` : unsigned;
}
