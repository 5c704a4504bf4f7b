import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useState } from 'react';
import type { Conflict } from './use-announcement-actions';

export interface ConflictDialogProps {
  conflict: Conflict;
  /** Somebody has typed something here that would be lost. */
  isDirty: boolean;
  /** Both resolve once it is done, or has failed and said so. */
  onLoadTheirs: () => Promise<unknown>;
  onSaveAsNew: () => Promise<unknown>;
  onClose: () => void;
}

/** Somebody else has changed the announcement, or deleted it: nothing that was typed is lost before one chooses. */
export function ConflictDialog({
  conflict,
  isDirty,
  onLoadTheirs,
  onSaveAsNew,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation('announcements');
  const [busy, setBusy] = useState<'load' | 'new' | null>(null);
  const run = async (kind: 'load' | 'new', action: () => Promise<unknown>) => {
    setBusy(kind);
    await action();
    setBusy(null);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`conflict.${conflict}`)}
        description={t(isDirty ? 'conflict.body' : 'conflict.bodyClean')}
        closesOnBackdrop={false}
        sideAction={
          <DialogClose asChild>
            <Button variant="ghost">{t('conflict.goOn')}</Button>
          </DialogClose>
        }
        actions={
          <>
            {conflict === 'changed' && (
              <Button isLoading={busy === 'load'} onClick={() => void run('load', onLoadTheirs)}>
                {t('conflict.loadTheirs')}
              </Button>
            )}
            {isDirty && (
              <Button
                variant="primary"
                isLoading={busy === 'new'}
                onClick={() => void run('new', onSaveAsNew)}
              >
                {t('conflict.saveAsNew')}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}
