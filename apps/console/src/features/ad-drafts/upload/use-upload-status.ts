import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions, previousDataOf } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api';
import type { DraftStore } from '../edit/session/draft-store';
import type { ItemsAddress } from './upload-address';

/** Number of items per page. */
export const itemsPerPage = 20;
/** Interval during an upload; server-sent events usually arrive first. */
const pollMs = 5_000;

/** The running upload of a draft with a page of its items. The editor follows the status of the draft. */
export function useUploadStatus(
  { draftId, items = 'all', page = 1 }: ItemsAddress & { draftId: string },
  { showStatus }: Pick<DraftStore, 'showStatus'>,
) {
  const request = endpointOptions(useApi(), endpoints.draftUploadStatus, {
    body: {
      page: { number: page, size: itemsPerPage },
      query: { id: draftId, filter: items },
    },
  });
  const query = useQuery({
    ...request,
    placeholderData: previousDataOf(request.queryKey),
    refetchInterval: ({ state }) => (state.data?.data.draft.status === 9 ? pollMs : false),
  });
  const status = query.data?.data.draft.status;
  // the cached data are older than the editor's status
  const { dataUpdatedAt, isFetchedAfterMount } = query;
  useEffect(() => {
    if (status !== undefined && isFetchedAfterMount) showStatus(status);
  }, [status, dataUpdatedAt, isFetchedAfterMount, showStatus]);
  return query;
}
