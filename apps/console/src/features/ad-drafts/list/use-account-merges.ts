import { endpoints, type DraftSummary, type ListedAccountMerge } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { canGetChanges } from '@meridian/draft-editor/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';

const pollMs = 1_000;
const none: readonly ListedAccountMerge[] = [];

/** Getting changes of accounts into the drafts of a list. */
export interface AccountMerges {
  /** Undefined for a draft that was not fetched from its account, or is not known yet. */
  of: (draft: DraftSummary) => ListedAccountMerge | undefined;
  /** Whether changes can be got into a draft now. */
  canStart: (draft: DraftSummary) => boolean;
  isBusy: boolean;
  start: (drafts: readonly DraftSummary[]) => void;
  cancel: (draft: DraftSummary) => void;
  setNightly: (draft: DraftSummary, isNightly: boolean) => void;
}

/** State of getting changes of accounts into the drafts of a list, which is refetched when one has got them. */
export function useAccountMerges(drafts: readonly DraftSummary[]): AccountMerges {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const draftIds = drafts.map(({ id }) => id);
  const { data, refetch } = useQuery({
    ...endpointOptions(api, endpoints.draftAccountMergeList, { body: { draftIds } }),
    enabled: draftIds.length > 0,
    refetchInterval: ({ state }) => (state.data?.drafts.some(isRunning) === true ? pollMs : false),
  });
  const merges = data?.drafts ?? none;
  const running = merges.filter(isRunning).map(({ draftId }) => draftId);
  useEnd(running, () => void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList)));
  const start = useMutation({
    async mutationFn(ids: readonly string[]) {
      // one after another: one that cannot start leaves the others alone
      for (const draftId of ids)
        await api.call(endpoints.draftAccountMerge, { body: { draftId } }).catch(onError);
      await refetch();
    },
  });
  const cancel = useMutation({
    mutationFn: (draftId: string) => api.call(endpoints.draftAccountMergeCancel, { body: { draftId } }),
    onSuccess: () => refetch(),
    onError,
  });
  const setNightly = useMutation({
    mutationFn: (body: { draftIds: string[]; isNightly: boolean }) =>
      api.call(endpoints.draftAccountMergeNightly, { body }),
    onSuccess: () => refetch(),
    onError,
  });
  const of = ({ id }: DraftSummary) => merges.find(({ draftId }) => draftId === id);
  return {
    of,
    canStart(draft) {
      const merge = of(draft);
      return merge !== undefined && !isRunning(merge) && canGetChanges(draft.status);
    },
    isBusy: start.isPending || cancel.isPending || setNightly.isPending,
    start: (chosen) => start.mutate(chosen.map(({ id }) => id)),
    cancel: ({ id }) => cancel.mutate(id),
    setNightly: ({ id }, isNightly) => setNightly.mutate({ draftIds: [id], isNightly }),
  };
}

export const isRunning = ({ merge }: Pick<ListedAccountMerge, 'merge'>): boolean =>
  merge?.state === 'running';

/** Calls a function when a draft that was getting changes no longer does. */
function useEnd(running: readonly string[], onEnd: () => void): void {
  const earlier = useRef<readonly string[]>([]);
  const key = running.join();
  const compare = useEffectEvent(() => {
    if (earlier.current.some((id) => !running.includes(id))) onEnd();
    earlier.current = running;
  });
  useEffect(() => compare(), [key]);
}
