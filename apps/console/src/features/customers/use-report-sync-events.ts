import { endpoints, reportSyncEventSchema } from '@meridian/api-client/contract';
import { queryFilterFor, sharedEvent, type SharedEvent } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Refreshes data of provider accounts at the start and the end of each run that reads their reports and balances. */
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
