import type { ReportTrend, TrendPoint } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { valueChange, comparisonLabelsOf } from '@meridian/report-table/core';
import type { MetricChange } from '@meridian/ui';
import { favourable, metricUnits } from '../../../lib/format/metrics';
import type { KpiKey } from './kpi-keys';

/** The change of a KPI from the previous period; null if that has no data or no value. */
export function kpiChange(trend: ReportTrend, key: KpiKey, language: Language): MetricChange | null {
  const { summary, comparison } = trend;
  if (comparison.dataTime === null) return null;
  return changeOfMetric(key, { value: summary[key], previous: comparison.summary[key], language });
}

/** The change of a metric in percent; null without a percentage. */
export function changeOfMetric(
  key: KpiKey,
  { value, previous, language }: { value: unknown; previous: unknown; language: Language },
): MetricChange | null {
  const unit = metricUnits[key] === 'money' ? 't2' : metricUnits[key];
  const change = valueChange(value, previous, {
    unit,
    favourable: favourable[key] ?? 'neither',
  });
  // new and stopped metrics have no percentage
  if (!change || change.percentText === null) return null;
  const { direction, tone, percentText } = change;
  const spoken = comparisonLabelsOf[language].changeSpoken({ direction, percent: percentText });
  return { text: percentText, direction, tone, spoken };
}

/** The values of a metric over time: one per step, null if there are no data. */
export function metricSeries(points: readonly (TrendPoint | null)[], key: KpiKey): (number | null)[] {
  return points.map((point) => {
    const value = point?.values[key] ?? null;
    return value === null ? null : Number(value);
  });
}
