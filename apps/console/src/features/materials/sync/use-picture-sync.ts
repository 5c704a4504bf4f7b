import { endpoints } from '@meridian/api-client/contract';
import { imageSyncStatusOptions, queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import { syncProgress, type PictureSyncCounts } from './sync-progress';

const pollMs = 2_000;
/** If more pictures are visible, they are refetched only at the end. */
const maxRefreshedRows = 200;

export interface UsePictureSyncOptions {
  /** Account of the visible pictures; undefined for the current account, 0 for all. */
  accountId: number | undefined;
  /** Number of visible pictures. */
  rowCount: number;
}

/** Sends pictures to the provider, and follows the progress, also of pictures that another user sends. */
export function usePictureSync({ accountId, rowCount }: UsePictureSyncOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshLibrary();
  const { data: status } = useQuery({
    ...imageSyncStatusOptions(api, accountId),
    refetchInterval: ({ state }) => ((state.data?.pending ?? 0) > 0 ? pollMs : false),
  });
  // the numbers when sending began, from which the progress is computed
  const [start, setStart] = useState<PictureSyncCounts>();
  const [shownAccountId, setShownAccountId] = useState(accountId);
  if (shownAccountId !== accountId) {
    setShownAccountId(accountId);
    setStart(undefined);
  } else if (status && status.pending > 0 && !start) setStart(status);
  useRefreshOnProgress(status, { rowCount, refresh });
  const sending = useMutation({
    mutationFn: (ids: readonly string[]) => api.call(endpoints.imageSync, { body: { ids: [...ids] } }),
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries(queryFilterFor(endpoints.imageSyncStatus)), refresh()]),
  });
  return {
    send: (ids: readonly string[]) => sending.mutate(ids),
    isRequesting: sending.isPending,
    error: sending.error,
    /** The result of the last request; undefined if there was none. */
    requested: sending.data,
    progress: status && start ? syncProgress(start, status) : undefined,
    wait: status?.wait ?? null,
    retry: () => sending.variables && sending.mutate(sending.variables),
    dismiss: () => {
      sending.reset();
      setStart(undefined);
    },
  };
}
export type PictureSync = ReturnType<typeof usePictureSync>;

/** Refetches the pictures when some are finished. */
function useRefreshOnProgress(
  status: PictureSyncCounts | undefined,
  { rowCount, refresh }: { rowCount: number; refresh: () => Promise<void> },
): void {
  const seen = useRef<number>(undefined);
  const through = status && status.synchronized + status.failed;
  const isEnded = status?.pending === 0;
  useEffect(() => {
    if (through === undefined || through === seen.current) return;
    if (seen.current !== undefined && (isEnded || rowCount <= maxRefreshedRows)) void refresh();
    // pictures that were not refetched are refetched at the end
    if (seen.current === undefined || isEnded || rowCount <= maxRefreshedRows) seen.current = through;
  }, [through, isEnded, rowCount, refresh]);
}
