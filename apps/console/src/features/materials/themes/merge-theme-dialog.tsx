import { endpoints, type ImageTheme } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, Dialog, DialogClose, DialogContent, Field, Select } from '@meridian/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';

export interface MergeThemeDialogProps {
  theme: ImageTheme;
  /** Of the same account. */
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
  const [intoId, setIntoId] = useState<string>();
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{t('themes.mergeTitle', { name: theme.name })}</span>}
        description={t('themes.mergeBody', {
          count: theme.imageCount,
          formatted: formatValue(theme.imageCount, 't'),
          name: theme.name,
        })}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('deleting.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={intoId === undefined}
              isLoading={merging.isPending}
              onClick={() => intoId !== undefined && merging.mutate(intoId)}
            >
              {t('themes.mergeConfirm')}
            </Button>
          </>
        }
      >
        <Field label={t('themes.into')} className="w-45" required>
          {(control) => (
            <Select
              {...control}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={intoId}
              placeholder={t('themes.choose')}
              onValueChange={setIntoId}
            />
          )}
        </Field>
      </DialogContent>
    </Dialog>
  );
}
