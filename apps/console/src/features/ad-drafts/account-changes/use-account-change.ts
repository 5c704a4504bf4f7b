import { endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import { loadedDraftKey } from '../lib/use-editable-drafts';
import type { RequestedChange } from './change-list';

interface AccountChangeInput {
  /** Null for a new draft. */
  draftId: string | null;
  draftName: string;
  changes: readonly RequestedChange[];
}

/** Adds changes of items to a draft. A repeated attempt adds nothing twice. Errors: those of `draftAccountChange`. */
export function useAccountChange(accountId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sent = useRef<{ of: string; requestId: string; newDraftId: string }>(undefined);
  return useMutation({
    mutationFn: ({ draftId, draftName, changes }: AccountChangeInput) => {
      const of = JSON.stringify([draftId, changes]);
      if (sent.current?.of !== of)
        sent.current = { of, requestId: crypto.randomUUID(), newDraftId: crypto.randomUUID() };
      const { requestId, newDraftId } = sent.current;
      return api.call(endpoints.draftAccountChange, {
        body: { accountId, requestId, draftId, newDraftId, draftName, changes: [...changes] },
      });
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries(queryFilterFor(endpoints.draftList)),
        queryClient.invalidateQueries({ queryKey: loadedDraftKey }),
      ]),
  });
}
