import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api';

/** Loads roles, permissions, accounts and pages of the user again; pages that are no longer open show that they are not. */
export function useRefreshAccess(): () => Promise<void> {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.query({ ...userInfoOptions(api), staleTime: 0 }),
      queryClient.query({ ...routersOptions(api), staleTime: 0 }),
    ]);
    await router.invalidate();
  }, [api, queryClient, router]);
}
