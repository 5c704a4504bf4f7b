import { endpoints, type LibraryImage } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { UsesDialog } from './uses-dialog';
import { usesOf } from './uses-of';

export interface DeletePicturesDialogProps {
  pictures: readonly LibraryImage[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before pictures are deleted; a notice offers to restore them. If units use one of them, it names the places. */
export function DeletePicturesDialog({ pictures, onClose, onDeleted }: DeletePicturesDialogProps) {
  const { t } = useTranslation('materials');
  const deletion = useDeletePictures();
  const uses = usesOf(deletion.error);
  if (uses) return <UsesDialog title={t('uses.title')} body={t('uses.body')} uses={uses} onClose={onClose} />;
  const ids = pictures.map(({ id }) => id);
  const count = ids.length;
  return (
    <ConfirmDialog
      title={t('deleting.title', { count })}
      body={t('deleting.body')}
      confirmLabel={t('deleting.confirm')}
      isPending={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(ids, {
          onSuccess: () => {
            onDeleted();
            onClose();
          },
          onError: (error) => !usesOf(error) && onClose(),
        })
      }
      onClose={onClose}
    />
  );
}

/** Deletes pictures. A notice reports it, and offers to restore them. */
function useDeletePictures() {
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('materials');
  const fail = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const restoring = useMutation({
    mutationFn: (ids: string[]) => api.call(endpoints.imageRestore, { body: { ids } }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('deleting.undone') });
      return refresh();
    },
    onError: fail,
  });
  return useMutation({
    mutationFn: (ids: string[]) => api.call(endpoints.imageDelete, { body: { ids } }),
    onSuccess: (_, ids) => {
      notify({
        tone: 'success',
        title: t('deleting.done', { count: ids.length }),
        action: { label: t('deleting.undo'), onClick: () => restoring.mutate(ids) },
        seconds: 10,
      });
      return refresh();
    },
    onError: (error) => {
      if (!usesOf(error)) fail(error);
    },
  });
}
