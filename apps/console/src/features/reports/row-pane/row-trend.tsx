import { useTranslation } from '@meridian/i18n';
import { Skeleton } from '@meridian/ui';
import { ChartSlot } from '../../../lib/lazy/chart-slot';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { PanelFailed } from '../../../lib/page/panel-failed';
import type { KpiKey } from '../trend/kpi-keys';
import type { useRowTrend } from './use-row-trend';

const ReportTrendChart = lazyWithPreload(() =>
  import('../trend/report-trend-chart').then((module) => module.ReportTrendChart),
);

export interface RowTrendProps {
  metric: KpiKey;
  trends: ReturnType<typeof useRowTrend>;
}

/** The chart of a metric of a row over the days of the report. */
export function RowTrend({ metric, trends }: RowTrendProps) {
  const { t } = useTranslation(['rowPane', 'common', 'reports']);
  const { whole, isUnknown, error, retry } = trends;
  if (isUnknown) return <p className="text-12 text-fg-3">{t('noTrend')}</p>;
  if (error) return <PanelFailed title={t('trendFailed')} error={error} onRetry={retry} className="h-53" />;
  if (!whole) return <Skeleton className="h-53 w-full" />;
  return (
    <ChartSlot preload={ReportTrendChart.preload} failedText={t('reports:figures.chartFailed')}>
      <ReportTrendChart metric={metric} trend={whole} />
    </ChartSlot>
  );
}
