import { endpoints } from '@meridian/api-client/contract';
import { endpointQueryKey, fetchDraftSyncStates, type DraftSyncRow } from '@meridian/api-client/react';
import { draftSync, type DraftSync, type SentRow } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import type { OpenDraft } from './session/open-draft';

/** Which rows of an open draft the provider has; undefined until that is known, and of a draft that was never uploaded. */
export function useDraftSync({ summary: { id }, session }: OpenDraft): DraftSync | undefined {
  const { t } = useTranslation('draftUpload');
  const api = useApi();
  const saved = useRef(session.saved);
  useEffect(() => {
    saved.current = session.saved;
  }, [session.saved]);
  const { data } = useQuery({
    queryKey: endpointQueryKey(api, endpoints.draftSyncStates, id),
    queryFn: async ({ signal }) => {
      // what is saved later was edited since
      const baseline = saved.current;
      return { baseline, rows: await fetchDraftSyncStates(api, { id, signal }) };
    },
    // the events of uploads refresh it
    staleTime: Infinity,
    gcTime: 0,
  });
  const sent = useMemo(
    () =>
      data?.rows.map((row): SentRow => {
        const reasons = reasonsOf(row, (code, message) => t('items.providerSays', { code, message }));
        const notSent = row.notSent.map(({ field }) => field);
        return { kind: row.kind, id: row.id, isSynchronized: row.isSynchronized, reasons, notSent };
      }),
    [data, t],
  );
  const { draft } = session.history;
  return useMemo(
    () => data && sent && draftSync(draft, { sent, baseline: data.baseline }),
    [draft, data, sent],
  );
}

function reasonsOf(
  { failure, isSynchronized, review, reasons }: DraftSyncRow,
  providerSays: (code: string, message: string) => string,
): readonly string[] {
  if (failure !== null) {
    const { message, code, providerMessage } = failure;
    return code === null ? [message] : [message, providerSays(code, providerMessage ?? '')];
  }
  return isSynchronized && review === 'rejected' ? reasons : [];
}
