import { endpoints, type EndpointBody, type SavedOwnMetric } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';

/** The metrics that the user defined, and those that colleagues share. */
export function useOwnMetrics() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('ownMetrics');
  const list = endpointOptions(api, endpoints.ownMetricList, { body: {} });
  const query = useQuery(list);
  /** The reports have other columns now. */
  const refresh = () =>
    Promise.all(
      [endpoints.ownMetricList, endpoints.searchReportList, endpoints.feedReportList].map((endpoint) =>
        queryClient.invalidateQueries(queryFilterFor(endpoint)),
      ),
    );
  const fail = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const save = useMutation({
    mutationFn: (body: EndpointBody<typeof endpoints.ownMetricSave>) =>
      api.call(endpoints.ownMetricSave, { body }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedOwnMetric) => api.call(endpoints.ownMetricDelete, { body: { id } }),
    onSuccess: (_, { owner: _owner, ...metric }) => {
      notify({
        tone: 'success',
        title: t('deleted', { name: metric.name }),
        seconds: 10,
        action: {
          label: t('undo'),
          onClick: () =>
            save.mutate(metric, {
              onSuccess: ({ name }) => notify({ tone: 'success', title: t('restored', { name }) }),
              onError: fail,
            }),
        },
      });
      return refresh();
    },
    onError: fail,
  });
  return {
    list: query.data,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    save,
    remove,
  };
}
