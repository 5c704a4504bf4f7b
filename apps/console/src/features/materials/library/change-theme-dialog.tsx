import { endpoints, type ImageTheme, type LibraryImage } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Alert, Button, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { noTheme } from '../materials-address';

export interface ChangeThemeDialogProps {
  pictures: readonly LibraryImage[];
  /** Of all accounts in view. */
  themes: readonly ImageTheme[];
  onClose: () => void;
}

/** Moves pictures of one account to a theme of it, or to none. */
export function ChangeThemeDialog({ pictures, themes, onClose }: ChangeThemeDialogProps) {
  const { t } = useTranslation('materials');
  const api = useApi();
  const refresh = useRefreshLibrary();
  const errorMessage = useErrorMessage();
  const [themeId, setThemeId] = useState<string>();
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('changeTheme.title', { count, formatted: formatValue(count, 't') })}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={themeId === undefined}
              isLoading={change.isPending}
              onClick={() => themeId !== undefined && change.mutate(themeId)}
            >
              {t('changeTheme.confirm')}
            </Button>
          </>
        }
      >
        {isOneAccount ? (
          <Field label={t('changeTheme.theme')} className="w-45" required>
            {(control) => (
              <Select
                {...control}
                options={[
                  ...themes
                    .filter(({ accountId }) => accountId === first?.accountId)
                    .map(({ id, name }) => ({ value: id, label: name })),
                  { value: noTheme, label: t('themes.none') },
                ]}
                value={themeId}
                placeholder={t('themes.choose')}
                onValueChange={setThemeId}
              />
            )}
          </Field>
        ) : (
          <Alert tone="info">{t('changeTheme.oneAccount')}</Alert>
        )}
      </DialogContent>
    </Dialog>
  );
}
