import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** Already translated, as all texts here. */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** The confirmed action is in progress: the dialog stays open. */
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that others notice or that loses something. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  isDangerous = false,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('announcements');
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
            <Button variant={isDangerous ? 'danger' : 'primary'} isLoading={isPending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
