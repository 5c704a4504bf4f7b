import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { reportTotals, rowTotals } from '../../../lib/account-items/row-totals';
import { formatMetric } from '../../../lib/format/metrics';
import { useMetricName } from '../trend/use-metric-name';
import type { ReportModel } from '../use-report-model';
import type { RowSelection } from './use-row-selection';

export interface SelectionFiguresProps {
  model: ReportModel;
  selection: Pick<RowSelection, 'rows' | 'isWhole'>;
}

/** The number of selected rows with their totals, those of the report if every row is selected; in one line on wide screens. */
export function SelectionFigures({ model, selection: { rows, isWhole } }: SelectionFiguresProps) {
  const { t } = useTranslation('itemActions');
  const nameOf = useMetricName();
  const data = model.rows.response?.data;
  const [currency = null, ...others] = data?.info.currencies ?? [];
  const { values, costShare } = isWhole && data ? reportTotals(data.summary) : rowTotals(rows, data?.summary);
  return (
    // parts that do not fit are on further lines, which are clipped
    <div className="mr-auto flex h-5 min-w-0 flex-1 flex-wrap gap-x-4 overflow-clip whitespace-nowrap tabular-nums max-desktop:h-auto max-desktop:basis-full">
      <span className="font-medium text-fg-1">
        {t('selected', { count: rows.length, total: formatValue(rows.length, 't') })}
      </span>
      {values.map(({ key, value }) => (
        <span key={key} className="text-fg-3">
          {nameOf(key)}{' '}
          <span className="text-fg-1 close-signs">
            {formatMetric(key, value, others.length > 0 ? null : currency)}
          </span>
          {key === 'cost' && costShare !== null && (
            <span title={t('shareTitle')}> ({formatValue(costShare, '%*100')})</span>
          )}
        </span>
      ))}
    </div>
  );
}
