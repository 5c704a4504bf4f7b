import { endpoints, type ImportAnswers, type ImportMode } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useWatchedImports } from '../watched-imports';

export interface ImportApproval {
  answers: ImportAnswers;
  /** `preview`: the file is read again with the answers, and nothing is booked. */
  mode: ImportMode;
}

/** Answers the questions of an import, and books it or reads its file again. `onBooked` runs before the list is fetched. */
export function useBookImport(id: string, { onBooked }: { onBooked: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const watch = useWatchedImports((state) => state.watch);
  return useMutation({
    mutationFn: (approval: ImportApproval) =>
      api.call(endpoints.reportImportBook, { body: { id, ...approval } }),
    onSuccess: (_, { mode }) => {
      if (mode === 'book') {
        watch(id);
        onBooked();
      }
      return queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
    },
  });
}
