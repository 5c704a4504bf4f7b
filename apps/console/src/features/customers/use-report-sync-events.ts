import { endpoints, reportSyncEventSchema } from '@meridian/api-client/contract';
import { queryFilterFor, sharedEvent, type SharedEvent } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Refreshes what shows provider accounts with each run that reads their reports and balances, at its start and its end. */
export function useReportSyncEvents(): readonly SharedEvent[] {
  const queryClient = useQueryClient();
  return useMemo(
    () => [
      sharedEvent({
        event: 'reportSync',
        schema: reportSyncEventSchema,
        onData: () =>
          void queryClient.invalidateQueries(
            queryFilterFor(
              endpoints.reportSyncState,
              endpoints.providerAccountDetail,
              endpoints.providerAccountList,
            ),
          ),
      }),
    ],
    [queryClient],
  );
}
