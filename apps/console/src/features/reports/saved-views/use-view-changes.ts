import {
  endpoints,
  type Period,
  type ReportViewContent,
  type SavedReportView,
} from '@meridian/api-client/contract';
import { endpointOptions, useOfflineMutation } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { offlineEndpoints } from '../../../lib/offline/offline-endpoints';
import type { Report } from '../registry';

export interface ViewToSave {
  /** Id of the view to change; absent for a new one. */
  id?: string | undefined;
  name: string;
  isShared: boolean;
  content: ReportViewContent;
  /** Period in which the view opens. */
  period: Period;
}

/** Saves and deletes views of a report. Each action refetches the list. */
export function useViewChanges({ channel, section }: Pick<Report, 'channel' | 'section'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = endpointOptions(api, endpoints.reportViewList, { body: { query: { channel, section } } });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: options.queryKey });
  const { t } = useTranslation('shell');
  const { mutateAsync: saveKnown } = useOfflineMutation(api, offlineEndpoints.reportViewSave);
  const save = useMutation({
    mutationFn: ({ id, name, isShared, content, period }: ViewToSave) => {
      const query = { channel, section, period, name, isShared, content };
      // sent twice, a new view could be created twice
      if (id === undefined) return api.call(endpoints.reportViewSave, { body: { query } });
      return saveKnown({ what: t('away.view', { name }), body: { query: { ...query, id } } });
    },
    onSuccess: (saved) => {
      // at once, because the address is about to name it
      queryClient.setQueryData(
        options.queryKey,
        (list) => list && [saved, ...list.filter(({ id }) => id !== saved.id)].sort(byOwnerThenName),
      );
      refresh();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedReportView) => api.call(endpoints.reportViewDelete, { body: { id } }),
    onSuccess: refresh,
  });
  return { save, remove };
}

/** The order of the server's list, approximately; the next response corrects it. */
function byOwnerThenName(one: SavedReportView, other: SavedReportView): number {
  const rank = ({ owner }: SavedReportView) => (owner === null ? 0 : 1);
  return rank(one) - rank(other) || one.name.localeCompare(other.name);
}
