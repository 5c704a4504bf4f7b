import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, DialogTrigger } from '@meridian/ui';
import { RotateCcwIcon } from '@meridian/ui/icons';
import { useState } from 'react';

export interface ResetButtonProps {
  partName: string;
  disabled: boolean;
  isResetting: boolean;
  onReset: () => Promise<unknown>;
}

/** Resets a part to its default fields, after a confirmation. */
export function ResetButton({ partName, disabled, isResetting, onReset }: ResetButtonProps) {
  const { t } = useTranslation('customFields');
  const [isOpen, setIsOpen] = useState(false);
  const reset = async () => {
    await onReset();
    setIsOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button icon={<RotateCcwIcon />} disabled={disabled}>
          {t('reset')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('resetting.title', { report: partName })}
        description={t('resetting.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('resetting.cancel')}</Button>
            </DialogClose>
            <Button variant="danger" isLoading={isResetting} onClick={() => void reset()}>
              {t('resetting.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
