import { endpoints, type ReportSyncState } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button, Skeleton } from '@meridian/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { useListText } from '../../lib/language/use-list-text';
import { notify } from '../../lib/page/notices';
import { useCan } from '../../lib/session/can';
import { useRefresh } from './use-record-actions';

export interface ReportSyncSectionProps {
  accountId: number;
  timeZone: string;
}

/** Interval for a console that receives no events. */
const pollMs = 5_000;

/** When the reports of a provider account were last synchronized automatically, or why they were not. */
export function ReportSyncSection({ accountId, timeZone }: ReportSyncSectionProps) {
  const { t } = useTranslation('customers');
  const state = useQuery({
    ...endpointOptions(useApi(), endpoints.reportSyncState, { body: { id: accountId } }),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? pollMs : false),
  });
  return (
    <section className="flex flex-col gap-2" aria-label={t('reportSync.title')}>
      <h3 className="font-semibold">{t('reportSync.title')}</h3>
      {state.isPending && <Skeleton className="h-9 w-full" />}
      {state.isError && (
        <Alert tone="bad">
          <span className="flex-1">{t('reportSync.failedToLoad')}</span>
          <Button onClick={() => void state.refetch()}>{t('reportSync.retry')}</Button>
        </Alert>
      )}
      {state.data?.isOn === false && <p className="text-fg-2">{t('reportSync.off')}</p>}
      {state.data?.isOn && <SyncState state={state.data} timeZone={timeZone} />}
      {state.data?.isOn && state.data.hasCredentials && (
        <SyncButton accountId={accountId} state={state.data} />
      )}
    </section>
  );
}

const isBusy = ({ isRunning, isWaiting }: ReportSyncState) => isRunning || isWaiting;

function SyncState({ state, timeZone }: { state: ReportSyncState; timeZone: string }) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const { syncedTime, failure, nextTime, missing } = state;
  const timeOf = (time: string) => formatInstant(time, timeZone, language);
  const days = Math.max(0, ...missing.map((one) => one.days));
  if (!state.hasCredentials) return <p className="text-fg-2">{t('reportSync.noCredentials')}</p>;
  return (
    <div className="flex flex-col gap-1 text-fg-2">
      <p>
        {syncedTime === null ? t('reportSync.never') : t('reportSync.synced', { time: timeOf(syncedTime) })}
      </p>
      <p role="status" className="empty:hidden">
        {state.isRunning && t('reportSync.running')}
        {state.isWaiting && t('reportSync.waiting')}
      </p>
      {failure !== null && (
        <Alert tone="bad">
          <span className="flex flex-col gap-1">
            <span>
              {t('reportSync.failed', {
                time: timeOf(failure.time),
                reason: t(`reportSync.failures.${failure.code}`),
              })}
            </span>
            {failure.reports.length > 0 && <FailedReports reports={failure.reports} />}
            {nextTime !== null && <span>{t('reportSync.next', { time: timeOf(nextTime) })}</span>}
          </span>
        </Alert>
      )}
      {days > 0 && <p>{t('reportSync.missing', { count: days })}</p>}
    </div>
  );
}

/** Requests a run. */
function SyncButton({ accountId, state }: { accountId: number; state: ReportSyncState }) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const refresh = useRefresh([endpoints.reportSyncState]);
  const start = useMutation({
    mutationFn: () => api.call(endpoints.reportSyncStart, { body: { id: accountId } }),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: refresh,
  });
  if (!useCan('account:account:edit')) return null;
  return (
    <Button
      className="self-start"
      isLoading={start.isPending || isBusy(state)}
      onClick={() => start.mutate()}
    >
      {t('reportSync.now')}
    </Button>
  );
}

function FailedReports({ reports }: { reports: NonNullable<ReportSyncState['failure']>['reports'] }) {
  const { t } = useTranslation(['customers', 'routes']);
  const listText = useListText();
  const names = reports.map(({ channel, section }) =>
    t('reportSync.report', {
      channel: t(channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds'),
      report: t(`routes:${section}`),
    }),
  );
  return <span>{t('reportSync.reports', { reports: listText(names) })}</span>;
}
