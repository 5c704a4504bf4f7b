import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { useDeleteFiles } from './use-delete-files';

export interface DeleteDialogProps {
  records: readonly DownloadRecord[];
  onClose: () => void;
}

/** Asks before files are deleted. */
export function DeleteDialog({ records, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('downloads');
  const deletion = useDeleteFiles();
  const count = records.length;
  const [first] = records;
  return (
    <ConfirmDialog
      title={
        count === 1 && first
          ? t('deleting.titleOne', { file: first.fileName })
          : t('deleting.title', { count })
      }
      body={t('deleting.body')}
      confirmLabel={t('deleting.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(records, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
