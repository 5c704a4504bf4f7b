import { endpoints, type ReceivedReport } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState } from '@meridian/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { ListFailed } from '../../lib/lists/list-failed';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';
import { useScheduleError } from '../../lib/schedules/use-send-schedule';
import { ReceivedTable } from './received-table';

/** Interval of fetching the list while a report is being created. */
const pendingMs = 3_000;

/** The reports that other users send to the user, and the command to stop one. */
export function ReceivedReports() {
  const { t } = useTranslation('schedules');
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.reportScheduleReceivedList, { body: {} }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ lastOutcome }) => lastOutcome === 'pending') ? pendingMs : false,
  });
  const [stopped, setStopped] = useState<ReceivedReport>();
  const stop = useStopReceived();
  const reports = query.data?.list;
  return (
    <>
      <ReceivedTable
        reports={reports}
        empty={
          <EmptyState
            kind="nothingYet"
            title={t('received.emptyTitle')}
            description={t('received.emptyBody')}
          />
        }
        error={
          query.isError && reports === undefined ? (
            <ListFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined
        }
        onStop={setStopped}
      />
      {stopped && (
        <ConfirmDialog
          title={t('received.stopping.title', { name: stopped.name })}
          body={t('received.stopping.body', { sender: stopped.sender })}
          confirmLabel={t('received.stop')}
          isPending={stop.isPending}
          onConfirm={() => stop.mutate(stopped, { onSettled: () => setStopped(undefined) })}
          onClose={() => setStopped(undefined)}
        />
      )}
    </>
  );
}

/** Stops reports of other users. Notices report the result. */
function useStopReceived() {
  const { t } = useTranslation('schedules');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ReceivedReport) => api.call(endpoints.reportScheduleReceivedStop, { body: { id } }),
    onSuccess: (_, { name }) => notify({ tone: 'success', title: t('received.stopped', { name }) }),
    onError: useScheduleError(),
    onSettled: () => queryClient.invalidateQueries(queryFilterFor(endpoints.reportScheduleReceivedList)),
  });
}
