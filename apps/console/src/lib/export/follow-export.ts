import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { downloadRecordListOptions } from '@meridian/api-client/react';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

export interface FollowExportOptions {
  api: ApiClient;
  queryClient: QueryClient;
  /** Id of the record. */
  id: string;
  /** Called with each change; the last call is when the file is ready or has failed. */
  onChange: (record: DownloadRecord) => void;
  /** The record has been deleted. */
  onGone: () => void;
}

/**
 * Watches a file that is being created until it is ready, has failed or is gone, regardless of the open page. Stops silently when the
 * session is over. Returns a function that stops it early.
 */
export function followExport({ api, queryClient, id, onChange, onGone }: FollowExportOptions): () => void {
  // the newest page has the requested file
  const options = downloadRecordListOptions(api, { page: { number: 1, size: 20 } });
  const knownAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
  const observer = new QueryObserver(queryClient, { ...options, refetchOnMount: 'always' });
  let misses = 0;
  const stop = observer.subscribe(({ data, dataUpdatedAt, error, isFetching }) => {
    const isNew = data !== undefined && dataUpdatedAt > knownAt;
    if (error !== null && !isFetching && (!isNew || isApiResponseError(error))) {
      end();
      return;
    }
    if (!isNew || isFetching) return;
    const record = data.data.list.find((each) => each.id === id);
    if (record === undefined) {
      misses += 1;
      // a response to an earlier request may not have the record yet
      if (misses === 1) return void observer.refetch();
      end();
      onGone();
      return;
    }
    if (record.state === exportStates.ready || record.state === exportStates.failed) end();
    onChange(record);
  });
  return stop;

  function end() {
    queueMicrotask(stop);
  }
}
