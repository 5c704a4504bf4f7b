import { endpoints, type ImportAnswers, type ImportMode } from '@meridian/api-client/contract';
import { queryFilterFor, userInfoOptions } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../lib/api/api';
import { useWatchedImports } from '../watched-imports';
import { discardReviewDraft } from './use-review-draft';

interface Approval {
  answers: ImportAnswers;
  /** `preview`: the file is read again with the answers, and nothing is booked. */
  mode: ImportMode;
  /** Whether columns and constants are used for the next file with this header. */
  remember?: boolean;
  /** Name of the remembered settings. */
  rememberAs?: string;
}

/**
 * Answers the questions of an import, and applies it or reads its file again. `onBooked` runs before the list is fetched. A created
 * account is then available everywhere.
 */
export function useBookImport(id: string, { onBooked }: { onBooked: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const refreshAccounts = async () => {
    await queryClient.query({ ...userInfoOptions(api), staleTime: 0 });
    await router.invalidate();
  };
  const watch = useWatchedImports((state) => state.watch);
  return useMutation({
    mutationFn: (approval: Approval) => api.call(endpoints.reportImportBook, { body: { id, ...approval } }),
    onSuccess: async (_, { answers, mode }) => {
      discardReviewDraft(id);
      if (mode === 'book') {
        watch(id);
        onBooked();
      }
      await queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
      if (mode === 'book' && answers.accounts) await refreshAccounts();
    },
  });
}
