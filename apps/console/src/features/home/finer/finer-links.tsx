import { channels, type Channel } from '@meridian/api-client/contract';
import { homeTrendOptions, reportListOptions } from '@meridian/api-client/react';
import type { DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../lib/api/api';
import { useSectionName } from '../../../lib/language/section-name';
import type { ReportPath } from '../../../lib/page/report-path';
import type { HomeView } from '../home-view';

export interface FinerLinksProps {
  view: Pick<HomeView, 'range' | 'currency' | 'isTooLong'>;
  followedOnly: boolean;
  reportPath: ReportPath;
}

/** Shown if the accounts have no account report of the period but a more detailed one: a link to its sum. */
export function FinerLinks({
  view: { range, currency, isTooLong },
  followedOnly,
  reportPath,
}: FinerLinksProps) {
  const trend = homeTrendOptions(useApi(), { followedOnly, currency, ...range });
  const { data, isPlaceholderData } = useQuery({ ...trend, enabled: !isTooLong });
  const hasNoDay = data?.points.every(({ cost }) => cost === null) === true && !isPlaceholderData;
  if (!hasNoDay) return null;
  return channels.map((channel) => {
    const path = reportPath(channel, 'account');
    return path !== undefined && <FinerLink key={channel} channel={channel} path={path} range={range} />;
  });
}

/** Empty while the report is fetched, and if that failed: the page is complete without it. */
function FinerLink({ channel, path, range }: { channel: Channel; path: string; range: DateRange }) {
  const { t } = useTranslation('home');
  const nameOf = useSectionName();
  const { data } = useQuery(
    reportListOptions(useApi(), {
      channel,
      section: 'account',
      period: 'daily',
      query: range,
      page: { number: 1, size: 10 },
    }),
  );
  const from = data?.data.info.finerSections[0];
  if (from === undefined) return null;
  const finer = nameOf(from);
  return (
    <Alert tone="info" className="mt-4">
      {t(`finer.text.${channel}`, { finer })}{' '}
      <Link
        to={path}
        search={{ ...range, from }}
        activeProps={{}}
        className="rounded-xs font-medium underline focus-ring"
      >
        {t('finer.link', { finer })}
      </Link>
    </Alert>
  );
}
