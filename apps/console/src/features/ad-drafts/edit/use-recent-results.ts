import { draftRecentResultsOptions } from '@meridian/api-client/react';
import type { RecentResultsSource } from '@meridian/draft-editor';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';

/** Recent results of a draft's account, for estimates, or the state of loading them. */
export function useRecentResults(draftId: string): RecentResultsSource {
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(draftRecentResultsOptions(useApi(), draftId));
  return {
    results: data,
    loadError: error && !data ? errorMessage(error) : undefined,
    onRetry: () => void refetch(),
  };
}
