import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={
          <span className="wrap-anywhere">
            {count === 1 && first
              ? t('deleting.titleOne', { file: first.fileName })
              : t('deleting.title', { count, formatted: formatValue(count, 't') })}
          </span>
        }
        description={t('deleting.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              isLoading={deletion.isPending}
              onClick={() => deletion.mutate(records, { onSettled: onClose })}
            >
              {t('deleting.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
