import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogContent, DialogTrigger } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { PlainTable } from '../../lib/lists/plain-table';
import { TableCell } from '../../lib/lists/table-cell';
import { TableHead } from '../../lib/lists/table-head';
import { failedRowsCsv } from './failed-rows-csv';

/** Lists why rows of a file, or the whole file, failed. */
export function ImportProblemsDialog({ item, trigger, defaultOpen }: LazyMenuParts & { item: ReportImport }) {
  const { t } = useTranslation(['imports', 'common']);
  const { fileName, importedRows, problems, totalRows, failedRows } = item;
  const download = () => {
    const text = failedRowsCsv(problems, { row: t('problems.row'), reason: t('problems.reason') });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${t('problems.fileName')}-${fileName.replace(/\.\w+$/, '')}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
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
            <Button icon={<DownloadIcon />} onClick={download}>
              {t('problems.download')}
            </Button>
          )
        }
      >
        <PlainTable
          caption={t('problems.title')}
          head={
            <>
              <TableHead className="pl-3! w-20">{t('problems.row')}</TableHead>
              <TableHead className="w-2/5">{t('problems.content')}</TableHead>
              <TableHead>{t('problems.reason')}</TableHead>
            </>
          }
        >
          {problems.map(({ dataNum, failMessage, cells = [] }, index) => (
            <tr key={index}>
              <TableCell className="py-2 pl-3! align-top">{dataNum ?? t('problems.whole')}</TableCell>
              <TableCell className="py-2 align-top wrap-anywhere">{cells.join(' · ') || '--'}</TableCell>
              <TableCell className="py-2 align-top">
                <span className="text-fg-1">{failMessage}</span>
              </TableCell>
            </tr>
          ))}
        </PlainTable>
      </DialogContent>
    </Dialog>
  );
}
