import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions, previousDataOf } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, SegmentedControl, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ChartSlot } from '../../lib/lazy/chart-slot';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import type { CostTrendRequest } from './cost-view';

const CostTrendChart = lazyWithPreload(() =>
  import('./cost-trend-chart').then((module) => module.CostTrendChart),
);

/** Cost over time, next to another period; with several currencies, that of one. */
export function CostTrendPanel({ request }: { request: CostTrendRequest }) {
  const { t } = useTranslation(['costReport', 'common']);
  const errorMessage = useErrorMessage();
  const options = endpointOptions(useApi(), endpoints.costReportTrend, { body: request });
  const { data, error, refetch } = useQuery({
    ...options,
    placeholderData: previousDataOf(options.queryKey),
  });
  const [wanted, setWanted] = useState<string>();
  const currencies = data?.series.map(({ currency }) => currency) ?? [];
  const series = data?.series.find(({ currency }) => currency === wanted) ?? data?.series[0];
  return (
    <section aria-label={t('trend')} className="flex flex-col gap-2 px-page pb-3 max-desktop:px-4">
      {error !== null && (
        <Alert tone="bad">
          {t('trendFailed')} {errorMessage(error)}{' '}
          <Button variant="link" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </Alert>
      )}
      {data === undefined && error === null && <Skeleton className="h-53 w-full" />}
      {data && !series && <p className="py-4 text-13 text-fg-3">{t('trendEmpty')}</p>}
      {data && series && (
        <>
          {currencies.length > 1 && (
            <SegmentedControl
              label={t('trendCurrency')}
              items={currencies.map((value) => ({ value, label: value }))}
              value={series.currency}
              onValueChange={setWanted}
            />
          )}
          <ChartSlot preload={CostTrendChart.preload} failedText={t('trendFailed')}>
            <CostTrendChart trend={data} series={series} range={request.query} />
          </ChartSlot>
        </>
      )}
    </section>
  );
}
