import type { Formula } from './formula';

/** How values of an own metric are shown. */
export const ownMetricFormats = {
  number: { unit: 't2', isMoney: false },
  oneDecimal: { unit: 't1', isMoney: false },
  exact: { unit: 't', isMoney: false },
  percent: { unit: '%*100', isMoney: false },
  money: { unit: 't2', isMoney: true },
} as const satisfies Record<string, { unit: 't' | 't1' | 't2' | '%*100'; isMoney: boolean }>;
export type OwnMetricFormat = keyof typeof ownMetricFormats;

/** The value that a metric should reach (`higher` is better) or not exceed (`lower`). */
export interface MetricTarget {
  /** Decimal text, a percentage as it is read: 2.5 is 2.5 %. */
  value: string;
  better: 'higher' | 'lower';
}

/** A metric that a user defined, as a column of a report. */
export interface OwnMetric {
  dataKey: string;
  name: string;
  formula: Formula;
  format: OwnMetricFormat;
  target: MetricTarget | null;
}

/** The column of an own metric, beside those that a section defines. */
export interface OwnMetricColumn {
  kind: 'ownMetric';
  dataKey: string;
  metric: OwnMetric;
}

/** Data key of the column of an own metric. `id`: a UUID. */
export function ownMetricKey(id: string): string {
  return `own${id.replaceAll('-', '').toLowerCase()}`;
}

/** Whether a data key is one of an own metric, whichever user defined it. */
export function isOwnMetricKey(dataKey: string): boolean {
  return /^own[0-9a-f]{32}$/.test(dataKey);
}
