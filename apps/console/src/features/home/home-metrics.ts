import type { HomeMetrics } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { valueChange, comparisonLabelsOf, type Change } from '@meridian/report-table/core';
import type { MetricChange } from '@meridian/ui';
import { favourable, metricUnits } from '../../lib/format/metrics';
import { formatMoney } from '../../lib/format/money';

export type HomeMetric = keyof HomeMetrics;

/** Whether a metric is an amount of money. */
export const isMoney = (metric: HomeMetric): boolean => metricUnits[metric] === 'money';

/** The change of a metric; null if one of the two values is unknown, which is not 0. Both are decimal texts. */
export function metricChange(
  metric: HomeMetric,
  value: string | null,
  previous: string | null,
): Change | null {
  if (value === null || previous === null) return null;
  const unit = metricUnits[metric] === 'money' ? 't2' : metricUnits[metric];
  return valueChange(value, previous, { unit, favourable: favourable[metric] ?? 'neither' });
}

/** A change in percent, as text and as spoken text; `New` and `Stopped` have no percentage. */
export function formatMetricChange(change: Change | null, language: Language): MetricChange | null {
  if (!change) return null;
  const { kind, direction, tone, percentText } = change;
  const { changeKind, changeSpoken } = comparisonLabelsOf[language];
  if (kind === 'new' || kind === 'stopped') {
    return { text: changeKind[kind], spoken: changeKind[kind], direction, tone };
  }
  if (percentText === null) return null;
  return { text: percentText, spoken: changeSpoken({ direction, percent: percentText }), direction, tone };
}

/** The amount of a change, signed: `+￥1,204.00`, `−266`, `−0.92 pt`. */
export function deltaText(metric: HomeMetric, change: Change, currency: string): string {
  if (!isMoney(metric)) return change.deltaText;
  const amount = formatMoney(change.delta.replace('-', ''), currency);
  if (change.kind === 'unchanged') return amount;
  return `${change.delta.startsWith('-') ? '\u2212' : '+'}${amount}`;
}
