import { endpoints, type DownloadRecord } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';

/** Makes a failed file again. A notice reports an error. */
export function useRetryExport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: ({ id }: DownloadRecord) => api.call(endpoints.downloadRecordRetry, { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList)),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
}
