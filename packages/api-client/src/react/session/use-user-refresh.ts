import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../client/types';
import { isApiResponseError } from '../../errors/errors';
import { routersOptions, userInfoOptions } from '../user-options';

/** Maximum age of the permissions when the user returns to the window; older ones are refetched. */
const maxAgeMs = 5 * 60_000;
/** Such errors come in groups: one request handles all of them. */
const pauseMs = 10_000;

/**
 * Keeps the user's permissions and pages current while the component is mounted: refetches them when the server rejects
 * a request for a missing permission, and when the window gets the focus after five minutes.
 *
 * Shape:  `onChange` runs when the user or the pages have changed.
 */
export function useUserRefresh(client: ApiClient, onChange?: () => unknown): void {
  const queryClient = useQueryClient();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const user = userInfoOptions(client);
    const routes = routersOptions(client);
    const known = () => [queryClient.getQueryData(user.queryKey), queryClient.getQueryData(routes.queryKey)];
    let refreshedAt = -Infinity;
    const refresh = async () => {
      if (performance.now() - refreshedAt < pauseMs) return;
      refreshedAt = performance.now();
      const previous = known();
      try {
        await Promise.all([
          queryClient.query({ ...user, staleTime: 0 }),
          queryClient.query({ ...routes, staleTime: 0 }),
        ]);
      } catch {
        return; // offline or expired: other code reports it, and the known permissions stay
      }
      // equal responses keep their identity
      if (known().some((data, index) => data !== previous[index])) latest.current?.();
    };
    const handleError = (error: unknown) => {
      if (isApiResponseError(error, 'not_allowed')) void refresh();
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
    });
    const mountedAt = performance.now();
    const handleFocus = () => {
      if (performance.now() - Math.max(refreshedAt, mountedAt) >= maxAgeMs) void refresh();
    };
    addEventListener('focus', handleFocus);
    return () => {
      stopQueries();
      stopMutations();
      removeEventListener('focus', handleFocus);
    };
  }, [client, queryClient]);
}
