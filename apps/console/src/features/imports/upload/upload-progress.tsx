import { useTranslation } from '@meridian/i18n';
import { ProgressBar } from '@meridian/ui';
import type { UploadQueue } from './use-upload-queue';

export interface UploadProgressProps {
  current: NonNullable<UploadQueue['current']>;
  waitingCount: number;
}

/** The file that is being uploaded, its progress, and how many wait. */
export function UploadProgress({ current, waitingCount }: UploadProgressProps) {
  const { t } = useTranslation('imports');
  const text = t('uploading', { file: current.fileName });
  return (
    <div role="status" className="flex items-center gap-3 text-12 text-fg-2">
      <span className="truncate">{text}</span>
      <ProgressBar label={text} value={current.share} className="w-48 max-w-1/3" />
      {waitingCount > 0 && <span className="text-fg-3">{t('waitingFiles', { count: waitingCount })}</span>}
    </div>
  );
}
