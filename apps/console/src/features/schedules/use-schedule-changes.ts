import { endpoints, type ReportSchedule } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { downloadRecord } from '../../lib/export/download-record';
import { notify } from '../../lib/page/notices';
import { useScheduleError, useSendSchedule } from '../../lib/schedules/use-send-schedule';

/** Pauses, resumes, sends and deletes scheduled reports, and downloads their files. Notices report the result. */
export function useScheduleChanges() {
  const { t } = useTranslation('schedules');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const refresh = () => queryClient.invalidateQueries(queryFilterFor(endpoints.reportScheduleList));
  const onError = useScheduleError();

  const pause = useMutation({
    mutationFn: ({ id, isPaused }: Pick<ReportSchedule, 'id' | 'isPaused'>) =>
      api.call(endpoints.reportSchedulePause, { body: { id, isPaused } }),
    onError,
    onSettled: refresh,
  });
  const send = useSendSchedule();
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
