import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton, Spinner } from '@meridian/ui';
import { DownloadIcon, Trash2Icon } from '@meridian/ui/icons';
import { useDownloadFile } from './use-download-file';
import { useRetryExport } from './use-retry-export';

export interface DownloadActionsProps {
  record: DownloadRecord;
  onDelete: () => void;
}

/** What can be done with a file in its state. */
export function DownloadActions({ record, onDelete }: DownloadActionsProps) {
  const { t } = useTranslation('downloads');
  const file = record.fileName;
  const download = useDownloadFile();
  const retry = useRetryExport();
  return (
    <span className="flex items-center justify-end gap-1">
      <IconButton
        label={t('deleteFile', { file })}
        title={t('delete')}
        onClick={onDelete}
        className="opacity-0 group-hover/row:opacity-100 group-has-focus-visible/row:opacity-100 pointer-coarse:opacity-100 max-desktop:size-11"
      >
        <Trash2Icon />
      </IconButton>
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
          className="[--meridian-control-height:28px] max-desktop:[--meridian-control-height:44px]"
        >
          {t('retry')}
        </Button>
      )}
    </span>
  );
}
