import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { issueKey, type Issue, type Waiver } from '@meridian/draft-editor/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { notify } from '../../../../lib/page/notices';

const none: { list: Waiver[] } = { list: [] };

/** Accepted warnings of a draft, and functions that change them. A failed change shows a notice. */
export function useWaivers(draftId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const request = endpointOptions(api, endpoints.draftWaiverList, { body: { id: draftId } });
  const { data: { list: waivers } = none } = useQuery(request);
  const refetch = () => queryClient.invalidateQueries({ queryKey: request.queryKey });
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const saving = useMutation({
    mutationFn: ({ issues, reason }: { issues: readonly Issue[]; reason: string }) =>
      api.call(endpoints.draftWaiverSave, { body: { id: draftId, keys: issues.map(issueKey), reason } }),
    onSuccess: (saved) => queryClient.setQueryData(request.queryKey, saved),
    onError,
  });
  const removing = useMutation({
    mutationFn: ({ key }: Waiver) =>
      api.call(endpoints.draftWaiverDelete, { body: { id: draftId, keys: [key] } }),
    onSuccess: refetch,
    onError,
  });
  return {
    waivers,
    waive: (issues: readonly Issue[], reason: string) => saving.mutate({ issues, reason }),
    unwaive: (waiver: Waiver) => removing.mutate(waiver),
  };
}
