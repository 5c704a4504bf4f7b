import { connectOnlineManager } from '@meridian/api-client/react';
import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { serverProbe } from './server-probe';

/**
 * The cache of server data. While offline, a query fails and says so instead of waiting without a word; only the
 * mutations of `offlineEndpoints` are paused.
 */
export function createQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  connectOnlineManager(serverProbe);
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, ...queries, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
