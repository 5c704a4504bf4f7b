import type { DraftSummary } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
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
    count === 1 && first ? t('deleting.titleOne', { name: nameOf(first) }) : t('deleting.title', { count });
  return (
    <ConfirmDialog
      title={title}
      body={t('deleting.body')}
      confirmLabel={t('deleting.confirm')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(drafts, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
