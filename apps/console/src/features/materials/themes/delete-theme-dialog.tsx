import { endpoints, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { UsesDialog } from '../library/uses-dialog';
import { usesOf } from '../library/uses-of';

export interface DeleteThemeDialogProps {
  theme: ImageTheme;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a theme is deleted. If ad drafts name it, it lists the places. */
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
    return (
      <UsesDialog title={t('uses.themeTitle')} body={t('uses.themeBody')} uses={uses} onClose={onClose} />
    );
  return (
    <ConfirmDialog
      title={t('themes.deleteTitle', { name: theme.name })}
      body={t('themes.deleteBody')}
      confirmLabel={t('themes.delete')}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  );
}
