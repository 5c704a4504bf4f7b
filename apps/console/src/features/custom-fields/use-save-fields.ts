import { endpoints, type FieldDefinition, type ReportPart } from '@meridian/api-client/contract';
import {
  AbortedError,
  endpointOptions,
  queryFilterFor,
  useOfflineMutation,
} from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useColumnState } from '@meridian/report-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { offlineEndpoints } from '../../lib/offline/offline-endpoints';
import { notify } from '../../lib/page/notices';
import { reportColumnsKey } from '../../lib/settings/report-columns-key';
import { arrangeFields, type ShownKeys } from './field-draft';

/** The endpoints whose responses depend on the columns of a report. */
const reportEndpoints = [endpoints.searchReportList, endpoints.feedReportList, endpoints.reportPartList];

export interface SaveFields {
  isSaving: boolean;
  isResetting: boolean;
  /** Both resolve to whether they succeeded; an error has already been shown. */
  save: (fields: readonly FieldDefinition[], shown: ShownKeys) => Promise<boolean>;
  reset: () => Promise<boolean>;
}

/**
 * Saves the shown fields of a part, or resets it to the default. Its reports are refetched, and the column order that this browser
 * stored for them is removed, so that screen and export show the selection at once.
 */
export function useSaveFields(part: ReportPart, partName: string): SaveFields {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation(['customFields', 'shell']);
  const { mutateAsync: saveFields } = useOfflineMutation(api, offlineEndpoints.reportFieldSave);
  const { mutateAsync: resetFields } = useOfflineMutation(api, offlineEndpoints.reportFieldReset);
  const [, setColumnState] = useColumnState(reportColumnsKey(part));
  const [busy, setBusy] = useState<'save' | 'reset' | null>(null);
  const { partsId } = part;
  const { queryKey } = endpointOptions(api, endpoints.reportFieldList, { body: { partsIds: [partsId] } });
  const what = t('shell:away.columns', { report: partName });

  const run = async (kind: 'save' | 'reset', action: () => Promise<unknown>) => {
    setBusy(kind);
    try {
      await action();
      // widths do not depend on the selected columns
      setColumnState(({ columnSizing }) => (columnSizing ? { columnSizing } : {}));
      void queryClient.invalidateQueries(queryFilterFor(...reportEndpoints));
      notify({ tone: 'success', title: t(kind === 'save' ? 'saved' : 'wasReset', { report: partName }) });
      return true;
    } catch (error) {
      if (error instanceof AbortedError) return false;
      notify({ tone: 'error', title: t('notSaved'), description: errorMessage(error) });
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    isSaving: busy === 'save',
    isResetting: busy === 'reset',
    save: (fields, shown) =>
      run('save', async () => {
        await saveFields({ what, body: { partsId, dataKeys: [...shown] } });
        queryClient.setQueryData(queryKey, arrangeFields(fields, shown));
      }),
    reset: () =>
      run('reset', async () => {
        await resetFields({ what, body: { partsIds: [partsId] } });
        await queryClient.resetQueries({ queryKey });
      }),
  };
}
