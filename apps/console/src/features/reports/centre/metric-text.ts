import { metrics, type MetricId, type ReportRow } from '@meridian/api-client/contract';
import { valueChange, type Change } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { favourable } from '../../../lib/format/metrics';
import { formatMoney } from '../../../lib/format/money';

/** A metric of a row by its data key; null if the row does not have it. */
export function metricNumber(row: ReportRow | null | undefined, metric: MetricId): string | number | null {
  return row?.[metrics[metric].dataKey] ?? null;
}

/**
 * A metric in its format outside tables: with its unit, and money with its currency sign.
 *
 * Units:  `currency` is an ISO 4217 code; null if there are several, whose sums are null.
 */
export function formatWeekMetric(
  value: string | number | null,
  metric: MetricId,
  currency: string | null,
): string {
  const { unit, isMoney } = metrics[metric];
  if (!isMoney || currency === null) return formatValue(value, unit);
  return formatMoney(value === null ? null : String(value), currency);
}

/** The change of a metric from the previous week; null if there is nothing to compare. */
export function metricChangeOf(
  now: ReportRow | null,
  before: ReportRow | null,
  metric: MetricId,
): Change | null {
  const { unit, dataKey } = metrics[metric];
  return valueChange(metricNumber(now, metric), metricNumber(before, metric), {
    unit,
    favourable: favourable[dataKey] ?? 'neither',
  });
}
