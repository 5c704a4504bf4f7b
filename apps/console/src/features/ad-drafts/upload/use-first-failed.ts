import { endpoints } from '@meridian/api-client/contract';
import { tableOf, parentOf, type Draft, type RowKind } from '@meridian/draft-editor/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import type { JumpTarget } from '../edit/use-jump';
import { itemsPerPage } from './use-upload-status';

/**
 * Finds the first row that the provider rejected, regardless of the list's filter; `null` if only removals, or nothing of the draft,
 * failed, or if the server does not respond.
 */
export function useFirstFailed(draftId: string, draft: Draft) {
  const api = useApi();
  return useMutation({
    mutationFn: async (): Promise<JumpTarget | null> => {
      const { data } = await api.call(endpoints.draftUploadStatus, {
        body: { page: { number: 1, size: itemsPerPage }, query: { id: draftId, filter: 'failed' } },
      });
      const isRow = (kind: RowKind, id: string) => parentOf(tableOf<RowKind>(draft, kind), id) !== undefined;
      const first = data.list.find(({ kind, id }) => isRow(kind, id));
      return first ? { kind: first.kind, id: first.id, field: first.failure?.field ?? undefined } : null;
    },
  });
}
