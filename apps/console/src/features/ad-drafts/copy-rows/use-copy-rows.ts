import { isApiResponseError } from '@meridian/api-client';
import { endpoints, maxCopiedRows, type EndpointData } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import type { ProviderKind } from '@meridian/draft-editor/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import type { DraftStore } from '../edit/session/draft-store';
import type { OpenDraft } from '../edit/session/open-draft';
import { loadedDraftKey } from '../lib/use-editable-drafts';
import type { ChosenTarget } from './use-copy-target';

export interface RowsToCopy {
  kind: ProviderKind;
  ids: readonly string[];
}

export interface CopyRowsOptions {
  /** The draft of the rows. */
  open: OpenDraft;
  store: Pick<DraftStore, 'saveNow'>;
  rows: RowsToCopy;
  target: ChosenTarget | undefined;
  /** Name of a new draft. */
  name: string;
  onCopied: (draftId: string, preview: RowCopyPreview) => void;
  /** One of the drafts has changed since the preview. */
  onChanged: () => void;
}
export type RowCopyPreview = EndpointData<typeof endpoints.draftRowCopyPreview>;

/** What a draft takes of rows of the open one, once these are saved, and the copying. A repeated attempt copies nothing twice. */
export function useCopyRows({ open, store, rows, target, name, onCopied, onChanged }: CopyRowsOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pending, version } = open.session;
  const source = { id: open.summary.id, version, kind: rows.kind, ids: [...rows.ids] };
  const isUnsaved = pending.length > 0;
  const isTooMany = rows.ids.length > maxCopiedRows;
  // instead of up to 20,000 ids in the key
  const [dialogId] = useState(() => crypto.randomUUID());
  const existingId = target && target.draft !== 'new' ? target.draft.id : undefined;
  const preview = useQuery({
    queryKey: ['row-copy', dialogId, version, target?.accountId, existingId, target?.parentId],
    queryFn: ({ signal }) =>
      api.call(endpoints.draftRowCopyPreview, {
        body: {
          ...accountOf(target),
          source,
          target: { id: existingId, parentId: target?.parentId ?? '' },
        },
        withoutAccount: true,
        signal,
      }),
    enabled: target !== undefined && !isUnsaved && !isTooMany,
    // what is copied depends on both drafts
    gcTime: 0,
    staleTime: 0,
  });
  useSaving(store, { isUnsaved, isOutdated: isApiResponseError(preview.error, 'conflict') });
  const sent = useRef<{ of: string; requestId: string; newId: string }>(undefined);
  const copying = useMutation({
    mutationFn: async ({ to, seen }: { to: ChosenTarget; seen: RowCopyPreview }) => {
      const of = JSON.stringify([version, to.accountId, existingId, to.parentId, seen.version]);
      if (sent.current?.of !== of)
        sent.current = { of, requestId: crypto.randomUUID(), newId: crypto.randomUUID() };
      const { requestId, newId } = sent.current;
      const id = existingId ?? newId;
      await api.call(endpoints.draftRowCopySave, {
        body: {
          ...accountOf(to),
          requestId,
          source,
          target: {
            id,
            parentId: to.parentId,
            ...(existingId === undefined ? { name } : { version: seen.version ?? 0 }),
          },
        },
        withoutAccount: true,
      });
      return id;
    },
    onSuccess: (id, { seen }) => {
      onCopied(id, seen);
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
      void queryClient.invalidateQueries({ queryKey: loadedDraftKey });
    },
    onError: (error) => {
      if (!isApiResponseError(error, 'conflict')) return;
      onChanged();
      store.saveNow();
      void queryClient.invalidateQueries({ queryKey: loadedDraftKey });
      void preview.refetch();
    },
  });
  return { preview, copying, isUnsaved, isTooMany };
}

/** Only a new draft needs the account. */
function accountOf(target: ChosenTarget | undefined): { accountId?: number } {
  return target?.draft === 'new' ? { accountId: target.accountId } : {};
}

/** Saves the draft of the rows when the dialog opens, and gets what other users have saved when the server has a later version. */
function useSaving(
  { saveNow }: Pick<DraftStore, 'saveNow'>,
  { isUnsaved, isOutdated }: { isUnsaved: boolean; isOutdated: boolean },
): void {
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  useEffect(() => {
    if (isUnsaved || isOutdated) latest.current();
  }, [isUnsaved, isOutdated]);
}
