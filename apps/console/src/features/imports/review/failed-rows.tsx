import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('../import-problems-dialog').then((module) => module.ImportProblemsDialog),
);

/** The number of unreadable rows, with a link to see them. Empty if all are readable. */
export function FailedRows({ item }: { item: ReportImport }) {
  const { t } = useTranslation('imports');
  const { failedRows, totalRows, problems } = item;
  if (failedRows === 0) return null;
  return (
    <Alert
      tone="warn"
      action={
        problems.length > 0 && (
          <LazyMenu
            opens="dialog"
            preload={ImportProblemsDialog.preload}
            trigger={<Button variant="link">{t('checking.problems')}</Button>}
          >
            {(parts) => <ImportProblemsDialog item={item} {...parts} />}
          </LazyMenu>
        )
      }
    >
      {t('checking.failedRows', {
        failed: failedRows,
        total: totalRows,
      })}
    </Alert>
  );
}
