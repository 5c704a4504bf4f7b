import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, ProgressBar } from '@meridian/ui';
import { batchProgress, isUnderWay, useUploads } from './uploads';
import { useSendUploads } from './use-send-uploads';

/** The progress of uploads, with buttons to pause and cancel them. Empty once all have ended. */
export function UploadProgress() {
  const { t } = useTranslation('imports');
  const { items, isPaused, wait, pause, resume, cancel } = useUploads();
  const send = useSendUploads();
  if (!isUnderWay(items)) return null;
  const { ended, total, share } = batchProgress(items);
  const current =
    items.find(({ state }) => state === 'sending') ?? items.find(({ state }) => state === 'waiting');
  const label = total > 1 ? t('queue.progress') : t('uploading', { file: current?.name ?? '' });
  const count = (value: number) => formatValue(value, 't');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-fg-2">
      <span className="min-w-0 truncate">{t('uploading', { file: current?.name ?? '' })}</span>
      <ProgressBar label={label} value={share} className="w-48 max-w-1/3" />
      {total > 1 && (
        <span role="status" className="text-fg-3 tabular-nums">
          {t('queue.files', { ended: count(ended), total: count(total) })}
        </span>
      )}
      <span role="status" className="text-fg-1 empty:hidden">
        {wait ? t(`queue.wait.${wait}`) : isPaused ? t('queue.paused') : null}
      </span>
      <span className="flex gap-2">
        {isPaused ? (
          <Button
            variant="link"
            onClick={() => {
              resume();
              send();
            }}
          >
            {t('queue.resume')}
          </Button>
        ) : (
          total > 1 && (
            <Button variant="link" onClick={pause}>
              {t('queue.pause')}
            </Button>
          )
        )}
        <Button variant="link" onClick={cancel}>
          {total > 1 ? t('queue.cancelAll') : t('queue.cancel')}
        </Button>
      </span>
    </div>
  );
}
