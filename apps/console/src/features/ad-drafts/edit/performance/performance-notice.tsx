import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { InfoIcon, RotateCwIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import type { RowPerformance } from './use-performance';

export interface PerformanceNoticeProps {
  performance: Pick<RowPerformance, 'isShown' | 'error' | 'isEmpty' | 'onRetry'>;
}

/** Why the columns with metrics are empty: they could not be loaded, or there are none in these days. */
export function PerformanceNotice({ performance }: PerformanceNoticeProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const errorMessage = useErrorMessage();
  const { isShown, error, isEmpty, onRetry } = performance;
  if (!isShown || (!error && !isEmpty)) return null;
  if (!error)
    return (
      <p role="status" className="flex items-center gap-2 px-3 pt-3 text-13 text-fg-2">
        <InfoIcon aria-hidden className="size-4 flex-none" />
        {t('performance.empty')}
      </p>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 px-3 pt-3 text-13 text-fg-2">
      <p className="flex min-w-0 gap-2">
        <TriangleAlertIcon aria-hidden className="mt-0.5 size-4 flex-none text-bad-fg" />
        <span className="flex min-w-0 flex-wrap gap-x-1">
          <span>{t('performance.failed')}</span>
          <span>{errorMessage(error)}</span>
        </span>
      </p>
      <Button icon={<RotateCwIcon />} onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
