import { currencySign, type Account, type ReportTrend } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { IconButton, Popover, PopoverContent, PopoverTrigger, Tooltip } from '@meridian/ui';
import { compactTick, TrendChart, type TrendSeries } from '@meridian/ui/charts';
import { ChevronUpIcon, InfoIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { pointLabel, pointName } from '../../../lib/dates/trend-point';
import { useEventMarks } from '../../../lib/events/use-event-marks';
import { formatMetric, metricUnits } from '../../../lib/format/metrics';
import { useMarkedTitle } from '../finer/marked-title';
import type { KpiKey } from './kpi-keys';
import { metricSeries } from './kpis';
import { useMetricName } from './use-metric-name';

/** Beyond this number of steps, the axis does not label each day. */
const longTrend = 14;

export interface ReportTrendChartProps {
  metric: KpiKey;
  trend: ReportTrend;
  /** What the metric means and how it is computed, in lines. */
  description?: string | undefined;
  /** The accounts of which events are shown; absent where there are none. */
  accounts?: readonly Account[];
  /** Absent if the chart cannot be closed. */
  onClose?: (() => void) | undefined;
}

/** A metric over time, compared with the previous period. */
export function ReportTrendChart({
  metric,
  trend,
  description,
  accounts = [],
  onClose,
}: ReportTrendChartProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const nameOf = useMetricName();
  const markedTitle = useMarkedTitle();
  const { grain, points, comparison, currency, info } = trend;
  const axis = useMemo(() => {
    const isLong = points.length > longTrend;
    return points.map((point) => ({
      label: pointLabel(point, { grain, isLong, language }),
      fullLabel: pointName(point, language),
    }));
  }, [points, grain, language]);
  const series = useMemo((): TrendSeries[] => {
    const main: TrendSeries = {
      kind: 'main',
      name: formatDayRange(info, language, 'short'),
      values: metricSeries(points, metric),
    };
    if (comparison.dataTime === null) return [main];
    const previous = formatDayRange(comparison, language, 'short');
    return [
      main,
      {
        kind: 'comparison',
        name:
          comparison.missingDays > 0
            ? t('figures.missing', { range: previous, count: comparison.missingDays })
            : previous,
        values: metricSeries(comparison.points, metric),
        pointLabels: comparison.points.map((point) => (point ? pointName(point, language) : '--')),
      },
    ];
  }, [points, comparison, info, metric, language, t]);
  const formatTick = useMemo(() => {
    const unit = metricUnits[metric];
    if (unit === '%*100')
      return (value: number) => formatValue(value, unit).replace(/\.0+%$|(?<!0)0+%$/, '%');
    const symbol = unit === 'money' && currency !== null ? currencySign(currency) : '';
    return (value: number) => compactTick(value, language, { symbol });
  }, [metric, currency, language]);
  const close = t('figures.close');
  const events = useEventMarks({ accounts, steps: points });
  return (
    <>
      <TrendChart
        title={markedTitle(t(`figures.by.${grain}`, { figure: nameOf(metric) }), info.from)}
        points={axis}
        series={series}
        formatValue={(value) => formatMetric(metric, value, currency)}
        formatTick={formatTick}
        language={language}
        marks={events.marks}
        actions={
          <>
            {events.addButton}
            {description !== undefined && <AboutMetric name={nameOf(metric)} description={description} />}
            {onClose && (
              <Tooltip content={close}>
                <IconButton size="small" label={close} onClick={onClose}>
                  <ChevronUpIcon />
                </IconButton>
              </Tooltip>
            )}
          </>
        }
      />
      {events.below}
    </>
  );
}

/** What a metric means, for those who cannot hover over its KPI. */
function AboutMetric({ name, description }: { name: string; description: string }) {
  const { t } = useTranslation('reports');
  const label = t('figures.about', { figure: name });
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton size="small" label={label}>
          <InfoIcon />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent label={label} align="end" className="max-w-80 p-3">
        <strong className="block font-semibold">{name}</strong>
        <p className="whitespace-pre-line text-fg-2">{description}</p>
      </PopoverContent>
    </Popover>
  );
}
