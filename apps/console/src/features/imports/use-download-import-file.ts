import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { saveFile } from '../../lib/export/save-file';
import { notify } from '../../lib/page/notices';

/** Downloads a file that belongs to an import. A notice reports an error. */
export function useDownloadImportFile(path: `/${string}`) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('imports');
  return useMutation({
    mutationFn: async ({ id }: Pick<ReportImport, 'id' | 'fileName'>) =>
      saveFile(await api.download(path, { body: { id } })),
    onError: (error, { fileName: file }) =>
      notify({ tone: 'error', title: t('originalFailed', { file }), description: errorMessage(error) }),
  });
}
