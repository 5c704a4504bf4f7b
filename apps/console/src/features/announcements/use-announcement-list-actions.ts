import { endpoints, type Announcement } from '@meridian/api-client/contract';
import { queryFilterFor, announcementDetailOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api';
import { useUnsavedDrafts } from '../../lib/unsaved-drafts';
import { notify } from '../../lib/notices';
import { useErrorMessage } from '../../lib/use-error-message';

/** What can be done with announcements of the list. What fails says so; the list is asked for again either way. */
export function useAnnouncementListActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('announcements');
  const run = async (done: string, failed: string, action: () => Promise<unknown>) => {
    try {
      await action();
      notify({ tone: 'success', title: done });
    } catch (error) {
      notify({ tone: 'error', title: failed, description: errorMessage(error) });
    }
    await queryClient.invalidateQueries(queryFilterFor(endpoints.announcementList));
  };
  return {
    withdraw: ({ id, version }: Announcement) =>
      run(t('withdrawn'), t('failed.withdraw'), async () => {
        const answer = await api.call(endpoints.announcementWithdraw, { body: { id, version } });
        queryClient.setQueryData(announcementDetailOptions(api, id).queryKey, answer);
      }),
    remove: ({ id, version }: Announcement) =>
      run(t('deleting.done'), t('failed.delete'), async () => {
        await api.call(endpoints.announcementDelete, { body: { id, version } });
        queryClient.removeQueries({ queryKey: announcementDetailOptions(api, id).queryKey });
        useUnsavedDrafts.getState().discard(`announcement:${id}`);
      }),
  };
}
