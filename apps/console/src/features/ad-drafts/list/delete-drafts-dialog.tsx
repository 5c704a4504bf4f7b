import type { DraftSummary } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useDraftName } from '../lib/use-draft-name';
import { useDeleteDrafts } from './use-delete-drafts';

export interface DeleteDraftsDialogProps {
  drafts: readonly DraftSummary[];
  onClose: () => void;
}

/** Asks before drafts are deleted. */
export function DeleteDraftsDialog({ drafts, onClose }: DeleteDraftsDialogProps) {
  const { t } = useTranslation('adDrafts');
  const nameOf = useDraftName();
  const deletion = useDeleteDrafts();
  const count = drafts.length;
  const [first] = drafts;
  const title =
    count === 1 && first
      ? t('deleting.titleOne', { name: nameOf(first) })
      : t('deleting.title', { count, formatted: formatValue(count, 't') });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{title}</span>}
        description={t('deleting.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              isLoading={deletion.isPending}
              onClick={() => deletion.mutate(drafts, { onSettled: onClose })}
            >
              {t('deleting.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
