import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type ReportSchedule } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { downloadRecord } from '../../lib/export/download-record';
import { notify } from '../../lib/page/notices';

/** Pauses, resumes, sends and deletes scheduled reports, and downloads their files. Notices report the result. */
export function useScheduleChanges() {
  const { t, i18n } = useTranslation(['schedules', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const refresh = () => queryClient.invalidateQueries(queryFilterFor(endpoints.reportScheduleList));
  const onError = (error: unknown) => {
    // the specific reason is more helpful than the message that the request is invalid
    const reason = isApiResponseError(error) ? error.fields.id : undefined;
    const words = reason === undefined ? undefined : findText(i18n, 'errors', reason);
    notify({ tone: 'error', title: words ?? errorMessage(error) });
  };

  const pause = useMutation({
    mutationFn: ({ id, isPaused }: Pick<ReportSchedule, 'id' | 'isPaused'>) =>
      api.call(endpoints.reportSchedulePause, { body: { id, isPaused } }),
    onError,
    onSettled: refresh,
  });
  const send = useMutation({
    mutationFn: ({ id }: ReportSchedule) => api.call(endpoints.reportScheduleSend, { body: { id } }),
    onSuccess: ({ lastOutcome }) => {
      if (lastOutcome === 'failed') notify({ tone: 'error', title: t('sentFailed') });
      else if (lastOutcome === 'noData') notify({ tone: 'info', title: t('sentNoData') });
      else notify({ tone: 'success', title: t('sending') });
    },
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReportSchedule) => api.call(endpoints.reportScheduleDelete, { body: { id } }),
    onSuccess: () => notify({ tone: 'success', title: t('deleted') }),
    onError,
    onSettled: refresh,
  });
  const download = useMutation({
    mutationFn: ({ id }: NonNullable<ReportSchedule['lastFile']>) => downloadRecord(api, id),
    onError: (error, { fileName: file }) =>
      notify({ tone: 'error', title: t('downloadFailed', { file }), description: errorMessage(error) }),
  });
  return { pause, send, remove, download };
}
