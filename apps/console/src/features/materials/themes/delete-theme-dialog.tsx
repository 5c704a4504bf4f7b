import { endpoints, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { UsesDialog } from '../library/uses-dialog';
import { usesOf } from '../library/uses-of';

export interface DeleteThemeDialogProps {
  theme: ImageTheme;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a theme is deleted. When ad drafts name it, it says where. */
export function DeleteThemeDialog({ theme, onClose, onDeleted }: DeleteThemeDialogProps) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  const deletion = useMutation({
    mutationFn: () => api.call(endpoints.imageThemeDelete, { body: { id: theme.id } }),
    onSuccess: async () => {
      await refresh();
      notify({ tone: 'success', title: t('themes.deleted') });
      onDeleted();
      onClose();
    },
    onError: (error) => {
      if (usesOf(error)) return;
      notify({ tone: 'error', title: errorMessage(error) });
      onClose();
    },
  });
  const uses = usesOf(deletion.error);
  if (uses)
    return <UsesDialog title={t('uses.themeTitle')} body={t('uses.themeBody')} {...{ uses, onClose }} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{t('themes.deleteTitle', { name: theme.name })}</span>}
        description={t('themes.deleteBody')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button variant="danger" isLoading={deletion.isPending} onClick={() => deletion.mutate()}>
              {t('themes.delete')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
