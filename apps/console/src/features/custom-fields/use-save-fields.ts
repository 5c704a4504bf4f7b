import { endpoints, type FieldDefinition, type ReportPart } from '@meridian/api-client/contract';
import { queryFilterFor, reportFieldListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useColumnState } from '@meridian/report-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api';
import { notify } from '../../lib/notices';
import { reportColumnsKey } from '../../lib/report-columns-key';
import { GivenUpError } from '../../lib/send-when-answered';
import { useErrorMessage } from '../../lib/use-error-message';
import { useSendKept } from '../../lib/use-send-kept';
import { arrangeFields, type ShownKeys } from './field-draft';

/** Everything that answers with the columns of a report. */
const reportCalls = [endpoints.searchReportList, endpoints.feedReportList, endpoints.reportPartList];

export interface SaveFields {
  isSaving: boolean;
  isResetting: boolean;
  /** Both resolve to whether it is done; what failed has said so. */
  save: (fields: readonly FieldDefinition[], shown: ShownKeys) => Promise<boolean>;
  reset: () => Promise<boolean>;
}

/**
 * Saves which fields a part shows, or gives it the default back. Its reports are asked for anew, and the order of
 * columns that this browser kept for them is forgotten, so that screen and export follow the choice at once.
 */
export function useSaveFields(part: ReportPart, partName: string): SaveFields {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation(['customFields', 'shell']);
  const sendKept = useSendKept();
  const [, setColumnState] = useColumnState(reportColumnsKey(part));
  const [busy, setBusy] = useState<'save' | 'reset' | null>(null);
  const { partsId } = part;
  const { queryKey } = reportFieldListOptions(api, partsId);
  const what = t('shell:away.columns', { report: partName });

  const run = async (kind: 'save' | 'reset', action: () => Promise<unknown>) => {
    setBusy(kind);
    try {
      await action();
      // widths say nothing of which columns there are
      setColumnState(({ widths }) => (widths ? { widths } : {}));
      void queryClient.invalidateQueries(queryFilterFor(...reportCalls));
      notify({ tone: 'success', title: t(kind === 'save' ? 'saved' : 'wasReset', { report: partName }) });
      return true;
    } catch (error) {
      if (error instanceof GivenUpError) return false;
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
        await sendKept({ what, call: 'reportFieldSave', body: { partsId, dataKeys: [...shown] } });
        queryClient.setQueryData(queryKey, arrangeFields(fields, shown));
      }),
    reset: () =>
      run('reset', async () => {
        await sendKept({ what, call: 'reportFieldReset', body: { partsIds: [partsId] } });
        await queryClient.resetQueries({ queryKey });
      }),
  };
}
