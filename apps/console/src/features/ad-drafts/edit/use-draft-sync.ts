import { endpoints } from '@meridian/api-client/contract';
import {
  endpointQueryKey,
  fetchDraftRemovedRows,
  fetchDraftSyncStates,
  type DraftRemovedRow,
  type DraftSyncRow,
} from '@meridian/api-client/react';
import {
  createDraftSync,
  liveRows,
  rowSchemas,
  type DraftSync,
  type LiveRows,
  type RemovedRow,
  type RowKind,
  type SentRow,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import type { OpenDraft } from './session/open-draft';

export interface DraftAtProvider {
  /** How each row differs from the account. */
  sync: DraftSync | undefined;
  /** Which rows are in the account, and which of them were deleted in the draft. */
  live: LiveRows | undefined;
  /** Id at the provider of a row that is in the account, otherwise undefined. */
  providerIdOf: (kind: RowKind, id: string) => string | undefined;
  /** Whether both are being fetched for the first time. */
  isLoading: boolean;
}

/**
 * The provider's state of an open draft; undefined until it is known, and for a draft that was never uploaded. `conflicts`: rows that conflict
 * with the account.
 */
export function useDraftSync(
  { summary: { id }, session, loadedRows }: OpenDraft,
  conflicts: readonly Pick<SentRow, 'kind' | 'id'>[],
): DraftAtProvider {
  const { t } = useTranslation('draftUpload');
  const api = useApi();
  const saved = useRef(session.saved);
  useEffect(() => {
    saved.current = session.saved;
  }, [session.saved]);
  const { data, isLoading } = useQuery({
    queryKey: endpointQueryKey(api, endpoints.draftSyncStates, id),
    queryFn: async ({ signal }) => {
      // rows saved later were edited since
      const baseline = saved.current;
      const [rows, removed] = await Promise.all([
        fetchDraftSyncStates(api, { id, signal }),
        fetchDraftRemovedRows(api, { id, signal }),
      ]);
      return { baseline, rows, removed };
    },
    enabled: loadedRows === undefined,
    // the events of uploads refresh it
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = useMemo(() => {
    if (!data) return undefined;
    const providerSays = (code: string, message: string) => t('items.providerSays', { code, message });
    const sent = data.rows.map((row): SentRow => {
      const { kind, id: rowId, isSynchronized, notSent, base, baseParentId } = row;
      const isInAccount = row.providerId !== null;
      const reasons = reasonsOf(row, providerSays);
      return { kind, id: rowId, isSynchronized, isInAccount, reasons, notSent, base, baseParentId };
    });
    // known again once they are restored
    const deleted = data.removed.map(({ kind, id: rowId, base, baseParentId, parentId }): SentRow => {
      const inAccount = { isSynchronized: false, isInAccount: true, reasons: [] };
      return { ...inAccount, kind, id: rowId, base, baseParentId: baseParentId ?? parentId };
    });
    const live = data.rows.filter(({ providerId }) => providerId !== null);
    const removed = data.removed.flatMap((row) => removedRowOf(row, providerSays));
    const providerIds = new Map(live.map((row) => [`${row.kind} ${row.id}`, row.providerId ?? undefined]));
    return {
      providerIds,
      sent: [...sent, ...deleted],
      live: liveRows({ baseline: data.baseline, live, removed }),
    };
  }, [data, t]);
  const { draft } = session.history;
  const compare = useMemo(
    () => data && known && createDraftSync({ sent: known.sent, baseline: data.baseline, conflicts }),
    [data, known, conflicts],
  );
  const sync = useMemo(() => compare?.(draft), [compare, draft]);
  const providerIdOf = (kind: RowKind, rowId: string) => known?.providerIds.get(`${kind} ${rowId}`);
  return { sync, live: known?.live, providerIdOf, isLoading };
}

/** Skips rows of a newer version of the server. */
function removedRowOf(
  { kind, id, parentId, previousId, fields, failure }: DraftRemovedRow,
  providerSays: (code: string, message: string) => string,
): RemovedRow[] {
  const { data: row } = rowSchemas[kind].safeParse({ ...fields, id });
  const reasons = failure === null ? [] : failureTexts(failure, providerSays);
  return row === undefined ? [] : [{ kind, id, parentId, previousId, row, reasons }];
}

function failureTexts(
  { message, code, providerMessage }: NonNullable<DraftSyncRow['failure']>,
  providerSays: (code: string, message: string) => string,
): readonly string[] {
  return code === null ? [message] : [message, providerSays(code, providerMessage ?? '')];
}

function reasonsOf(
  { failure, isSynchronized, review, reasons }: DraftSyncRow,
  providerSays: (code: string, message: string) => string,
): readonly string[] {
  if (failure !== null) return failureTexts(failure, providerSays);
  return isSynchronized && review === 'rejected' ? reasons : [];
}
