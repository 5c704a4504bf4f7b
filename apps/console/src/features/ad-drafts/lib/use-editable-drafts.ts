import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { isEditable } from '@meridian/draft-editor/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { loadDraft } from './load-draft';

/** The editable ones among an account's last 50 drafts, the last changed first. */
export function useEditableDrafts(accountId: number) {
  const request = endpointOptions(useApi(), endpoints.draftList, {
    body: { page: { number: 1, size: 50 }, query: { accountId } },
    withoutAccount: true,
  });
  const { data, error, refetch } = useQuery(request);
  return { drafts: data?.data.list.filter(({ status }) => isEditable(status)), error, refetch };
}

/** Drafts that dialogs have loaded. */
export const loadedDraftKey = ['draft-for-dialog'] as const;

/** A draft with its rows, loaded when a dialog opens it. */
export function useLoadedDraft(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...loadedDraftKey, id],
    queryFn: ({ signal }) => loadDraft(api, { id: id ?? '', signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });
}
