import { endpoints, type AccountConflict, type AccountMergeStatus } from '@meridian/api-client/contract';
import { endpointOptions, endpointQueryKey, queryFilterFor } from '@meridian/api-client/react';
import { canGetChanges, isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../../lib/api/api';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { notify } from '../../../../lib/page/notices';
import { useMergeProblemText } from '../../lib/use-merge-problem-text';
import type { DraftStore } from '../session/draft-store';
import type { OpenDraft } from '../session/open-draft';

const pollMs = 1_000;
const none: readonly AccountConflict[] = [];

/** Getting changes of the account into an open draft, and its undecided conflicts. */
export interface AccountMerge {
  /** Whether the draft was fetched from its account, is not being uploaded, and the user may edit drafts. */
  isAvailable: boolean;
  /** Whether changes are being fetched, or a request runs. */
  isBusy: boolean;
  status: AccountMergeStatus['merge'];
  /** None while the draft is uploaded: nothing can be decided then. */
  conflicts: readonly AccountConflict[];
  /** Number of all conflicts: not all of many are listed. */
  conflictCount: number;
  start: () => void;
  cancel: () => void;
  /** `conflicts`: null for all. */
  decide: (conflicts: readonly AccountConflict[] | null, side: 'mine' | 'theirs') => void;
}

/** The merge of the account's changes into an open draft. */
export function useAccountMerge(
  { summary: { id: draftId, status: draftStatus }, session }: OpenDraft,
  { store, canEdit }: { store: Pick<DraftStore, 'saveNow'>; canEdit: boolean },
): AccountMerge {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const body = { draftId };
  const options = endpointOptions(api, endpoints.draftAccountMergeStatus, { body });
  const { data, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.merge?.state === 'running' ? pollMs : false),
  });
  const conflictCount = isEditable(draftStatus) ? (data?.conflicts ?? 0) : 0;
  const listed = useQuery({
    ...endpointOptions(api, endpoints.draftAccountConflictList, { body }),
    enabled: conflictCount > 0,
  });
  const refresh = useRefreshAfterChange({ draftId, version: session.version, store });
  const expectEnd = useAnnounceEnd(data?.merge ?? null, () => {
    refresh();
    void queryClient.invalidateQueries(queryFilterFor(endpoints.draftAccountConflictList));
  });
  const start = useMutation({
    mutationFn: () => api.call(endpoints.draftAccountMerge, { body }),
    onSuccess() {
      expectEnd();
      return refetch();
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => api.call(endpoints.draftAccountMergeCancel, { body }),
    onSuccess: () => refetch(),
    onError,
  });
  const decide = useMutation({
    mutationFn: ({ conflicts, side }: { conflicts: AccountConflict[] | null; side: 'mine' | 'theirs' }) =>
      api.call(endpoints.draftAccountConflictDecide, {
        body: {
          draftId,
          side,
          conflicts: conflicts?.map(({ kind, id, field }) => ({ kind, id, field })) ?? null,
        },
      }),
    async onSuccess() {
      refresh();
      await refetch();
      await queryClient.invalidateQueries(queryFilterFor(endpoints.draftAccountConflictList));
    },
    onError,
  });
  const isRunning = data?.merge?.state === 'running';
  return {
    isAvailable: canEdit && data?.isAvailable === true && canGetChanges(draftStatus),
    isBusy: isRunning || start.isPending || cancel.isPending || decide.isPending,
    status: data?.merge ?? null,
    conflicts: conflictCount === 0 ? none : (listed.data?.conflicts ?? none),
    conflictCount,
    start: () => start.mutate(),
    cancel: () => cancel.mutate(),
    decide: (conflicts, side) => decide.mutate({ conflicts: conflicts && [...conflicts], side }),
  };
}

/** Returns a function to call after the server has changed the draft: gets its version, and then the state of its rows. */
function useRefreshAfterChange({
  draftId,
  version,
  store,
}: {
  draftId: string;
  version: number;
  store: Pick<DraftStore, 'saveNow'>;
}): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isChanged = useRef(false);
  const invalidate = useEffectEvent(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    for (const endpoint of [endpoints.draftSyncStates, endpoints.draftPerformance])
      void queryClient.invalidateQueries({ queryKey: endpointQueryKey(api, endpoint, draftId) });
  });
  useEffect(() => invalidate(), [version]);
  return () => {
    isChanged.current = true;
    store.saveNow();
  };
}

/** Says what merges have brought that were running; returns a function to call when one is started, which may end at once. */
function useAnnounceEnd(status: AccountMergeStatus['merge'], onDone: () => void): () => void {
  const { t } = useTranslation('adDrafts');
  const state = status?.state;
  const wasRunning = useRef(false);
  const problemText = useMergeProblemText();
  const end = useEffectEvent(() => {
    if (state === 'running') wasRunning.current = true;
    if (!wasRunning.current || status === null || state === 'running') return;
    wasRunning.current = false;
    if (state === 'failed')
      notify({ tone: 'error', title: t('merge.failed'), description: problemText(status.problem) });
    if (state !== 'done') return;
    onDone();
    const { added, changed, removed } = status;
    const isNone = added + changed + removed === 0;
    const title = isNone ? t('merge.none') : t('merge.done', { added, changed, removed });
    notify({ tone: 'success', title });
  });
  useEffect(() => end(), [state, status?.startedTime]);
  return () => {
    wasRunning.current = true;
  };
}
