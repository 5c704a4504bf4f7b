import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useCurrentAccount } from '../../lib/session/current-account';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('./import-problems-dialog').then((module) => module.ImportProblemsDialog),
);

/** Page and range of a report. */
export interface ImportedReport {
  path: string;
  range: { beginDate: string; endDate: string };
}

/** The report that an import has filled; undefined where there is none to open. */
export type ReportOf = (item: ReportImport) => ImportedReport | undefined;

export interface ImportActionsProps {
  item: ReportImport;
  isFailed: boolean;
  report: ImportedReport | undefined;
}

/** The buttons of an import: its problems, and the report that it has filled. */
export function ImportActions({ item, isFailed, report }: ImportActionsProps) {
  const { t } = useTranslation('imports');
  const setAccountId = useCurrentAccount((state) => state.setAccountId);
  return (
    <span className="flex flex-col gap-2 wide:flex-row wide:justify-end">
      {item.problems.length > 0 && (
        <LazyMenu
          opens="dialog"
          preload={ImportProblemsDialog.preload}
          trigger={<Button>{t(isFailed ? 'why' : 'see')}</Button>}
        >
          {(parts) => <ImportProblemsDialog item={item} {...parts} />}
        </LazyMenu>
      )}
      {report && (
        <Button asChild>
          <Link
            to={report.path}
            search={report.range}
            onClick={() => setAccountId(item.accountId)}
            activeProps={{}}
          >
            {t('open')}
          </Link>
        </Button>
      )}
    </span>
  );
}
