import { endpoints, type DownloadRecord } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api';
import { downloadRecord } from '../../lib/export/download-record';
import { notify } from '../../lib/notices';
import { useErrorMessage } from '../../lib/use-error-message';

export interface DownloadActions {
  /** Ids of the files on which something is being done. */
  busyIds: ReadonlySet<string>;
  download: (record: DownloadRecord) => void;
  retry: (record: DownloadRecord) => void;
  /** Resolves to whether they are gone. */
  remove: (ids: readonly string[]) => Promise<boolean>;
}

/** What can be done with files. What fails says so in a message. */
export function useDownloadActions(): DownloadActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queryClient.invalidateQueries(queryFilterFor(endpoints.downloadRecordList));

  const run = async (ids: readonly string[], action: () => Promise<unknown>, failure?: string) => {
    setBusyIds((busy) => new Set([...busy, ...ids]));
    try {
      await action();
      return true;
    } catch (error) {
      const message = errorMessage(error);
      notify({ tone: 'error', title: failure ?? message, ...(failure && { description: message }) });
      return false;
    } finally {
      setBusyIds((busy) => new Set([...busy].filter((id) => !ids.includes(id))));
    }
  };

  return {
    busyIds,
    download: ({ id, fileName }) =>
      void run([id], () => downloadRecord(api, id), t('downloadFailed', { file: fileName })),
    retry: ({ id }) =>
      void run([id], async () => {
        await api.call(endpoints.downloadRecordRetry, { body: { id } });
        await refresh();
      }),
    remove: (ids) =>
      run(ids, async () => {
        const { deletedCount: count } = await api.call(endpoints.downloadRecordDelete, {
          body: { ids: [...ids] },
        });
        notify({ tone: 'success', title: t('deleting.done', { count, formatted: formatValue(count, 't') }) });
        await refresh();
      }),
  };
}
