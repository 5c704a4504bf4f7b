import type { ApiClient } from '@meridian/api-client';
import { endpoints, type UploadItem } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import type { DraftStore } from '../edit/session/draft-store';

/** Actions of users on a draft that is being uploaded. `submit` and `upload` name the version that the user has seen. */
export type UploadAction =
  | { type: 'submit'; version: number }
  /** Without `campaignIds`, all campaigns. */
  | { type: 'upload'; version: number; campaignIds?: string[] | undefined }
  | { type: 'withdraw' | 'cancel' | 'pause' | 'resume' }
  /** Without `rows`, all failed items. */
  | { type: 'retry'; rows?: readonly Pick<UploadItem, 'kind' | 'id'>[] };

export interface UploadActions {
  run: (action: UploadAction, options?: { onSuccess: () => void }) => void;
  /** The action that waits for its response. */
  pending: UploadAction | undefined;
}

/** Sends actions of users on a draft, and refreshes related data. A notice reports an error. */
export function useUploadActions(
  draftId: string,
  { showStatus }: Pick<DraftStore, 'showStatus'>,
): UploadActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: UploadAction) => send(api, draftId, action),
    onSuccess: ({ status }) => showStatus(status),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () =>
      queryClient.invalidateQueries(queryFilterFor(endpoints.draftUploadStatus, endpoints.draftList)),
  });
  return { run: mutate, pending: isPending ? variables : undefined };
}

function send(api: ApiClient, id: string, action: UploadAction) {
  const body = { id };
  switch (action.type) {
    case 'submit':
      return api.call(endpoints.draftSubmit, { body: { id, version: action.version } });
    case 'upload':
      return api.call(endpoints.draftUpload, {
        body: { id, version: action.version, campaignIds: action.campaignIds },
      });
    case 'withdraw':
      return api.call(endpoints.draftWithdraw, { body });
    case 'cancel':
      return api.call(endpoints.draftUploadCancel, { body });
    case 'pause':
      return api.call(endpoints.draftUploadPause, { body });
    case 'resume':
      return api.call(endpoints.draftUploadResume, { body });
    case 'retry': {
      const rows = action.rows?.map(({ kind, id: rowId }) => ({ kind, id: rowId }));
      return api.call(endpoints.draftUploadRetry, { body: { id, ...(rows && { rows }) } });
    }
  }
}
