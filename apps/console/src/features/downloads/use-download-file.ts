import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { downloadRecord } from '../../lib/export/download-record';
import { notify } from '../../lib/page/notices';

/** Downloads a finished file. A notice reports an error. */
export function useDownloadFile() {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('downloads');
  return useMutation({
    mutationFn: ({ id }: DownloadRecord) => downloadRecord(api, id),
    onError: (error, { fileName: file }) =>
      notify({ tone: 'error', title: t('downloadFailed', { file }), description: errorMessage(error) }),
  });
}
