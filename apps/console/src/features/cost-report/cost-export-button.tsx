import type { CostReport } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { CostReportRequest } from './cost-view';

const ExportDialog = lazy(() =>
  import('../../lib/export/export-dialog').then((module) => ({ default: module.ExportDialog })),
);

export interface CostExportButtonProps {
  query: CostReportRequest['query'];
  /** `cost desc` */
  sort: string | undefined;
  /** Undefined until it is loaded. */
  report: CostReport | undefined;
  /** Number of open rows, on all pages. */
  rowCount: number;
}

/** Exports the cost report with its open rows. */
export function CostExportButton({ query, sort, report, rowCount }: CostExportButtonProps) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  // also of rows on other pages
  const isAllOpen = query.expandAll === true && !query.toggled?.length;
  return (
    <>
      <Button
        variant="primary"
        icon={<DownloadIcon />}
        disabled={rowCount === 0}
        onClick={() => setIsOpen(true)}
      >
        {t('export')}
      </Button>
      {isOpen && report && (
        <Suspense>
          <ExportDialog
            reportTitle={t('title')}
            rangeText={formatDayRange(report.info, language)}
            rowCount={rowCount}
            rowCap={null}
            note={isAllOpen ? undefined : t('exportNote')}
            request={{ costQuery: query, sortCol: sort }}
            open
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}
