import { currencySign } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { IconButton, Tooltip } from '@meridian/ui';
import { compactTick, TrendChart, type TrendSeries } from '@meridian/ui/charts';
import { ChevronUpIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { figureText, figureUnits } from '../../../lib/figures';
import { metricSeries, pointLabel, pointName } from '../kpis';
import { useMetricName } from '../use-metric-name';
import type { MetricChartProps } from './metric-chart';

/** More steps than this have no room for the name of each day. */
const longCourse = 14;

/** A figure over time beside the period before. */
export function TrendPanel({ figure, trend, onClose }: MetricChartProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const nameOf = useMetricName();
  const { grain, points, comparison, currency, info } = trend;
  const axis = useMemo(() => {
    const isLong = points.length > longCourse;
    return points.map((point) => ({
      label: pointLabel(point, { grain, isLong, language }),
      fullLabel: pointName(point, language),
    }));
  }, [points, grain, language]);
  const series = useMemo((): TrendSeries[] => {
    const main: TrendSeries = {
      kind: 'main',
      name: formatDayRange(info, language, 'short'),
      values: metricSeries(points, figure),
    };
    if (comparison.dataTime === null) return [main];
    const before = formatDayRange(comparison, language, 'short');
    return [
      main,
      {
        kind: 'comparison',
        name:
          comparison.missingDays > 0
            ? t('figures.missing', { range: before, count: comparison.missingDays })
            : before,
        values: metricSeries(comparison.points, figure),
        pointLabels: comparison.points.map((point) => (point ? pointName(point, language) : '--')),
      },
    ];
  }, [points, comparison, info, figure, language, t]);
  const formatTick = useMemo(() => {
    const unit = figureUnits[figure];
    if (unit === '%*100') return (value: number) => formatValue(value, unit).replace(/\.?0+%$/, '%');
    const symbol = unit === 'money' && currency !== null ? currencySign(currency) : '';
    return (value: number) => compactTick(value, language, { symbol });
  }, [figure, currency, language]);
  const close = t('figures.close');
  return (
    <TrendChart
      title={t(`figures.by.${grain}`, { figure: nameOf(figure) })}
      points={axis}
      series={series}
      formatValue={(value) => figureText(figure, value, currency)}
      formatTick={formatTick}
      language={language}
      actions={
        <Tooltip content={close}>
          <IconButton size="small" label={close} onClick={onClose}>
            <ChevronUpIcon />
          </IconButton>
        </Tooltip>
      }
    />
  );
}
