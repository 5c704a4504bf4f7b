import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import {
  changedRowsSchema,
  endpoints,
  recordEndpoints,
  type ChangedRows,
  type MappedColumns,
  type RecordImport,
  type SheetKind,
} from '@meridian/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { useReadWorkbook } from '../../../lib/workbooks/use-read-workbook';
import { useRefresh } from '../use-record-actions';

/** Endpoints of lists and details that an import may change. */
const affected = [
  ...[endpoints.customerList, endpoints.customerDetail, endpoints.companyList, endpoints.companyDetail],
  ...[endpoints.providerAccountList, endpoints.providerAccountDetail],
  ...[endpoints.accountList, endpoints.getUserInfo],
];

/** Reads a file of records, compares it again on request, and imports it. */
export function useSheetImport(kind: SheetKind, { onDone }: { onDone: (done: RecordImport) => void }) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const refresh = useRefresh(affected);
  const refreshRows = useRefresh([recordEndpoints[kind].importRows]);
  const [changed, setChanged] = useState<ChangedRows>();
  const reading = useReadWorkbook<RecordImport>((file, options) => send(api, kind, { file, ...options }));
  const { state } = reading;
  const id = state.status === 'read' ? state.content.id : '';
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const show = (content: RecordImport) => {
    setChanged(undefined);
    reading.setContent(content);
    refreshRows();
  };

  const checking = useMutation({
    mutationFn: (columns?: MappedColumns) =>
      api.call(recordEndpoints[kind].importReview, { body: { id, ...(columns && { columns }) } }),
    onSuccess: show,
    onError,
  });
  const running = useMutation({
    mutationFn: () => api.call(recordEndpoints[kind].importRun, { body: { id } }),
    onSuccess: (done) => {
      show(done);
      refresh();
      onDone(done);
    },
    onError: (error) => {
      const rows = isApiResponseError(error) ? changedRowsSchema.safeParse(error.data) : undefined;
      if (rows?.success) setChanged(rows.data);
      else onError(error);
    },
  });
  return {
    ...reading,
    reset: () => {
      setChanged(undefined);
      reading.reset();
    },
    changed,
    checking,
    running,
  };
}

async function send(
  api: ApiClient,
  kind: SheetKind,
  request: { file: File; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ problem: string } | { content: RecordImport }> {
  const { problem, review } = await api.upload(recordEndpoints[kind].importUpload, { ...request, body: {} });
  return review ? { content: review } : { problem: problem?.failMessage ?? '' };
}
