import { useTranslation } from '@meridian/i18n';
import { ChartSlot } from '../../../lib/lazy/chart-slot';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportTrendChartProps } from './report-trend-chart';

const ReportTrendChart = lazyWithPreload(() =>
  import('./report-trend-chart').then((module) => module.ReportTrendChart),
);

/** The trend of one metric. Its chart is fetched when the first one is opened. */
export function MetricChart(props: ReportTrendChartProps) {
  const { t } = useTranslation('reports');
  return (
    <ChartSlot preload={ReportTrendChart.preload} failedText={t('figures.chartFailed')}>
      <ReportTrendChart {...props} />
    </ChartSlot>
  );
}
