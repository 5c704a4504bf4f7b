import { comparisonRange, type DateRange } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import type { ReportPath } from '../../../lib/page/report-path';

const channels = ['search', 'feed'] as const;

/** Below the trend: the periods that it draws, and links to their daily reports. */
export function TrendFoot({ range, reportPath }: { range: DateRange; reportPath: ReportPath }) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const previous = comparisonRange({ type: 1, range, basis: 'previous' });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-12 text-fg-3">
      <span className="mr-auto tabular-nums">
        {t('trend.compared', {
          range: formatDayRange(range, language),
          previous: formatDayRange(previous, language, 'short'),
        })}
      </span>
      {channels.map((channel) => {
        const path = reportPath(channel, 'account');
        return (
          path !== undefined && (
            <Link
              key={channel}
              to={path}
              search={{ ...range }}
              activeProps={{}}
              className="rounded-xs py-1 font-medium text-accent-fg focus-ring hover:underline max-desktop:py-2"
            >
              {t(`trend.report.${channel}`)}
            </Link>
          )
        );
      })}
    </div>
  );
}
