import { useTranslation } from '@meridian/i18n';
import { IconButton } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { useDraftExport, type DraftToExport } from './use-draft-export';

/** Downloads a draft as a workbook; its changes can be imported. */
export function ExportDraftButton(draft: DraftToExport) {
  const { t } = useTranslation('adDrafts');
  const { exportDraft, isPending } = useDraftExport();
  return (
    <IconButton
      label={t('export.button')}
      aria-busy={isPending}
      disabled={isPending}
      onClick={() => exportDraft(draft)}
    >
      <DownloadIcon />
    </IconButton>
  );
}
