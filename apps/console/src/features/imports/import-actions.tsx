import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, cn, IconButton } from '@meridian/ui';
import { ChartColumnIcon, EllipsisIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { ReviewButton } from './review-button';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('./import-problems-dialog').then((module) => module.ImportProblemsDialog),
);
const ImportMenu = lazyWithPreload(() => import('./import-menu').then((module) => module.ImportMenu));

/** Page and range of a report. */
export interface ImportedReport {
  path: string;
  range: { beginDate: string; endDate: string };
}

/** The report that an import has filled; undefined if there is none to open. */
export type ReportOf = (item: ReportImport) => ImportedReport | undefined;

export interface ImportActionsProps {
  item: ReportImport;
  isFailed: boolean;
  report: ImportedReport | undefined;
  canImport: boolean;
  /** Opens the details of the import. */
  onOpen: (id: string) => void;
}

/** The review of an import, its problems and its report. On a phone they are below the state. */
export function ImportButtons({
  item,
  isFailed,
  report,
  canImport,
  onOpen,
  className,
}: ImportActionsProps & { className: string }) {
  const { t } = useTranslation('imports');
  const isReview = item.state === importStates.review && canImport;
  return (
    <span className={cn('flex items-center gap-1', className)}>
      {isReview && <ReviewButton item={item} onOpen={onOpen} />}
      {item.problems.length > 0 && !isReview && (
        <LazyMenu
          opens="dialog"
          preload={ImportProblemsDialog.preload}
          trigger={<Button>{t(isFailed ? 'why' : 'see')}</Button>}
        >
          {(parts) => <ImportProblemsDialog item={item} {...parts} />}
        </LazyMenu>
      )}
      {report && (
        <Button asChild variant="ghost">
          <Link
            to={report.path}
            search={{ ...report.range, accountId: item.accountId }}
            activeProps={{}}
            aria-label={t('open')}
            title={t('open')}
          >
            <ChartColumnIcon />
          </Link>
        </Button>
      )}
    </span>
  );
}

/** The buttons of an import, and a menu. */
export function ImportActions(props: ImportActionsProps) {
  const { item, canImport, onOpen } = props;
  const { t } = useTranslation('imports');
  return (
    <span className="flex items-center justify-end gap-1">
      <ImportButtons {...props} className="max-desktop:hidden" />
      <LazyMenu
        preload={ImportMenu.preload}
        trigger={
          <IconButton label={t('more', { file: item.fileName })}>
            <EllipsisIcon />
          </IconButton>
        }
      >
        {(parts) => <ImportMenu item={item} canImport={canImport} onOpen={onOpen} {...parts} />}
      </LazyMenu>
    </span>
  );
}
