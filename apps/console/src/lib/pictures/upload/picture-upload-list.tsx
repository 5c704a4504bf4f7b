import { findText, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, ProgressBar } from '@meridian/ui';
import { CircleAlertIcon, CircleCheckIcon } from '@meridian/ui/icons';
import { useErrorMessage } from '../../api/use-error-message';
import { fileSize } from '../../format/file-size';
import { isRetryable, uploadTotals, type PictureUpload } from './picture-uploads';
import type { PictureTarget, PictureUploadsState } from './use-picture-uploads';

export interface PictureUploadListProps {
  uploads: PictureUploadsState;
  target: PictureTarget;
}

/** The files with their progress and result. Empty while there are none. */
export function PictureUploadList({ uploads, target }: PictureUploadListProps) {
  const { t } = useTranslation('materials');
  const { items, wait, isPending } = uploads;
  if (items.length === 0) return null;
  const totals = uploadTotals(items);
  const count = (value: number) => formatValue(value, 't');
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-fg-2">
        {isPending && <ProgressBar label={t('uploads.total')} value={totals.share} className="w-40" />}
        <span role="status" className="tabular-nums">
          {isPending
            ? t('uploads.progress', { ended: count(totals.ended), total: count(items.length) })
            : t('uploads.summary', { sent: count(totals.sent), failed: count(totals.failed) })}
        </span>
        {wait && <span className="text-warn-fg">{t(`uploads.wait.${wait}`)}</span>}
        <span className="ml-auto flex gap-3">
          {items.some(isRetryable) && (
            <Button variant="link" onClick={() => uploads.retry(target)}>
              {t('uploads.retryAll')}
            </Button>
          )}
          <Button variant="link" onClick={isPending ? uploads.cancel : uploads.clear}>
            {t(isPending ? 'uploads.cancel' : 'uploads.clear')}
          </Button>
        </span>
      </div>
      <ul aria-label={t('uploads.list')} className="max-h-72 overflow-y-auto rounded-sm border border-line-2">
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onRetry={() => uploads.retry(target, item.key)} />
        ))}
      </ul>
    </div>
  );
}

/** A row outside the viewport is not laid out: of 500 files ten are visible. */
const rowClass =
  'grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line-1 px-3 py-1.5 last:border-b-0 [contain-intrinsic-size:auto_44px] [content-visibility:auto]';

function UploadRow({ item, onRetry }: { item: PictureUpload; onRetry: () => void }) {
  const { t, i18n } = useTranslation(['materials', 'errors']);
  const errorMessage = useErrorMessage();
  const { file, state, share, problem, error, image } = item;
  const isWrong = state === 'failed' || state === 'rejected';
  const reason = problem ? (findText(i18n, 'errors', problem) ?? problem) : errorMessage(error);
  return (
    <li className={rowClass}>
      <span className="min-w-0">
        <span title={file.name} className="flex gap-2">
          <span className="truncate">{file.name}</span>
          <span className="flex-none text-fg-3">{fileSize(file.size)}</span>
        </span>
        {isWrong && <span className="block text-12 text-bad-fg">{reason}</span>}
      </span>
      <span className="flex items-center gap-2 text-12 text-fg-3">
        {state === 'sending' && (
          <ProgressBar label={t('uploads.progressOf', { file: file.name })} value={share} className="w-24" />
        )}
        {state === 'waiting' && t('uploads.waiting')}
        {state === 'cancelled' && t('uploads.cancelled')}
        {state === 'sent' && (
          <>
            <CircleCheckIcon aria-hidden className="text-ok-fg" />
            {t(image?.ratio === null ? 'uploads.sentToCrop' : 'uploads.sent')}
          </>
        )}
        {isWrong && (
          <>
            <CircleAlertIcon aria-hidden className="text-bad-fg" />
            {t('uploads.failed')}
          </>
        )}
        {isRetryable(item) && (
          <Button variant="link" onClick={onRetry}>
            {t('uploads.retry')}
          </Button>
        )}
      </span>
    </li>
  );
}
