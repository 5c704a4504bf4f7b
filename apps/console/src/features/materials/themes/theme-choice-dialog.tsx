import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { useState, type ReactNode } from 'react';

export interface ThemeChoiceDialogProps {
  /** Already translated, like all texts here. */
  title: ReactNode;
  description?: ReactNode;
  label: string;
  options: readonly { value: string; label: string }[];
  confirmLabel: string;
  isPending: boolean;
  onConfirm: (value: string) => void;
  onClose: () => void;
  /** Replaces the selection: why there is none. */
  problem?: ReactNode;
}

/** Asks for a theme. */
export function ThemeChoiceDialog({
  title,
  description,
  label,
  options,
  confirmLabel,
  isPending,
  onConfirm,
  onClose,
  problem,
}: ThemeChoiceDialogProps) {
  const { t } = useTranslation('materials');
  const [value, setValue] = useState<string>();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={description}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={value === undefined}
              isLoading={isPending}
              onClick={() => value !== undefined && onConfirm(value)}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {problem ?? (
          <Field label={label} className="w-45" required>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={value}
                placeholder={t('themes.choose')}
                onValueChange={setValue}
              />
            )}
          </Field>
        )}
      </DialogContent>
    </Dialog>
  );
}
