import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Alert } from '@meridian/ui';

export interface CapNoticeProps {
  /** Rows that can be shown. */
  shownCount: number;
  /** Rows of the report. */
  totalCount: number;
}

/** Says that a report has more rows than it shows. */
export function CapNotice({ shownCount, totalCount }: CapNoticeProps) {
  const { t } = useTranslation('reports');
  return (
    <Alert tone="info" className="mx-page mb-2 shrink-0 max-desktop:mx-4">
      {t('cap', { shown: formatValue(shownCount, 't'), total: formatValue(totalCount, 't') })}
    </Alert>
  );
}
