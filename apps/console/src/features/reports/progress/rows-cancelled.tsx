import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';

/** Replaces the rows of a report whose loading was cancelled. */
export function RowsCancelled({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('reports');
  return (
    <EmptyState
      kind="notCounted"
      title={t('progress.cancelled')}
      actions={
        <Button variant="primary" icon={<RotateCwIcon />} onClick={onReload}>
          {t('progress.reload')}
        </Button>
      }
    />
  );
}
