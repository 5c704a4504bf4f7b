import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import type { Conflict } from './use-announcement-actions';

export interface ConflictDialogProps {
  conflict: Conflict;
  /** Whether the draft has changes that would be lost. */
  isDirty: boolean;
  isSaving: boolean;
  onLoadTheirs: () => Promise<unknown>;
  onSaveAsNew: () => void;
  onClose: () => void;
}

/** Another user has changed or deleted the announcement: nothing is lost before the user decides. */
export function ConflictDialog({
  conflict,
  isDirty,
  isSaving,
  onLoadTheirs,
  onSaveAsNew,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation('announcements');
  const load = useMutation({ mutationFn: onLoadTheirs });
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
              <Button isLoading={load.isPending} onClick={() => load.mutate()}>
                {t('conflict.loadTheirs')}
              </Button>
            )}
            {isDirty && (
              <Button variant="primary" isLoading={isSaving} onClick={onSaveAsNew}>
                {t('conflict.saveAsNew')}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}
