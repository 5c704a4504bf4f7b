import { connectOnlineManager } from '@meridian/api-client/react';
import { QueryCache, QueryClient, type DefaultOptions, type QueryCacheConfig } from '@tanstack/react-query';
import { serverProbe } from './server-probe';

export interface QueryClientOptions {
  queries?: DefaultOptions['queries'];
  /** Called once for a failed query, after its retries. */
  onQueryError?: QueryCacheConfig['onError'];
}

/**
 * The cache of server data. While offline, a query fails and reports it instead of waiting silently; only the mutations of
 * `offlineEndpoints` are paused.
 */
export function createQueryClient({ queries, onQueryError: onError }: QueryClientOptions = {}): QueryClient {
  connectOnlineManager(serverProbe);
  return new QueryClient({
    queryCache: new QueryCache({ ...(onError && { onError }) }),
    defaultOptions: {
      queries: { staleTime: 30_000, ...queries, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
