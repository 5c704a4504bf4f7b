import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import type { Channel, Section } from '../contract/reports/model/sections';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The saved views of a section: the caller's own, then those that colleagues share. */
export function reportViewListOptions(
  client: ApiClient,
  { channel, section }: { channel: Channel; section: Section },
) {
  const body = { query: { channel, section } };
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.reportViewList, body),
    queryFn: ({ signal }) => client.call(endpoints.reportViewList, { body, signal }),
    retry: shouldRetry,
  });
}
