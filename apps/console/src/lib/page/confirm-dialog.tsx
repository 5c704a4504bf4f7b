import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, type DialogContentProps } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps extends Pick<
  DialogContentProps,
  'children' | 'onCloseAutoFocus' | 'widthPx'
> {
  /** Already translated, as all texts here. */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  /** `primary` for what loses nothing. */
  variant?: 'danger' | 'primary';
  /** The confirmed action is in progress. The dialog can be closed meanwhile; a notice reports the result. */
  isPending?: boolean;
  /** Something of the content is missing or wrong. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that others notice or that loses something. */
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
