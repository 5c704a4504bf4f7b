import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import { useUploadTexts } from '../../upload/use-upload-texts';

export interface RemoveLiveDialogProps {
  /** Numbers of the rows that the account has. */
  counts: Readonly<Record<RowKind, number>>;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before rows are deleted that the account has. */
export function RemoveLiveDialog({ counts, onRemove, onClose }: RemoveLiveDialogProps) {
  const { t } = useTranslation('adDrafts');
  const liveText = useLiveText();
  return (
    <ConfirmDialog
      title={t('removing.liveTitle', { items: useCounts(counts) })}
      body={liveText(counts)}
      confirmLabel={t('removing.confirm')}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What becomes of rows that the account has. */
export function useLiveText(): (counts: Readonly<Record<RowKind, number>>) => string {
  const { t } = useTranslation('adDrafts');
  const { counted } = useUploadTexts();
  return (counts) =>
    t('removing.live', {
      counts: rowKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => counted(kind, counts[kind]))
        .join(t('removed.separator')),
    });
}

function useCounts(counts: Readonly<Record<RowKind, number>>): string {
  const { t } = useTranslation('adDrafts');
  const { counted } = useUploadTexts();
  return rowKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => counted(kind, counts[kind]))
    .join(t('removed.separator'));
}
