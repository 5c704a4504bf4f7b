import { currencySign, type CostTrend } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { compactTick, TrendChart } from '@meridian/ui/charts';
import { useMemo } from 'react';
import { pointLabel, pointName } from '../../lib/dates/trend-point';
import { plottedValue } from '../../lib/format/metrics';
import { formatMoney } from '../../lib/format/money';

/** Beyond this number of steps, the axis does not label each day. */
const longTrend = 14;

export interface CostTrendChartProps {
  trend: CostTrend;
  series: CostTrend['series'][number];
  range: DateRange;
}

/** The cost of each day, week or month in one currency, and that of the comparison period. */
export function CostTrendChart({ trend, series: { currency, points }, range }: CostTrendChartProps) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const { grain, comparison } = trend;
  const formatTick = useMemo(() => {
    const symbol = currencySign(currency);
    return (value: number) => compactTick(value, language, { symbol });
  }, [currency, language]);
  const axis = points.map((point) => ({
    label: pointLabel(point, { grain, isLong: points.length > longTrend, language }),
    fullLabel: pointName(point, language),
  }));
  const hasPrevious = points.some(({ previous }) => previous !== null);
  return (
    <TrendChart
      title={t(`trend_${grain}`)}
      points={axis}
      series={[
        {
          kind: 'main',
          name: formatDayRange(range, language, 'short'),
          values: points.map(({ cost }) => plottedValue(cost)),
        },
        ...(hasPrevious
          ? [
              {
                kind: 'comparison' as const,
                name: formatDayRange(comparison, language, 'short'),
                values: points.map(({ previous }) => plottedValue(previous)),
              },
            ]
          : []),
      ]}
      formatValue={(value) => formatMoney(String(value), currency)}
      formatTick={formatTick}
      language={language}
    />
  );
}
