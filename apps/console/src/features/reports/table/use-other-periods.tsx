import { periodColumnKey, type Period, type ReportList, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer, RowData } from '@meridian/report-table';
import { VisuallyHidden } from '@meridian/ui';
import { useMemo } from 'react';
import type { PeriodText } from './period-text';

type Renderers = Readonly<Record<string, CellRenderer<RowData>>>;

export interface OtherPeriodsOptions {
  data: Pick<ReportList, 'list' | 'comparison'> | undefined;
  period: Period;
  periodText: PeriodText | undefined;
}

/**
 * Adds a renderer that names the day, week or month of rows that only the comparison period has, since they belong to none of the report.
 */
export function useOtherPeriods(
  renderers: Renderers,
  { data, period, periodText }: OtherPeriodsOptions,
): Renderers {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const key = periodColumnKey(period);
    const { list = [], comparison } = data ?? {};
    if (key === undefined || comparison?.pairedUntil === undefined) return renderers;
    const others = new Map(list.map((row, index) => [row, comparison.list[index]?.[key]]));
    const renderOwn = renderers[key];
    const render: CellRenderer<ReportRow> = (cell) => {
      const { row, value, text } = cell;
      if (value !== null) return renderOwn?.(cell) ?? <span className="truncate">{text}</span>;
      const other = others.get(row);
      if (typeof other !== 'string') return null;
      return (
        <span title={t('compare.otherPeriod')} className="truncate text-fg-3">
          <VisuallyHidden>{t('compare.otherPeriod')} </VisuallyHidden>
          {periodText?.(other) ?? other}
        </span>
      );
    };
    return { ...renderers, [key]: render };
  }, [data, period, periodText, renderers, t]);
}
