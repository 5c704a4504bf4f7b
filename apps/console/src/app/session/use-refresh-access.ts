import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api';

/**
 * Loads roles, permissions, accounts and pages of the user again; pages that are no longer open show that they are not.
 * Whether anything differs. Errors: those of the requests.
 */
export function useRefreshAccess(): () => Promise<boolean> {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = [userInfoOptions(api).queryKey, routersOptions(api).queryKey];
    const cached = () => keys.map((queryKey) => queryClient.getQueryData(queryKey));
    const before = cached();
    // a request that is under way may have been responded to before the access changed
    const load = (queryKey: readonly unknown[]) =>
      queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    await Promise.all(keys.map(load));
    // equal data stay the same object
    const hasChanged = cached().some((data, index) => data !== before[index]);
    if (hasChanged) await router.invalidate();
    return hasChanged;
  }, [api, queryClient, router]);
}
