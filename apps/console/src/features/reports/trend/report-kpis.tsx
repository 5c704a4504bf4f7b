import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, cn, KpiStrip, kpiStripLabels } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { formatMetric } from '../../../lib/format/metrics';
import { ChartSlot } from '../../../lib/lazy/chart-slot';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';
import { isKpiKey, kpiKeys, type KpiKey } from './kpi-keys';
import { kpiChange, metricSeries } from './kpis';
import type { ReportTrendChartProps } from './report-trend-chart';
import { shownAccounts } from './shown-accounts';
import { useMetricName } from './use-metric-name';
import { useReportTrend } from './use-report-trend';

/** Two or three are visible at a time. */
const mobileOrder = ['cost', 'click', 'ctr', 'impression', 'cpc', 'conversion'] as const;

/** The KPIs of a report compared with the previous period, and the chart of the selected one. */
export function ReportKpis({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const chartId = useId();
  const nameOf = useMetricName();
  const isMobile = useIsMobile();
  const { report, view, change } = model;
  const { trend, isLoading, isStale, hasFailed, isFetching, isCancelled, retry } = useReportTrend({
    report,
    view,
  });
  // cancelled with the rows, which offer to load both again
  if (isCancelled && model.rows.isCancelled) return null;
  // an error that also affects the rows is shown in their place, with one retry for both
  if (view.rangeError !== null || (hasFailed && model.rows.status === 'error')) return null;
  if (hasFailed) {
    return (
      <div className="shrink-0 px-page pb-3 max-desktop:px-4">
        {/* as high as the strip, so that the rows below stay where they are */}
        <div className="rounded-md border border-line-2 bg-surface">
          <p role="status" className="flex h-strip items-center gap-2 px-3.5 text-12 text-fg-3">
            {t('figures.failed')}
            <Button
              variant="link"
              icon={<RotateCwIcon className="size-3.5" />}
              isLoading={isFetching}
              onClick={retry}
              className="h-6 text-12"
            >
              {t('common:tryAgain')}
            </Button>
          </p>
        </div>
      </div>
    );
  }
  const descriptionOf = (key: KpiKey) =>
    model.columns.titleInfos.find(({ dataKey }) => dataKey === key)?.description;
  const kpis = trend
    ? (isMobile ? mobileOrder : kpiKeys).map((key) => ({
        id: key,
        label: nameOf(key),
        description: descriptionOf(key),
        value: formatMetric(key, trend.summary[key], trend.currency),
        change: kpiChange(trend, key, language),
        trend: metricSeries(trend.points, key),
      }))
    : [];
  return (
    <div className="shrink-0 px-page pb-3 max-desktop:px-4">
      <KpiStrip
        kpis={kpis}
        isLoading={isLoading}
        selected={view.metric ?? null}
        onSelectedChange={(id) =>
          change({ metric: id !== null && isKpiKey(id) ? id : undefined, page: view.page }, { replace: true })
        }
        chartId={chartId}
        labels={kpiStripLabels[language]}
        className={cn(isStale && 'opacity-60')}
      >
        {view.metric && trend && (
          <MetricChart
            metric={view.metric}
            trend={trend}
            description={descriptionOf(view.metric)}
            accounts={shownAccounts(model)}
            onClose={() => change({ metric: undefined, page: view.page }, { replace: true })}
          />
        )}
      </KpiStrip>
    </div>
  );
}

const ReportTrendChart = lazyWithPreload(() =>
  import('./report-trend-chart').then((module) => module.ReportTrendChart),
);

/** The trend of one metric. Its chart is fetched when the first one is opened. */
function MetricChart(props: ReportTrendChartProps) {
  const { t } = useTranslation('reports');
  return (
    <ChartSlot preload={ReportTrendChart.preload} failedText={t('figures.chartFailed')}>
      <ReportTrendChart {...props} />
    </ChartSlot>
  );
}
