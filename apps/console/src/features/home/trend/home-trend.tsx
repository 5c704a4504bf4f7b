import type { Account } from '@meridian/api-client/contract';
import { homeTrendOptions } from '@meridian/api-client/react';
import { DateRangePicker } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, cn, Panel, SegmentedControl, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { useApi } from '../../../lib/api/api';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import { useLastGoodData } from '../../../lib/lists/use-last-good-data';
import { PanelFailed } from '../../../lib/page/panel-failed';
import type { ReportPath } from '../../../lib/page/report-path';
import type { HomeAddress } from '../home-address';
import { trendMetrics, type HomeView } from '../home-view';
import { PanelEmpty } from '../panel-empty';
import { useIsNoneFollowed } from '../use-is-none-followed';
import { TrendFoot } from './trend-foot';

export interface HomeTrendProps {
  view: HomeView;
  followedOnly: boolean;
  reportPath: ReportPath;
  /** The only account of the trend; undefined if there are several. */
  account: Account | undefined;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  onChange: (change: HomeAddress, options?: { replace: boolean }) => void;
  className?: string;
}

const MetricTrend = lazyWithPreload(() => import('./metric-trend').then((module) => module.MetricTrend));
/** Height of the drawing, in px. */
const height = 216;

/** A metric per day, with the previous period. The chart is loaded with the first data. */
export function HomeTrend({
  view,
  followedOnly,
  reportPath,
  account,
  today,
  onChange,
  className,
}: HomeTrendProps) {
  const { t } = useTranslation(['home', 'columns']);
  const { language } = useLanguage();
  const { currency, range, metric, isTooLong } = view;
  const options = homeTrendOptions(useApi(), { followedOnly, currency, ...range });
  const query = useQuery({ ...options, enabled: !isTooLong });
  const { data, hasFailed } = useLastGoodData({ query, queryKey: options.queryKey, parts: 5 });
  const isNoneFollowed = useIsNoneFollowed(followedOnly);
  const head = (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 desktop:[--meridian-control-font-size:12px] desktop:[--meridian-control-height:28px]">
      <h2 className="text-14 font-semibold text-fg-1">{t('trend.title')}</h2>
      <SegmentedControl
        label={t('trend.metric')}
        items={trendMetrics.map((value) => ({ value, label: t(`columns:${value}`) }))}
        value={metric}
        onValueChange={(next) => onChange({ metric: next }, { replace: true })}
      />
      {/* the days of the trend alone: the other panels name their own */}
      <DateRangePicker
        type={1}
        value={range}
        onValueChange={(picked) => onChange({ beginDate: picked?.beginDate, endDate: picked?.endDate })}
        today={today}
        language={language}
      />
    </div>
  );
  return (
    <Panel aria-label={t('trend.title')} className={cn('px-4', className)}>
      <div
        aria-busy={query.isPlaceholderData}
        className={cn(
          'flex min-h-63 flex-1 flex-col transition-opacity max-desktop:min-h-80',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        {content()}
      </div>
      <TrendFoot range={range} reportPath={reportPath} />
    </Panel>
  );

  function content(): ReactNode {
    if (isTooLong) return besideHead(<PanelEmpty>{t('trend.tooLong')}</PanelEmpty>);
    if (isNoneFollowed) return besideHead(<PanelEmpty>{t('followed.noTrend')}</PanelEmpty>);
    if (hasFailed && !query.isFetching) {
      return besideHead(
        <PanelFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />,
      );
    }
    if (!data) return besideHead(<ChartSkeleton label={t('loading')} />);
    return (
      <LoadedTrend head={head} points={data.points} metric={metric} currency={currency} account={account} />
    );
  }

  function besideHead(body: ReactNode) {
    return (
      <>
        <div className="min-h-7 pb-1.5">{head}</div>
        {body}
      </>
    );
  }
}

type LoadedTrendProps = Omit<ComponentProps<typeof MetricTrend>, 'height'>;

function LoadedTrend(props: LoadedTrendProps) {
  const { t } = useTranslation(['home', 'common']);
  const { isLoaded, hasFailed, retry } = usePreload(MetricTrend.preload);
  const placeholder = (
    <>
      <div className="min-h-7 pb-1.5">{props.head}</div>
      {hasFailed ? (
        <p role="alert" className="grid flex-1 place-content-center justify-items-center gap-2 text-13">
          {t('trend.notLoaded')}
          <Button onClick={retry}>{t('common:tryAgain')}</Button>
        </p>
      ) : (
        <ChartSkeleton label={t('loading')} />
      )}
    </>
  );
  return (
    <Suspense fallback={placeholder}>
      {isLoaded ? <MetricTrend {...props} height={height} /> : placeholder}
    </Suspense>
  );
}

function ChartSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      style={{ height }}
      className="flex animate-late flex-col justify-between pt-1 pb-6"
    >
      {[4, 3, 2, 1, 0].map((line) => (
        <span key={line} className="flex items-center gap-2">
          <Skeleton className="w-7" />
          <span className="h-px flex-1 bg-grid" />
        </span>
      ))}
    </div>
  );
}
