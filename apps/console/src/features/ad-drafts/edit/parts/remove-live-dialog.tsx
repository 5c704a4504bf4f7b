import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useListText } from '../../../../lib/language/use-list-text';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import { useUploadTexts } from '../../upload/use-upload-texts';

export interface RemoveLiveDialogProps {
  /** Numbers of the rows to delete, without their contents. */
  named: Readonly<Record<RowKind, number>>;
  /** Numbers of the rows in the account, including their contents. */
  live: Readonly<Record<RowKind, number>>;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before rows that are in the account are deleted. */
export function RemoveLiveDialog({ named, live, onRemove, onClose }: RemoveLiveDialogProps) {
  const { t } = useTranslation('adDrafts');
  const liveText = useLiveText();
  const listed = useListedCounts();
  return (
    <ConfirmDialog
      title={t('removing.liveTitle', { items: listed(named) })}
      body={liveText(live)}
      confirmLabel={t('removing.confirm')}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Explains the consequences for rows in the account. */
export function useLiveText(): (counts: Readonly<Record<RowKind, number>>) => string {
  const { t } = useTranslation('adDrafts');
  const listed = useListedCounts();
  return (counts) => t('removing.live', { counts: listed(counts) });
}

/** Numbers of rows in words: `2 units, 3 keywords`. */
function useListedCounts(): (counts: Readonly<Record<RowKind, number>>) => string {
  const listText = useListText();
  const { counted } = useUploadTexts();
  return (counts) =>
    listText(rowKinds.filter((kind) => counts[kind] > 0).map((kind) => counted(kind, counts[kind])));
}
