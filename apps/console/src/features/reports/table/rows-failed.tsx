import { isApiResponseError, isTimeoutError } from '@meridian/api-client';
import { defaultRange } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { pickerTypeOf } from '../registry';
import type { ReportModel } from '../use-report-model';
import { shorterRange } from './empty-reason';

/** Replaces rows that could not be loaded: the reason, a retry, and a safer range. */
export function RowsFailed({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const errorMessage = useErrorMessage();
  const { report, view, today, rows, change } = model;
  const { error, retry } = rows;
  if (view.rangeError) {
    const usual = defaultRange(pickerTypeOf(report), today);
    return (
      <EmptyState
        kind="notCounted"
        title={t('states.rangeTitle')}
        actions={
          <Button onClick={() => change({ range: undefined })}>
            {t('states.useDefault', { range: formatDayRange(usual, language) })}
          </Button>
        }
      />
    );
  }
  const isTooMuch = isTimeoutError(error) || (isApiResponseError(error) && error.code >= 500);
  const shorter = isTooMuch ? shorterRange(view.range, report, today) : null;
  const message = errorMessage(error);
  return (
    <EmptyState
      kind="failed"
      title={t('states.failedTitle')}
      description={shorter ? t('states.shorter', { message }) : message}
      actions={
        <>
          <Button variant="primary" icon={<RotateCwIcon />} onClick={retry}>
            {t('common:tryAgain')}
          </Button>
          {shorter && (
            <Button onClick={() => change({ range: shorter })}>{formatDayRange(shorter, language)}</Button>
          )}
        </>
      }
    />
  );
}
