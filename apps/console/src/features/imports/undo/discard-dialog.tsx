import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { useUndoImport } from './use-undo-import';

export interface DiscardDialogProps {
  item: Pick<ReportImport, 'id' | 'fileName'>;
  onClose: () => void;
  onDiscarded: () => void;
  /** Called once the dialog is closed, instead of returning the focus to its previous element. */
  returnFocus?: (() => void) | undefined;
}

/** Asks before an import in review is discarded. */
export function DiscardDialog({ item, onClose, onDiscarded, returnFocus }: DiscardDialogProps) {
  const { t } = useTranslation('imports');
  const file = item.fileName;
  const discard = useUndoImport(item, {
    doneText: t('discarding.done', { file }),
    onDone: onDiscarded,
  });
  return (
    <ConfirmDialog
      title={t('discarding.title', { file })}
      body={t('discarding.body')}
      confirmLabel={t('discarding.confirm')}
      isPending={discard.isPending}
      onCloseAutoFocus={(event) => {
        if (!returnFocus) return;
        event.preventDefault();
        returnFocus();
      }}
      onConfirm={() => discard.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    />
  );
}
