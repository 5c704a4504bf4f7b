import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { columnsShown } from '../column-choice';
import { printSort, queryOf } from '../report-view';
import type { ReportModel } from '../use-report-model';

const ExportDialog = lazy(() =>
  import('../../../lib/export/export-dialog').then((module) => ({ default: module.ExportDialog })),
);

export interface CentreExportProps {
  model: ReportModel;
  /** Names the report in the question. */
  title: string;
  /** The page shows its rows as a table, so that the file has the same columns; else it has all. */
  hasTable: boolean;
}

/** Exports the week, as the page shows it. */
export function CentreExport({ model, title, hasTable }: CentreExportProps) {
  const { t } = useTranslation('reportCentre');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { report, view, rows, columns } = model;
  const { answer } = rows;
  const { channel, section, period } = report;
  return (
    <>
      <Button
        variant="primary"
        icon={<DownloadIcon />}
        disabled={answer === undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('bar.export')}
      </Button>
      {isOpen && answer && (
        <Suspense>
          <ExportDialog
            reportTitle={title}
            rangeText={formatDayRange(view.range, language)}
            rowCount={answer.page.totalCount}
            rowCap={answer.data.info.rowCap}
            request={{
              channel,
              section,
              period,
              query: queryOf(view),
              sortCol: printSort(view.sort),
              ...(hasTable && {
                columns: columnsShown(columns.titleInfos, columns.columnState, columns.locked),
              }),
            }}
            open
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}
