import { endpoints, type ImageTheme, type LibraryImage } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { noTheme } from '../materials-address';
import { ThemeChoiceDialog } from '../themes/theme-choice-dialog';

export interface ChangeThemeDialogProps {
  pictures: readonly LibraryImage[];
  /** Themes of all visible accounts. */
  themes: readonly ImageTheme[];
  onClose: () => void;
}

/** Moves pictures of one account to one of its themes, or to none. */
export function ChangeThemeDialog({ pictures, themes, onClose }: ChangeThemeDialogProps) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  const count = pictures.length;
  const [first] = pictures;
  const isOneAccount = pictures.every(({ accountId }) => accountId === first?.accountId);
  const change = useMutation({
    mutationFn: (id: string) =>
      api.call(endpoints.imageChangeTheme, {
        body: { ids: pictures.map((picture) => picture.id), themeId: id === noTheme ? null : id },
      }),
    onSuccess: async () => {
      await refresh();
      notify({ tone: 'success', title: t('changeTheme.done') });
      onClose();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
  return (
    <ThemeChoiceDialog
      title={t('changeTheme.title', { count })}
      label={t('changeTheme.theme')}
      options={[
        ...themes
          .filter(({ accountId }) => accountId === first?.accountId)
          .map(({ id, name }) => ({ value: id, label: name })),
        { value: noTheme, label: t('themes.none') },
      ]}
      confirmLabel={t('changeTheme.confirm')}
      isPending={change.isPending}
      onConfirm={(id) => change.mutate(id)}
      onClose={onClose}
      problem={isOneAccount ? undefined : <Alert tone="info">{t('changeTheme.oneAccount')}</Alert>}
    />
  );
}
