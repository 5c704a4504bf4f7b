import { isRefusedError, isTimeoutError } from '@meridian/api-client';
import { periodPickerType } from '@meridian/api-client/contract';
import { defaultRange } from '@meridian/date-range/core';
import { formatDayRange, useTranslation, type Language } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { useErrorMessage } from '../../../lib/use-error-message';
import { shorterRange } from '../empty-case';
import type { Report } from '../registry';
import type { ReportSearch } from '../report-search';
import type { ReportView } from '../report-view';

export interface RowsFailedProps {
  report: Report;
  view: ReportView;
  today: string;
  language: Language;
  error: unknown;
  onRetry: () => void;
  onChange: (search: ReportSearch) => void;
}

/** In place of rows that could not be had: the reason, another try, and a safer range. */
export function RowsFailed({ report, view, today, language, error, onRetry, onChange }: RowsFailedProps) {
  const { t } = useTranslation(['reports', 'common']);
  const errorMessage = useErrorMessage();
  if (view.rangeError) {
    const usual = defaultRange(periodPickerType[report.period], today);
    return (
      <EmptyState
        kind="notCounted"
        title={t('states.rangeTitle')}
        actions={
          <Button onClick={() => onChange({ beginDate: undefined, endDate: undefined })}>
            {t('states.useDefault', { range: formatDayRange(usual, language) })}
          </Button>
        }
      />
    );
  }
  const isTooMuch = isTimeoutError(error) || (isRefusedError(error) && error.code >= 500);
  const shorter = isTooMuch ? shorterRange(view.range, report.period, today) : null;
  const message = errorMessage(error);
  return (
    <EmptyState
      kind="failed"
      title={t('states.failedTitle')}
      description={shorter ? t('states.shorter', { message }) : message}
      actions={
        <>
          <Button variant="primary" icon={<RotateCwIcon />} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
          {shorter && (
            <Button onClick={() => onChange({ ...shorter })}>{formatDayRange(shorter, language)}</Button>
          )}
        </>
      }
    />
  );
}
