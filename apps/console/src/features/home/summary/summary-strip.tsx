import type { HomeSummary } from '@meridian/api-client/contract';
import { homeSummaryOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Panel, StatStrip, StatStripSkeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useLastGoodData } from '../../../lib/lists/use-last-good-data';
import { PanelFailed } from '../../../lib/page/panel-failed';
import { PanelEmpty } from '../panel-empty';
import { useSummaryStats } from './use-summary-stats';

export interface SummaryStripProps {
  followedOnly: boolean;
  /** ISO 4217 code. */
  currency: string;
  /** Whether there may be metrics of feed ads, for which the skeleton reserves space. */
  hasFeeds: boolean;
}

/** Balance and last full day of the selected accounts in one currency. */
export function SummaryStrip({ followedOnly, currency, hasFeeds }: SummaryStripProps) {
  const { t } = useTranslation('home');
  const options = homeSummaryOptions(useApi(), { followedOnly });
  const query = useQuery(options);
  const { data, hasFailed } = useLastGoodData({ query, queryKey: options.queryKey, parts: 4 });
  if (hasFailed && !query.isFetching) {
    return (
      <Panel aria-label={t('summary.label')} className="min-h-24.5">
        <PanelFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  }
  if (!data) return <StatStripSkeleton label={t('loading')} count={hasFeeds ? 6 : 5} />;
  const { list } = data;
  const summary = list.find((entry) => entry.currency === currency);
  if (!summary) {
    return (
      <Panel aria-label={t('summary.label')} className="min-h-24.5">
        <PanelEmpty>
          {list.length === 0 ? t('summary.noneFollowed') : t('summary.noneInCurrency', { currency })}
        </PanelEmpty>
      </Panel>
    );
  }
  return <Metrics summary={summary} />;
}

function Metrics({ summary }: { summary: HomeSummary }) {
  const { t } = useTranslation('home');
  return (
    <div data-metrics="">
      <StatStrip label={t('summary.label')} stats={useSummaryStats(summary)} />
    </div>
  );
}
