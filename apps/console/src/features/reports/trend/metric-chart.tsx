import { useTranslation } from '@meridian/i18n';
import { Button, Skeleton } from '@meridian/ui';
import { Suspense } from 'react';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportTrendChartProps } from './report-trend-chart';

const ReportTrendChart = lazyWithPreload(() =>
  import('./report-trend-chart').then((module) => module.ReportTrendChart),
);

/** The trend of one metric. Its chart is fetched when the first one is opened. */
export function MetricChart(props: ReportTrendChartProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { isLoaded, hasFailed, retry } = usePreload(ReportTrendChart.preload);
  const placeholder = (
    <div className="grid h-53 place-items-center text-13 text-fg-3">
      {hasFailed ? (
        <p role="alert" className="flex items-center gap-2">
          {t('figures.chartFailed')}
          <Button variant="link" onClick={retry}>
            {t('common:tryAgain')}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-full w-full" />
      )}
    </div>
  );
  return (
    <Suspense fallback={placeholder}>{isLoaded ? <ReportTrendChart {...props} /> : placeholder}</Suspense>
  );
}
