import { isApiResponseError } from '@meridian/api-client';
import { recordEndpoints, type Endpoint, type SheetKind } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';
import { useCan } from '../../lib/session/can';

export interface UseRecordActionsOptions {
  /** Archives the record, or restores it. */
  archive: (isArchived: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Endpoints of lists and details that show the record. */
  affected: readonly Endpoint[];
  onRemoved: () => void;
}

/** Archives, restores or deletes a record; notices report it. */
export function useRecordActions({ archive, remove, affected, onRemoved }: UseRecordActionsOptions) {
  const { t } = useTranslation('customers');
  const errorMessage = useErrorMessage();
  const refresh = useRefresh(affected);
  const onError = (error: unknown) => {
    notify({ tone: 'error', title: errorMessage(error) });
    // another user was faster: show their result
    if (isApiResponseError(error)) refresh();
  };
  const archiving = useMutation({
    mutationFn: archive,
    onSuccess: (_, isArchived) => {
      notify({ tone: 'success', title: t(isArchived ? 'archived' : 'restored') });
      refresh();
    },
    onError,
  });
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify({ tone: 'success', title: t('deleted') });
      refresh();
      onRemoved();
    },
    onError,
  });
  return { archiving, removing };
}

/** Refetches lists and details. */
export function useRefresh(affected: readonly Endpoint[]): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const endpoint of affected) void queryClient.invalidateQueries(queryFilterFor(endpoint));
  };
}

/** Whether the user may change records of a kind. */
export const useCanEdit = (kind: SheetKind): boolean => useCan(recordEndpoints[kind].save.access.permission);
