import type { ReportTrend, TrendPoint } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, type Language } from '@meridian/i18n';
import { valueChange, comparisonLabelsOf } from '@meridian/report-table/core';
import type { MetricChange } from '@meridian/ui';
import { dayName, weekdayName } from '../../../lib/dates/day-name';
import { formatCalendarDay } from '../../../lib/dates/format-calendar-day';
import { favourable, metricUnits } from '../../../lib/format/metrics';
import type { KpiKey } from './kpi-keys';

/** The change of a KPI from the previous period; null where that has no data or no value. */
export function kpiChange(trend: ReportTrend, key: KpiKey, language: Language): MetricChange | null {
  if (trend.comparison.dataTime === null) return null;
  const unit = metricUnits[key] === 'money' ? 't2' : metricUnits[key];
  const change = valueChange(trend.summary[key], trend.comparison.summary[key], {
    unit,
    favourable: favourable[key] ?? 'neither',
  });
  // new and stopped metrics have no percentage
  if (!change || change.percentText === null) return null;
  const { direction, tone, percentText } = change;
  const spoken = comparisonLabelsOf[language].changeSpoken({ direction, percent: percentText });
  return { text: percentText, direction, tone, spoken };
}

/** The values of a metric over time: one per step, null where there are no data. */
export function metricSeries(points: readonly (TrendPoint | null)[], key: KpiKey): (number | null)[] {
  return points.map((point) => {
    const value = point?.values[key] ?? null;
    return value === null ? null : Number(value);
  });
}

/** The name of a step on an axis: `Sat 14`, in a long trend `Nov 14`; a week by its Monday, a month by its name. */
export function pointLabel(
  { beginDate }: Pick<TrendPoint, 'beginDate'>,
  { grain, isLong, language }: { grain: ReportTrend['grain']; isLong: boolean; language: Language },
): string {
  if (grain === 'month') return monthName(beginDate, language);
  if (grain === 'week' || isLong) return formatDay(beginDate, language, 'short');
  return `${weekdayName(beginDate, language)} ${Number(beginDate.slice(8))}`;
}

function monthName(day: string, language: Language): string {
  if (language !== 'en') return day.slice(0, 7);
  return formatCalendarDay(day, language, { month: 'short', year: 'numeric' });
}

/** The step in full: `Sat, Nov 14, 2026`; a week or month with both its ends. */
export function pointName(
  { beginDate, endDate }: Pick<TrendPoint, 'beginDate' | 'endDate'>,
  language: Language,
): string {
  if (beginDate !== endDate) return formatDayRange({ beginDate, endDate }, language);
  return dayName(beginDate, language);
}
