import type { Mover } from '@meridian/api-client/contract';
import { homeMoversOptions } from '@meridian/api-client/react';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { cn, Panel, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../lib/api/api';
import { useLastGoodData } from '../../../lib/lists/use-last-good-data';
import { PanelFailed } from '../../../lib/page/panel-failed';
import type { ReportPath } from '../../../lib/page/report-path';
import { PanelEmpty } from '../panel-empty';
import { useIsNoneFollowed } from '../use-is-none-followed';
import { MoverItem } from './mover-item';

export interface MoversPanelProps {
  followedOnly: boolean;
  reportPath: ReportPath;
  className?: string;
}

/** The keywords and units whose metrics changed most from one day to the next. */
export function MoversPanel({ followedOnly, reportPath, className }: MoversPanelProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const options = homeMoversOptions(useApi(), { followedOnly });
  const query = useQuery(options);
  const { data: movers, hasFailed } = useLastGoodData({ query, queryKey: options.queryKey, parts: 4 });
  const isNoneFollowed = useIsNoneFollowed(followedOnly);
  return (
    <Panel
      title={t('movers.title')}
      note={
        movers &&
        t('movers.days', {
          day: formatDay(movers.day, language, 'short'),
          previous: formatDay(movers.previousDay, language, 'short'),
        })
      }
      className={cn('min-h-84', className)}
    >
      {content()}
    </Panel>
  );

  function content() {
    if (isNoneFollowed) return <PanelEmpty>{t('followed.noMovers')}</PanelEmpty>;
    if (hasFailed && !query.isFetching) {
      return <PanelFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />;
    }
    if (!movers) return <MoversSkeleton label={t('loading')} />;
    const [first] = movers.list;
    if (!first) return <PanelEmpty>{t('movers.empty')}</PanelEmpty>;
    return (
      <>
        <ul data-metrics="" className="px-4">
          {movers.list.map((mover) => (
            <MoverItem key={keyOf(mover)} mover={mover} day={movers.day} reportPath={reportPath} />
          ))}
        </ul>
        <ExplainLink day={movers.day} path={reportPath(first.channel, 'campaign')} />
      </>
    );
  }
}

/** Opens what made up the change in cost from the day before, by campaign. */
function ExplainLink({ day, path }: { day: string; path: string | undefined }) {
  const { t } = useTranslation('home');
  if (path === undefined) return null;
  return (
    <Link
      to={path}
      search={{ beginDate: day, endDate: day, compare: 'previous', explain: 'cost' }}
      activeProps={{}}
      className="mx-4 self-start rounded-xs py-1 text-13 font-medium text-accent-fg focus-ring hover:underline max-desktop:py-2"
    >
      {t('movers.explain')}
    </Link>
  );
}

const keyOf = ({ channel, accountId, name, metric }: Mover) =>
  JSON.stringify([channel, accountId, name, metric]);

function MoversSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="px-4">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="border-t border-line-1 first:border-t-0">
          <div className="flex h-12.75 animate-late flex-col justify-center gap-2.5">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/3" />
          </div>
        </div>
      ))}
      {/* of the link below the items */}
      <div className="h-7" />
    </div>
  );
}
