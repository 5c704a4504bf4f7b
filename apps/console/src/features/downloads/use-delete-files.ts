import { endpoints, type DownloadRecord } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';

/** Deletes files. Notices report the result. */
export function useDeleteFiles() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  return useMutation({
    mutationFn: (records: readonly DownloadRecord[]) =>
      api.call(endpoints.downloadRecordDelete, { body: { ids: records.map(({ id }) => id) } }),
    onSuccess: ({ deletedCount: count }) => {
      notify({ tone: 'success', title: t('deleting.done', { count }) });
      return queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList));
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
}
