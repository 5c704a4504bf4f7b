import { endpoints, type HistoryItem } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api';

/** The changes of an item of an account that uploads of drafts made. */
export function useItemHistory({ accountId, item }: { accountId: number; item: HistoryItem }) {
  const options = endpointOptions(useApi(), endpoints.itemHistory, {
    body: { accountId, item },
    withoutAccount: true,
  });
  return useQuery(options);
}
