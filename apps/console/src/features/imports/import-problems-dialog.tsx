import {
  endpoints,
  reportImportFailedRows,
  type ImportProblem,
  type ReportImport,
} from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent, DialogTrigger } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { ListBody } from '../../lib/lists/list-body';
import { pageRequest, type PageAddress } from '../../lib/lists/page-address';
import { useListPage } from '../../lib/lists/use-list-page';
import { useDownloadImportFile } from './use-download-import-file';

const size = 50;

export interface ImportProblemsDialogProps extends Pick<LazyMenuParts, 'defaultOpen'> {
  item: ReportImport;
  /** The button that opens it; absent if it opens by itself. */
  trigger?: LazyMenuParts['trigger'];
  onClose?: () => void;
}

/** Lists why rows of a file, or the whole file, failed. */
export function ImportProblemsDialog({ item, trigger, defaultOpen, onClose }: ImportProblemsDialogProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { id, fileName, importedRows, problems, totalRows } = item;
  const [address, setAddress] = useState<PageAddress>({});
  const request = endpointOptions(useApi(), endpoints.reportImportProblems, {
    body: { id, page: pageRequest({ ...address, size }) },
  });
  const list = useListPage({ address, onAddressChange: setAddress, request, defaultSize: size });
  const download = useDownloadImportFile(reportImportFailedRows.path);
  return (
    <Dialog defaultOpen={defaultOpen} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        title={t('problems.title')}
        description={
          totalRows === 0
            ? fileName
            : t('problems.summary', {
                file: fileName,
                imported: importedRows,
                total: totalRows,
              })
        }
        closeLabel={t('common:close')}
        widthPx={780}
        actions={
          problems.some(({ dataNum }) => dataNum !== null) && (
            <Button icon={<DownloadIcon />} onClick={() => download.mutate(item)}>
              {t('problems.download')}
            </Button>
          )
        }
      >
        <ListBody
          list={list}
          failedTitle={t('problems.failedTitle')}
          pagerLabel={t('problems.pager')}
          empty={null}
          hasFooter={list.totalCount > size}
        >
          {(shown) => <ProblemTable problems={shown} />}
        </ListBody>
      </DialogContent>
    </Dialog>
  );
}

function ProblemTable({ problems }: { problems: readonly ImportProblem[] }) {
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
