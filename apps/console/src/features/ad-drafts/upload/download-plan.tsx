import { draftPlanExport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { saveFile } from '../../../lib/export/save-file';
import { notify } from '../../../lib/page/notices';

/** Downloads all items of an upload with their changes as a workbook. */
export function DownloadPlan({ draftId }: { draftId: string }) {
  const { t } = useTranslation('draftUpload');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await api.download(draftPlanExport.path, { body: { id: draftId }, withoutAccount: true })),
    onError: (error) =>
      notify({ tone: 'error', title: t('download.failed'), description: errorMessage(error) }),
  });
  return (
    <Button icon={<DownloadIcon />} isLoading={download.isPending} onClick={() => download.mutate()}>
      {t('download.button')}
    </Button>
  );
}
