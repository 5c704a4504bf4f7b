import { endpoints, type Announcement } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import { notify } from '../../../lib/page/notices';

/** Withdraws and deletes announcements of the list. Notices report the result; the list is refetched in both cases. */
export function useAnnouncementListActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('announcements');
  const onSettled = () => queryClient.invalidateQueries(queryFilterFor(endpoints.announcementList));
  const withdraw = useMutation({
    mutationFn: ({ id, version }: Announcement) =>
      api.call(endpoints.announcementWithdraw, { body: { id, version } }),
    onSuccess: (withdrawn, { id }) => {
      queryClient.setQueryData(
        endpointOptions(api, endpoints.announcementDetail, { body: { id } }).queryKey,
        withdrawn,
      );
      notify({ tone: 'success', title: t('withdrawn') });
    },
    onError: (error) =>
      notify({ tone: 'error', title: t('failed.withdraw'), description: errorMessage(error) }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Announcement) =>
      api.call(endpoints.announcementDelete, { body: { id, version } }),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({
        queryKey: endpointOptions(api, endpoints.announcementDetail, { body: { id } }).queryKey,
      });
      useUnsavedDrafts.getState().discard(`announcement:${id}`);
      notify({ tone: 'success', title: t('deleting.done') });
    },
    onError: (error) =>
      notify({ tone: 'error', title: t('failed.delete'), description: errorMessage(error) }),
    onSettled,
  });
  return { withdraw, remove };
}
