import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';

export interface ReviewButtonProps {
  item: Pick<ReportImport, 'id' | 'fileName'>;
  onOpen: (id: string) => void;
}

/** Opens the review of an import. */
export function ReviewButton({ item, onOpen }: ReviewButtonProps) {
  const { t } = useTranslation('imports');
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={t('reviewFile', { file: item.fileName })}
      onClick={() => onOpen(item.id)}
    >
      {t('review')}
    </Button>
  );
}
