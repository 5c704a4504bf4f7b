import { endpoints, type MappedKind, type RememberedColumn } from '@meridian/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api';
import { useErrorMessage } from '../api/use-error-message';
import { notify } from '../page/notices';

/** The columns that the user's imports of a kind remember, undefined until they are known, and functions that change them. */
export function useRememberedColumns(kind: MappedKind) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const queryKey = ['head-mappings', kind];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.headMappingList, { body: { kind }, signal })).mappings,
  });
  const onSuccess = (left: { mappings: readonly RememberedColumn[] }) =>
    queryClient.setQueryData(queryKey, left.mappings);
  const saving = useMutation({
    mutationFn: (mappings: readonly RememberedColumn[]) =>
      api.call(endpoints.headMappingSave, {
        body: { kind, mappings: [...mappings] },
      }),
    onSuccess,
  });
  const forgetting = useMutation({
    mutationFn: (head: string) => api.call(endpoints.headMappingDelete, { body: { kind, heads: [head] } }),
    onSuccess,
  });
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  return {
    mappings: data,
    /** Whether they could not be loaded; `reload` retries. */
    isError,
    reload: () => void refetch(),
    /** Errors: those of the request. */
    remember: saving.mutateAsync,
    /** A failed change shows a notice. */
    restore: (mapping: RememberedColumn) => saving.mutate([mapping], { onError }),
    forget: (head: string) => forgetting.mutate(head, { onError }),
  };
}
