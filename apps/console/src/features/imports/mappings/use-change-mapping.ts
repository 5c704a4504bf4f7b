import { endpoints, type ImportMapping } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';

/** Renames or deletes a header profile. Notices report a failure. */
export function useChangeMapping({ profile, headerKey }: Pick<ImportMapping, 'profile' | 'headerKey'>) {
  const { t } = useTranslation('imports');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const onSuccess = () => queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportMappingList));
  const onError = (title: string) => (error: unknown) =>
    notify({ tone: 'error', title, description: errorMessage(error) });
  const key = { profile, headerKey };
  const rename = useMutation({
    mutationFn: (name: string) => api.call(endpoints.reportImportMappingRename, { body: { ...key, name } }),
    onSuccess,
    onError: onError(t('mappings.saveFailed')),
  });
  const remove = useMutation({
    mutationFn: () => api.call(endpoints.reportImportMappingDelete, { body: key }),
    onSuccess,
    onError: onError(t('mappings.deleteFailed')),
  });
  return { rename, remove };
}
