import { endpoints, exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/api';
import { useErrorMessage } from '../api/use-error-message';
import { notify } from '../page/notices';
import { createExport, type CostExportRequest, type ExportChoice, type ExportRequest } from './create-export';
import { downloadRecord } from './download-record';
import { followExport } from './follow-export';

/** Requests a file; a notice shows the job until the file is ready or has failed. Rejects with an ApiError. */
export type StartExport = (request: ExportRequest | CostExportRequest, choice: ExportChoice) => Promise<void>;

/** Starts exports. The notice stays when the page changes. Needs the texts `downloads`. */
export function useExport(): StartExport {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  return useCallback(
    async (request, choice) => {
      const { id } = await createExport(api, request, choice);
      const notice = { id: `export ${id}`, tone: 'info' } as const;
      let isClosed = false;
      let file = '';
      const onClose = () => {
        isClosed = true;
      };
      const download = (name: string) =>
        downloadRecord(api, id).catch((error: unknown) => {
          const title = t('downloadFailed', { file: name });
          notify({ tone: 'error', title, description: errorMessage(error) });
        });
      const onChange = (record: DownloadRecord) => {
        file = record.fileName;
        if (record.state === exportStates.ready) {
          notify({
            ...notice,
            tone: 'success',
            title: t('export.ready', { file }),
            ...cutNote(record, (rows, total) => t('export.readyCut', { rows, total })),
            action: { label: t('download'), onClick: () => void download(record.fileName) },
            staysOpen: true,
          });
          return;
        }
        if (record.state === exportStates.failed) {
          const title = t('export.jobFailed', { file });
          const reason = t(`failure.${record.failure ?? 'failed'}`);
          notify({ ...notice, tone: 'error', title, description: reason, staysOpen: true });
          return;
        }
        if (isClosed) return;
        const title = t('export.preparing', { file });
        notify({ ...notice, title, progress: record.progress, onClose });
      };
      notify({ ...notice, title: t('export.starting'), progress: 0, onClose });
      void queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList));
      followExport({
        api,
        queryClient,
        id,
        onChange,
        onGone: () => {
          if (!isClosed) notify({ ...notice, title: t('export.deleted', { file }) });
        },
      });
    },
    [api, queryClient, errorMessage, t],
  );
}

function cutNote(
  { rowCount, totalCount }: DownloadRecord,
  words: (rows: string, total: string) => string,
): { description?: string } {
  if (rowCount === null || totalCount === null || rowCount >= totalCount) return {};
  return { description: words(formatValue(rowCount, 't'), formatValue(totalCount, 't')) };
}
