import { useTranslation } from '@meridian/i18n';
import { SegmentedNav } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { periodsOf, type Report } from '../registry';
import type { ReportSearch } from '../report-search';
import { searchForPeriod } from '../report-view';

export interface ReportHeadProps {
  report: Report;
  title: string;
  search: ReportSearch;
  today: string;
  canOpen: (path: string) => boolean;
}

/** Title of the section, and its periods: each a page of its own that keeps what it can of the view. */
export function ReportHead({ report, title, search, today, canOpen }: ReportHeadProps) {
  const { t } = useTranslation(['reports', 'routes']);
  const periods = periodsOf(report)
    .filter(({ path }) => canOpen(path))
    .map((other) => ({ ...other, value: other.id }));
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight in-data-[size=mini]:text-16">{title}</h1>
      {periods.length > 1 && (
        <SegmentedNav
          label={t('periods')}
          items={periods}
          current={report.id}
          renderLink={(item, props) => (
            <Link
              {...props}
              to={item.path}
              search={searchForPeriod(item.period, search, today)}
              activeProps={{}}
            >
              {t(`routes:${item.period}`)}
            </Link>
          )}
          className="max-desktop:w-full max-desktop:[--ctl-h:36px]"
        />
      )}
    </header>
  );
}
