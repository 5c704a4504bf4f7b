import { endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that refetches pictures and themes of the library. */
export function useRefreshLibrary(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries(queryFilterFor(endpoints.imageList, endpoints.imageThemeList)),
    [queryClient],
  );
}
