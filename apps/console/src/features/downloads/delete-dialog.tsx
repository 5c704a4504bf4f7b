import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useState } from 'react';

export interface DeleteDialogProps {
  records: readonly DownloadRecord[];
  /** Resolves once it is done, or has failed and said so. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before files are deleted. */
export function DeleteDialog({ records, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('downloads');
  const [isDeleting, setIsDeleting] = useState(false);
  const count = records.length;
  const [first] = records;
  const confirm = async () => {
    setIsDeleting(true);
    await onConfirm();
    onClose();
  };
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
            <Button variant="danger" isLoading={isDeleting} onClick={() => void confirm()}>
              {t('deleting.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
