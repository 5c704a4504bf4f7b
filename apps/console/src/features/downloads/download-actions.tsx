import { exportStates, type DownloadRecord, endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton, Spinner } from '@meridian/ui';
import { DownloadIcon, Trash2Icon } from '@meridian/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { downloadRecord } from '../../lib/export/download-record';
import { notify } from '../../lib/page/notices';

export interface DownloadActionsProps {
  record: DownloadRecord;
  onDelete: () => void;
}

/** Commands for a file in its state. */
export function DownloadActions({ record, onDelete }: DownloadActionsProps) {
  const { t } = useTranslation('downloads');
  const file = record.fileName;
  const download = useDownloadFile();
  const retry = useRetryExport();
  const cancel = useCancelExport();
  const isPending = record.state === exportStates.waiting || record.state === exportStates.running;
  return (
    <span className="flex items-center justify-end gap-1">
      {isPending ? (
        <Button
          aria-label={t('cancelFile', { file })}
          isLoading={cancel.isPending}
          onClick={() => cancel.mutate(record)}
          className={smallButton}
        >
          {t('cancel')}
        </Button>
      ) : (
        <IconButton
          label={t('deleteFile', { file })}
          title={t('delete')}
          onClick={onDelete}
          className="opacity-0 group-hover/row:opacity-100 group-has-focus-visible/row:opacity-100 pointer-coarse:opacity-100 max-desktop:size-11"
        >
          <Trash2Icon />
        </IconButton>
      )}
      {record.state === exportStates.ready && (
        <IconButton
          label={t('downloadFile', { file })}
          title={t('download')}
          aria-busy={download.isPending}
          onClick={() => {
            if (!download.isPending) download.mutate(record);
          }}
          className="max-desktop:size-11"
        >
          {download.isPending ? <Spinner /> : <DownloadIcon />}
        </IconButton>
      )}
      {record.state === exportStates.failed && (
        <Button
          aria-label={t('retryFile', { file })}
          isLoading={retry.isPending}
          onClick={() => retry.mutate(record)}
          className={smallButton}
        >
          {t('retry')}
        </Button>
      )}
    </span>
  );
}

/** Low enough for a row. */
const smallButton = '[--meridian-control-height:28px] max-desktop:[--meridian-control-height:44px]';

/** Downloads a finished file. A notice reports an error. */
function useDownloadFile() {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  return useMutation({
    mutationFn: ({ id }: DownloadRecord) => downloadRecord(api, id),
    onError: (error, { fileName: file }) =>
      notify({ tone: 'error', title: t('downloadFailed', { file }), description: errorMessage(error) }),
  });
}

/** Cancels an export, unless its file is ready meanwhile. Notices report the result. */
function useCancelExport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  return useMutation({
    mutationFn: ({ id }: DownloadRecord) =>
      api.call(endpoints.downloadRecordDelete, { body: { ids: [id], pendingOnly: true } }),
    onSuccess: ({ deletedCount }, { fileName: file }) => {
      if (deletedCount > 0) notify({ tone: 'success', title: t('cancelled', { file }) });
      return queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList));
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
}

/** Creates a failed file again. A notice reports an error. */
function useRetryExport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: ({ id }: DownloadRecord) => api.call(endpoints.downloadRecordRetry, { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList)),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
}
