import { currencySign, metrics, type WeeklyOverview } from '@meridian/api-client/contract';
import { addDays, weekday, type PeriodBasis } from '@meridian/date-range/core';
import { formatDay, useTranslation, type Language } from '@meridian/i18n';
import { compactTick, TrendChart, type TrendPoint, type TrendSeries } from '@meridian/ui/charts';
import { useMemo } from 'react';
import { plottedValue } from '../../../../lib/format/metrics';
import type { KpiKey } from '../../trend/kpi-keys';
import { metricNumber, formatWeekMetric } from '../metric-text';

export interface DayChartProps {
  overview: WeeklyOverview;
  metric: KpiKey;
  basis: PeriodBasis;
  language: Language;
  /** Height of the drawing, in px. */
  height: number;
}

/** A KPI by day, in this week and the comparison week. */
export function DayChart({ overview, metric, basis, language, height }: DayChartProps) {
  const { t } = useTranslation(['reportCentre', 'columns']);
  const { days, currency, previousWeek } = overview;
  const points = useMemo<TrendPoint[]>(
    () =>
      days.map(({ date }) => {
        const day = t(`weekdays.${weekdayKeys[weekday(date) - 1] ?? 1}`);
        return {
          label: `${day} ${String(Number(date.slice(8)))}`,
          fullLabel: `${day} ${formatDay(date, language)}`,
        };
      }),
    [days, language, t],
  );
  const series = useMemo<TrendSeries[]>(
    () => [
      {
        name: t('figures.thisWeek'),
        kind: 'main',
        values: days.map(({ values }) => plottedValue(metricNumber(values, metric))),
      },
      {
        name: t('figures.lastWeek', { context: basis }),
        kind: 'comparison',
        values: days.map(({ previous }) => plottedValue(metricNumber(previous, metric))),
        pointLabels: days.map((_, index) =>
          formatDay(
            addDays(previousWeek.beginDate, index),
            language,
            basis === 'lastYear' ? 'full' : 'short',
          ),
        ),
      },
    ],
    [days, previousWeek, metric, basis, language, t],
  );
  const formatTick = useMemo(() => {
    const { unit, isMoney } = metrics[metric];
    if (unit === '%*100') return (value: number) => formatWeekMetric(value, metric, currency);
    const symbol = isMoney && currency !== null ? currencySign(currency) : undefined;
    return (value: number) => compactTick(value, language, { symbol });
  }, [metric, currency, language]);
  return (
    <TrendChart
      title={t('figures.byDay', { metric: t(`columns:${metric}`) })}
      points={points}
      series={series}
      formatValue={(value) => formatWeekMetric(value, metric, currency)}
      formatTick={formatTick}
      language={language}
      height={height}
    />
  );
}

const weekdayKeys = [1, 2, 3, 4, 5, 6, 7] as const;
