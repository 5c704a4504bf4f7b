import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useDraftExport, type DraftToExport } from './use-draft-export';

/** Downloads a draft as a workbook that can be imported. */
export function ExportDraftButton(draft: DraftToExport) {
  const { t } = useTranslation('adDrafts');
  const { exportDraft, isPending } = useDraftExport();
  return (
    <Button icon={<DownloadIcon />} isLoading={isPending} onClick={() => exportDraft(draft)}>
      {t('export.button')}
    </Button>
  );
}
