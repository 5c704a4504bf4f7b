import { endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns what fetches pictures and themes of the library again. */
export function useRefreshLibrary(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries(queryFilterFor(endpoints.imageList, endpoints.imageThemeList)),
    [queryClient],
  );
}
