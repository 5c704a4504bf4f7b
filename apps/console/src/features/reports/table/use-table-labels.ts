import { useTranslation, type Language } from '@meridian/i18n';
import { labelsOf, type ReportTableLabels } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { useMemo } from 'react';

export interface TableLabelsInput {
  /** Number of rows in the totals. */
  totalCount: number;
  /** Number of rows that paging can reach. */
  shownCount: number;
  /** Number of rows below the threshold. */
  hiddenCount: number;
  /** The threshold in percent. */
  changedBy: number | undefined;
  language: Language;
  /** Whether there is no room for the reason. */
  isNarrow: boolean;
}

/** The table's texts if its rows are only some of those in the totals. */
export function useTableLabels({
  totalCount,
  shownCount,
  hiddenCount,
  changedBy,
  language,
  isNarrow,
}: TableLabelsInput): Partial<ReportTableLabels> | undefined {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    if (totalCount === shownCount) return undefined;
    const usual = labelsOf[language];
    const hidden = t('compare.hiddenWhy', {
      count: hiddenCount,
      percent: changedBy,
    });
    return {
      rowCount: () => usual.rowCount(formatValue(totalCount, 't')),
      range: (range) =>
        hiddenCount === 0 || isNarrow ? usual.range(range) : `${usual.range(range)} · ${hidden}`,
    };
  }, [totalCount, shownCount, hiddenCount, changedBy, language, isNarrow, t]);
}
