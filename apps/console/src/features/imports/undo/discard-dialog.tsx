import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useUndoImport } from './use-undo-import';

export interface DiscardDialogProps {
  item: Pick<ReportImport, 'id' | 'fileName'>;
  onClose: () => void;
  onDiscarded: () => void;
  /** Called once the dialog is closed, instead of returning the focus to where it was. */
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{t('discarding.title', { file })}</span>}
        description={t('discarding.body')}
        onCloseAutoFocus={(event) => {
          if (!returnFocus) return;
          event.preventDefault();
          returnFocus();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('discarding.cancel')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              isLoading={discard.isPending}
              onClick={() => discard.mutate(undefined, { onError: onClose })}
            >
              {t('discarding.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
