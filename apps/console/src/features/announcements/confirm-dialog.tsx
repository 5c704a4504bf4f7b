import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useTranslation } from '@meridian/i18n';
import { useState, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** Already translated, as all words here. */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Resolves once it is done, or has failed and said so. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before something is done that others notice or that is lost. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('announcements');
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{title}</span>}
        description={body}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              isLoading={isPending}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
