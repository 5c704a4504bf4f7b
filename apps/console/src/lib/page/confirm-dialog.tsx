import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, type DialogContentProps } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps extends Pick<
  DialogContentProps,
  'children' | 'onCloseAutoFocus' | 'widthPx'
> {
  /** Already translated, like all texts here. */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  /** `primary` for actions that lose nothing. */
  variant?: 'danger' | 'primary';
  /** Whether the confirmed action is in progress. The dialog can be closed meanwhile; a notice reports the result. */
  isPending?: boolean;
  /** Whether a part of the content is missing or invalid. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that affects other users or loses data. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  variant = 'danger',
  isPending = false,
  isDisabled = false,
  onConfirm,
  onClose,
  ...content
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{title}</span>}
        description={body}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button variant={variant} isLoading={isPending} disabled={isDisabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
        {...content}
      />
    </Dialog>
  );
}
