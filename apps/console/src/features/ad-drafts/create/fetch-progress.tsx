import { endpoints, type AccountFetch } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, LoadingLine, ProgressBar } from '@meridian/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ListFailed } from '../../../lib/lists/list-failed';
import { notify } from '../../../lib/page/notices';

const pollMs = 1_000;

export interface FetchProgressProps {
  draftId: string;
  onDone: () => void;
  onBack: () => void;
}

/** Progress of getting an account; it continues without this page. */
export function FetchProgress({ draftId, onDone, onBack }: FetchProgressProps) {
  const { t } = useTranslation('adDrafts');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  const options = endpointOptions(api, endpoints.draftAccountFetchStatus, { body: { draftId } });
  const { data, error, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'running' ? pollMs : false,
  });
  const cancel = useMutation({
    mutationFn: () => api.call(endpoints.draftAccountFetchCancel, { body: { draftId } }),
    onSuccess: () => refetch(),
    onError: (failure) => notify({ tone: 'error', title: errorMessage(failure) }),
  });
  const state = data?.state;
  const finish = useEffectEvent(() => {
    void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
    onDone();
  });
  useEffect(() => {
    if (state === 'done') finish();
  }, [state]);
  if (!data && error)
    return <ListFailed title={t('form.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLine label={t('fetch.running')} />;
  if (state === 'failed' || state === 'cancelled')
    return (
      <Alert
        tone={state === 'failed' ? 'bad' : 'info'}
        action={<Button onClick={onBack}>{t('fetch.back')}</Button>}
      >
        {t(`fetch.${state === 'failed' ? (data.problem ?? 'provider_failed') : 'cancelled'}`)}
      </Alert>
    );
  return (
    <div className="flex max-w-120 flex-col gap-3">
      <Progress fetch={data} />
      <Button className="self-start" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('fetch.cancel')}
      </Button>
    </div>
  );
}

function Progress({ fetch: { campaignsDone, campaignsTotal, rows } }: { fetch: AccountFetch }) {
  const { t } = useTranslation('adDrafts');
  if (campaignsTotal === 0) return <LoadingLine label={t('fetch.running')} />;
  return (
    <>
      <ProgressBar label={t('fetch.running')} value={campaignsDone / campaignsTotal} />
      <p role="status" className="text-fg-2">
        {t('fetch.progress', { count: campaignsTotal, done: campaignsDone })} ·{' '}
        {t('fetch.rows', { count: rows, rows })}
      </p>
    </>
  );
}
