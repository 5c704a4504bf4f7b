import type { ReportTrend } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Skeleton } from '@meridian/ui';
import { useModule } from '../../../lib/use-module';
import type { KpiKey } from '../kpi-keys';

export interface MetricChartProps {
  figure: KpiKey;
  trend: ReportTrend;
  onClose: () => void;
}

const load = () => import('./trend-panel');

/** The course of one figure, whose chart is fetched when the first one is opened. */
export function MetricChart(props: MetricChartProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { module, hasFailed, retry } = useModule(load);
  if (module) return <module.TrendPanel {...props} />;
  return (
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
}
