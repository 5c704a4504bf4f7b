import { auditFile, exportFormats, maxAuditFileRows, type AuditQuery } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent, DialogTrigger } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { saveFile } from '../../lib/export/save-file';
import { notify } from '../../lib/page/notices';

/** A button that asks for the format, and downloads the records of the filters. */
export function ExportAuditDialog({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('audit');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [isOpen, setIsOpen] = useState(false);
  const download = useMutation({
    mutationFn: async (format: (typeof exportFormats)[number]) =>
      saveFile(await api.download(auditFile.path, { body: { query, format } })),
    onSuccess: () => setIsOpen(false),
    onError: (error) => notify({ tone: 'error', title: t('exportFailed'), description: errorMessage(error) }),
  });
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button icon={<DownloadIcon />}>{t('export')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('exportTitle')}
        description={t('exportBody', { max: maxAuditFileRows })}
        closeLabel={t('close')}
        actions={exportFormats.toReversed().map((format) => (
          <Button
            key={format}
            variant={format === 'xlsx' ? 'primary' : 'quiet'}
            disabled={download.isPending}
            isLoading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {t(`export_${format}`)}
          </Button>
        ))}
      />
    </Dialog>
  );
}
