import { useTranslation, type Language } from '@meridian/i18n';
import { labelsOf, type ReportTableLabels } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { useMemo } from 'react';

export interface TableLabelsInput {
  /** Rows that the totals cover. */
  totalCount: number;
  /** Rows that can be paged to. */
  shownCount: number;
  /** Rows that did not change enough to be listed. */
  hiddenCount: number;
  /** The percent that they would have had to change by. */
  changedBy: number | undefined;
  language: Language;
  /** There is no room to say why. */
  isNarrow: boolean;
}

/** The table's texts where the rows in it are not all that its totals cover. */
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
      rows: formatValue(hiddenCount, 't'),
      percent: changedBy,
    });
    return {
      rowCount: () => usual.rowCount(formatValue(totalCount, 't')),
      range: (range) =>
        hiddenCount === 0 || isNarrow ? usual.range(range) : `${usual.range(range)} · ${hidden}`,
    };
  }, [totalCount, shownCount, hiddenCount, changedBy, language, isNarrow, t]);
}
