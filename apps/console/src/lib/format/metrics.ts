import { type Favourable } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { formatMoney } from './money';

/** The format of each metric: money with its currency sign, all others by a unit. */
export const metricUnits = {
  cost: 'money',
  impression: 't',
  click: 't',
  ctr: '%*100',
  cpc: 'money',
  conversion: 't',
} as const;
export type MetricKey = keyof typeof metricUnits;

/** A value in full; `--` without a value, and for money in several currencies (`currency` null). */
export function formatMetric(key: MetricKey, value: unknown, currency: string | null): string {
  const unit = metricUnits[key];
  if (unit !== 'money') return formatValue(value, unit);
  if (currency === null || (typeof value !== 'string' && typeof value !== 'number'))
    return formatValue(null, 't2');
  return formatMoney(String(value), currency);
}

/** A value as a number for a chart, which needs no cents; null without a value. */
export function plottedValue(value: string | number | null): number | null {
  if (value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The direction that is good for an advertiser; metrics without one, such as cost, are neutral. */
export const favourable: Readonly<Record<string, Favourable>> = {
  click: 'higher',
  ctr: 'higher',
  cpc: 'lower',
  cpm: 'lower',
  conversion: 'higher',
  conversionCost: 'lower',
  conversionRate: 'higher',
};
