import { endpoints, type DraftSummary } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';

/** Deletes drafts. A notice reports the deletion, and offers to restore them. */
export function useDeleteDrafts() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('adDrafts');
  const refetch = () => queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const countOf = (ids: readonly string[]) => ({
    count: ids.length,
  });
  const restoring = useMutation({
    mutationFn: (ids: string[]) => api.call(endpoints.draftRestore, { body: { ids } }),
    onSuccess: (_, ids) => {
      notify({ tone: 'success', title: t('deleting.undone', countOf(ids)) });
      return refetch();
    },
    onError,
  });
  return useMutation({
    mutationFn: (drafts: readonly DraftSummary[]) =>
      api.call(endpoints.draftDelete, { body: { ids: drafts.map(({ id }) => id) } }),
    onSuccess: (_, drafts) => {
      const ids = drafts.map(({ id }) => id);
      notify({
        tone: 'success',
        title: t('deleting.done', countOf(ids)),
        action: { label: t('deleting.undo'), onClick: () => restoring.mutate(ids) },
        seconds: 10,
      });
      return refetch();
    },
    onError,
  });
}
