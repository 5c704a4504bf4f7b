import { isApiResponseError } from '@meridian/api-client';
import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/api';

/** Maximum age of the permissions when the user returns to the window; older ones are refetched. */
const maxAgeMs = 5 * 60_000;
/** Such errors come in groups: one request for all of them. */
const pauseMs = 10_000;

/**
 * Keeps user and routes current while the console is open: fetched again when a permission is missing, and
 * when the window comes to the front after a while. Menu and open page follow.
 */
export function usePermissionRefresh(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const user = userInfoOptions(api);
    const routes = routersOptions(api);
    const known = () => [queryClient.getQueryData(user.queryKey), queryClient.getQueryData(routes.queryKey)];
    let lastAsked = -Infinity;
    const refresh = async () => {
      if (performance.now() - lastAsked < pauseMs) return;
      lastAsked = performance.now();
      const before = known();
      try {
        await Promise.all([
          queryClient.query({ ...user, staleTime: 0 }),
          queryClient.query({ ...routes, staleTime: 0 }),
        ]);
      } catch {
        return; // offline or expired: others report it, and the known permissions stay
      }
      // equal responses keep their identity
      if (known().some((data, index) => data !== before[index])) await router.invalidate();
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
    const seeFocus = () => {
      if (performance.now() - Math.max(lastAsked, mountedAt) >= maxAgeMs) void refresh();
    };
    addEventListener('focus', seeFocus);
    return () => {
      stopQueries();
      stopMutations();
      removeEventListener('focus', seeFocus);
    };
  }, [api, queryClient, router]);
}
