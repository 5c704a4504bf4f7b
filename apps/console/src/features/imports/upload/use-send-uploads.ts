import { endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../../lib/api/api';
import { useWatchedImports } from '../watched-imports';
import { sendUploads } from './send-uploads';

/** Returns a function that starts the upload of the waiting files. They are sent even if the user leaves the page. */
export function useSendUploads(): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const watch = useWatchedImports((state) => state.watch);
  return useCallback(() => {
    const onEnded = () => void queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
    void sendUploads({ api, onSent: watch, onEnded });
  }, [api, queryClient, watch]);
}
