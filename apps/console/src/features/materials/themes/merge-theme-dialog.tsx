import { endpoints, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { ThemeChoiceDialog } from './theme-choice-dialog';

export interface MergeThemeDialogProps {
  theme: ImageTheme;
  /** Themes of the same account. */
  others: readonly ImageTheme[];
  onClose: () => void;
  onMerged: (into: ImageTheme) => void;
}

/** Moves all pictures of a theme to another one, and deletes the theme. */
export function MergeThemeDialog({ theme, others, onClose, onMerged }: MergeThemeDialogProps) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  const merging = useMutation({
    mutationFn: (into: string) =>
      api.call(endpoints.imageThemeMerge, { body: { ids: [theme.id], intoId: into } }),
    onSuccess: async (into) => {
      await refresh();
      notify({ tone: 'success', title: t('themes.merged', { name: into.name }) });
      onMerged(into);
      onClose();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
  return (
    <ThemeChoiceDialog
      title={<span className="wrap-anywhere">{t('themes.mergeTitle', { name: theme.name })}</span>}
      description={t('themes.mergeBody', {
        count: theme.imageCount,
        name: theme.name,
      })}
      label={t('themes.into')}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      confirmLabel={t('themes.mergeConfirm')}
      isPending={merging.isPending}
      onConfirm={(into) => merging.mutate(into)}
      onClose={onClose}
    />
  );
}
