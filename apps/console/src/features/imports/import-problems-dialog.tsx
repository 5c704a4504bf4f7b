import { reportImportFailedRows, type ImportProblem, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogContent, DialogTrigger } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { useDownloadImportFile } from './use-download-import-file';

/** Lists why rows of a file, or the whole file, failed. */
export function ImportProblemsDialog({ item, trigger, defaultOpen }: LazyMenuParts & { item: ReportImport }) {
  const { t } = useTranslation(['imports', 'common']);
  const { fileName, importedRows, problems, totalRows, failedRows } = item;
  const download = useDownloadImportFile(reportImportFailedRows.path);
  return (
    <Dialog defaultOpen={defaultOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={t('problems.title')}
        description={
          totalRows === 0
            ? fileName
            : t('problems.summary', {
                file: fileName,
                imported: formatValue(importedRows, 't'),
                total: formatValue(totalRows, 't'),
              })
        }
        closeLabel={t('common:close')}
        widthPx={780}
        sideAction={
          failedRows > problems.length && (
            <span className="text-12 text-fg-3">{t('problems.first', { count: problems.length })}</span>
          )
        }
        actions={
          problems.some(({ dataNum }) => dataNum !== null) && (
            <Button icon={<DownloadIcon />} onClick={() => download.mutate(item)}>
              {t('problems.download')}
            </Button>
          )
        }
      >
        <ProblemTable problems={problems} />
      </DialogContent>
    </Dialog>
  );
}

function ProblemTable({ problems }: Pick<ReportImport, 'problems'>) {
  const { t } = useTranslation('imports');
  const columns: DataTableColumn<ImportProblem>[] = [
    {
      id: 'row',
      header: t('problems.row'),
      meta: { headClassName: 'w-20', cellClassName: 'py-2 align-top' },
      cell: ({ row: { original } }) => original.dataNum ?? t('problems.whole'),
    },
    {
      id: 'content',
      header: t('problems.content'),
      meta: { headClassName: 'w-2/5', cellClassName: 'py-2 align-top wrap-anywhere' },
      cell: ({ row: { original } }) => original.cells?.join(' · ') || '--',
    },
    {
      id: 'reason',
      header: t('problems.reason'),
      meta: { cellClassName: 'py-2 align-top' },
      cell: ({ row: { original } }) => <span className="text-fg-1">{original.failMessage}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('problems.title')}
      columns={columns}
      rows={problems}
      // a row of the file may have several problems
      rowId={(problem) => String(problems.indexOf(problem))}
    />
  );
}
