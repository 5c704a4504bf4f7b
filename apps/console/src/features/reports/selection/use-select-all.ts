import { maxAccountChanges } from '@meridian/api-client/contract';
import { reportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { notify } from '../../../lib/page/notices';
import { loadRows, rowsPerRequest } from '../print/load-rows';
import type { ReportModel } from '../use-report-model';
import { queryOf } from '../view/report-query';
import type { RowSelection } from './use-row-selection';

/** Maximum number of rows that are selected at once: no command changes more items. */
export const maxSelectedRows = maxAccountChanges;

/** Selects every row of the result, in its order, up to the limit: asks the server for all of them. */
export function useSelectAll({ report, view }: ReportModel, onLoaded: RowSelection['replace']) {
  const { t } = useTranslation('itemActions');
  const api = useApi();
  const queryClient = useQueryClient();
  const { channel, section, period } = report;
  return useMutation({
    mutationFn: async () => {
      const ofRows = { ...view, groupBy: undefined };
      const { data } = await loadRows({
        fetchPage: (number) =>
          queryClient.query({
            ...reportListOptions(api, {
              channel,
              section,
              period,
              query: queryOf(ofRows),
              page: { number, size: rowsPerRequest, sortCol: view.sort },
            }),
            staleTime: 0,
            gcTime: 0,
          }),
        maxRows: maxSelectedRows,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      return { list: data.list, ofRows };
    },
    onSuccess: ({ list, ofRows }) => onLoaded(list, ofRows),
    onError: () => notify({ tone: 'error', title: t('selectFailed') }),
  });
}
