import { currencySign, type Account, type HomeTrendPoint } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { compactTick, TrendChart, type TrendPoint, type TrendSeries } from '@meridian/ui/charts';
import { useMemo, type ReactNode } from 'react';
import { dayName } from '../../../lib/dates/day-name';
import { useEventMarks } from '../../../lib/events/use-event-marks';
import { plottedValue, formatMetric } from '../../../lib/format/metrics';
import { formatMoney } from '../../../lib/format/money';
import { isMoney } from '../home-metrics';
import type { TrendMetric } from '../home-view';

export interface MetricTrendProps {
  points: readonly HomeTrendPoint[];
  metric: TrendMetric;
  /** ISO 4217 code. */
  currency: string;
  /** The account of which events are shown; undefined for several. */
  account: Account | undefined;
  /** Replaces the chart's title. */
  head: ReactNode;
  /** Height of the drawing, in px. */
  height: number;
}

/** The trend of a metric, and that of the previous period. */
export function MetricTrend({ points: days, metric, currency, account, head, height }: MetricTrendProps) {
  const { t } = useTranslation(['home', 'columns']);
  const { language } = useLanguage();
  const points = useMemo<TrendPoint[]>(
    () =>
      days.map(({ date }) => ({
        label: formatDay(date, language, 'short'),
        fullLabel: dayName(date, language),
      })),
    [days, language],
  );
  const series = useMemo<TrendSeries[]>(
    () => [
      {
        name: t('trend.thisPeriod'),
        kind: 'main',
        values: days.map((day) => plottedValue(day[metric])),
      },
      {
        name: t('trend.previous'),
        kind: 'comparison',
        values: days.map(({ previous }) => plottedValue(previous[metric])),
        pointLabels: days.map(({ previousDate }) => dayName(previousDate, language)),
      },
    ],
    [days, metric, language, t],
  );
  const formatTick = useMemo(() => {
    if (metric === 'ctr') return (value: number) => formatMetric(metric, String(value), currency);
    const symbol = isMoney(metric) ? currencySign(currency) : undefined;
    return (value: number) => compactTick(value, language, { symbol });
  }, [metric, currency, language]);
  const steps = days.map(({ date }) => ({ beginDate: date, endDate: date }));
  const events = useEventMarks({ accounts: account ? [account] : [], steps });
  return (
    <>
      <TrendChart
        title={t('trend.byDay', { metric: t(`columns:${metric}`) })}
        points={points}
        series={series}
        formatValue={(value) => formatMetric(metric, String(value), currency)}
        formatDifference={(amount) => differenceText(metric, amount, currency)}
        formatTick={formatTick}
        language={language}
        height={height}
        head={head}
        marks={events.marks}
        actions={events.addButton}
      />
      {events.below}
    </>
  );
}

/** An amount without its sign; ratios differ in points. */
function differenceText(metric: TrendMetric, amount: number, currency: string): string {
  if (metric === 'ctr') return `${formatValue(amount * 100, 't2')} pt`;
  return isMoney(metric) ? formatMoney(String(amount), currency) : formatValue(amount, 't');
}
