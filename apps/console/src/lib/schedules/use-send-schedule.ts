import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type ReportSchedule } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api';
import { useErrorMessage } from '../api/use-error-message';
import { notify } from '../page/notices';

/** Returns a function that reports why a change of a scheduled report was rejected. */
export function useScheduleError(): (error: unknown) => void {
  const { i18n } = useTranslation('errors');
  const errorMessage = useErrorMessage();
  return (error) => {
    // the specific reason is more helpful than the message that the request is invalid
    const reason = isApiResponseError(error) ? error.fields.id : undefined;
    const words = reason === undefined ? undefined : findText(i18n, 'errors', reason);
    notify({ tone: 'error', title: words ?? errorMessage(error) });
  };
}

/** Sends a scheduled report immediately. A notice reports the result. */
export function useSendSchedule() {
  const { t } = useTranslation('schedules');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ReportSchedule, 'id'>) =>
      api.call(endpoints.reportScheduleSend, { body: { id } }),
    onSuccess: ({ lastOutcome }) => {
      if (lastOutcome === 'failed') notify({ tone: 'error', title: t('sentFailed') });
      else if (lastOutcome === 'noData') notify({ tone: 'info', title: t('sentNoData') });
      else notify({ tone: 'success', title: t('sending') });
    },
    onError: useScheduleError(),
    onSettled: () => queryClient.invalidateQueries(queryFilterFor(endpoints.reportScheduleList)),
  });
}
