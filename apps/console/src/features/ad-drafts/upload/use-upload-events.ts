import { endpoints, uploadEventSchema } from '@meridian/api-client/contract';
import { queryFilterFor, sharedEvent, type SharedEvent } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The status of a draft while it is uploaded. */
const uploading = 9;

/** Refreshes data of an upload, or the status of drafts, with each progress event from the server. */
export function useUploadEvents(): readonly SharedEvent[] {
  const queryClient = useQueryClient();
  return useMemo(
    () => [
      sharedEvent({
        event: 'upload',
        schema: uploadEventSchema,
        onData: ({ status }) => {
          void queryClient.invalidateQueries(
            queryFilterFor(endpoints.draftUploadStatus, endpoints.draftList),
          );
          if (status !== uploading)
            void queryClient.invalidateQueries(
              queryFilterFor(endpoints.draftSyncStates, endpoints.draftPerformance),
            );
        },
      }),
    ],
    [queryClient],
  );
}
