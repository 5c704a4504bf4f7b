import { endpoints, type ReportImport } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { discardReviewDraft } from '../review/use-review-draft';

export interface UndoOptions {
  /** The notice of success. Already translated. */
  doneText: string;
  /** Runs before the data are refetched. */
  onDone: () => void;
}

/** Undoes an import, or discards one that is not applied. Notices report the result. */
export function useUndoImport({ id }: Pick<ReportImport, 'id'>, { doneText, onDone }: UndoOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: () => api.call(endpoints.reportImportUndo, { body: { id } }),
    onSuccess: () => {
      discardReviewDraft(id);
      notify({ tone: 'success', title: doneText });
      onDone();
      // the reports' data have changed; the closing dialog needs no new preview
      const { path } = endpoints.reportImportUndo;
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] !== path });
    },
    onError: (error) => {
      notify({ tone: 'error', title: errorMessage(error) });
      return queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
    },
  });
}
