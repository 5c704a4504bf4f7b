import type { Account } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { FactsLine } from './parts/facts-line';
import { ReportHead } from './parts/report-head';
import { ReportRows } from './parts/report-rows';
import { ReportToolbar } from './parts/report-toolbar';
import type { Report } from './registry';
import type { ReportSearch } from './report-search';
import { readReportView } from './report-view';
import { useReport } from './use-report';
import { useReportColumns } from './use-report-columns';

export interface ReportPageProps {
  report: Report;
  /** What the address says of the view. */
  search: ReportSearch;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onSearchChange: (search: ReportSearch, options?: { replace: boolean }) => void;
  /** The current account; undefined when it stands for all of `accounts`. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  /** Absent where the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** Every report there is: which columns and filters it has comes from its section. */
export function ReportPage({
  report,
  search,
  onSearchChange,
  account,
  accounts,
  today,
  canOpen,
  onOpenImports,
}: ReportPageProps) {
  const { t } = useTranslation(['reports', 'routes']);
  const { language } = useLanguage();
  const section = t(`routes:${report.section}`);
  usePageTitle(t('routes:reportTag', { section, period: t(`routes:${report.period}`) }));
  const isForSeveral = account === undefined && accounts.length > 1;
  const view = readReportView(report, search, today);
  const rows = useReport({ report, view, isForSeveral });
  const columns = useReportColumns(report, rows.answer?.data.titleInfos);
  const { lastPage } = rows;
  useEffect(() => {
    // an old link, or another account with fewer rows
    if (lastPage !== undefined && view.page > lastPage) {
      onSearchChange({ ...search, page: lastPage > 1 ? lastPage : undefined }, { replace: true });
    }
  }, [lastPage, view.page, search, onSearchChange]);
  const change = (next: ReportSearch, options?: { replace: boolean }) =>
    onSearchChange({ ...search, page: undefined, ...next }, options);
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <ReportHead
        report={report}
        title={t('routes:reportTitle', { section })}
        search={search}
        today={today}
        canOpen={canOpen}
      />
      <ReportToolbar {...{ report, view, columns, today, isForSeveral }} onChange={change} />
      {rows.answer && <FactsLine info={rows.answer.data.info} accountName={account?.accountName} />}
      <ReportRows
        {...{ report, view, rows, columns, today, language, onOpenImports }}
        title={t('routes:reportTitle', { section })}
        onChange={change}
      />
    </div>
  );
}
