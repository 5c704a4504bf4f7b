import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';

/** Downloads a list of items, or shows the error. `save` writes the file. */
export function DownloadButton({ save }: { save: () => Promise<void> }) {
  const { t } = useTranslation('draftUpload');
  const errorMessage = useErrorMessage();
  const download = useMutation({
    mutationFn: save,
    onError: (error) =>
      notify({ tone: 'error', title: t('download.failed'), description: errorMessage(error) }),
  });
  return (
    <Button icon={<DownloadIcon />} isLoading={download.isPending} onClick={() => download.mutate()}>
      {t('download.button')}
    </Button>
  );
}
