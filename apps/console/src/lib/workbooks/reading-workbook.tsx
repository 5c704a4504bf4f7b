import { useTranslation } from '@meridian/i18n';
import { ProgressBar } from '@meridian/ui';

export interface ReadingWorkbookProps {
  fileName: string;
  /** Sent share of the bytes, 0 to 1. */
  share: number;
}

/** A file that is uploaded, then read by the server. */
export function ReadingWorkbook({ fileName, share }: ReadingWorkbookProps) {
  const { t } = useTranslation('common');
  const label = t(share < 1 ? 'workbook.uploading' : 'workbook.reading', { file: fileName });
  return (
    <div className="py-6">
      <p role="status" className="mb-2 wrap-anywhere">
        {label}
      </p>
      {/* reading takes a few seconds after the last byte */}
      <ProgressBar label={label} value={share * 0.9} />
    </div>
  );
}
