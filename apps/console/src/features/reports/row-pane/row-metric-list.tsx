import type { ReportRow, ReportTrend } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { ChangeText, cn } from '@meridian/ui';
import { formatMetric } from '../../../lib/format/metrics';
import { kpiKeys, type KpiKey } from '../trend/kpi-keys';
import { changeOfMetric } from '../trend/kpis';
import { useMetricName } from '../trend/use-metric-name';
import type { ReportModel } from '../use-report-model';

export interface RowMetricListProps {
  row: ReportRow;
  /** The row in the period compared with; null for a new one, undefined without a comparison. */
  previous: ReportRow | null | undefined;
  model: ReportModel;
  /** The trend over the days of the row; undefined until it is loaded. */
  trend: ReportTrend | undefined;
  /** The metric in the chart. */
  selected: KpiKey;
  onSelectedChange: (metric: KpiKey) => void;
}

/** The metrics of a row beside those of the period before; each selects the chart. */
export function RowMetricList({
  row,
  previous,
  model,
  trend,
  selected,
  onSelectedChange,
}: RowMetricListProps) {
  const { t } = useTranslation('rowPane');
  const { language } = useLanguage();
  const nameOf = useMetricName();
  const { view, rows } = model;
  const [own = null, ...others] = rows.response?.data.info.currencies ?? [];
  const currency = typeof row['currency'] === 'string' ? row['currency'] : others.length > 0 ? null : own;
  const before = beforeOf({ previous, trend, model });
  return (
    <section aria-label={t('metrics')} className="flex flex-col gap-1">
      <ul className="-mx-2 flex flex-col">
        {kpiKeys.map((key) => {
          const value = Object.hasOwn(row, key) ? row[key] : trend?.summary[key];
          const change = before?.row && changeOfMetric(key, { value, previous: before.row[key], language });
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === selected}
                onClick={() => onSelectedChange(key)}
                className={cn(
                  'flex h-ctl w-full items-center gap-3 rounded-sm px-2 text-left text-13 focus-ring hover:bg-hover',
                  key === selected && 'bg-accent-bg hover:bg-accent-bg',
                )}
              >
                <span className="mr-auto text-fg-2">{nameOf(key)}</span>
                {change && <ChangeText change={change} />}
                <span className="min-w-26 text-right font-medium text-fg-1 tabular-nums close-signs">
                  {formatMetric(key, value, currency)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {before && (
        <p className="text-12 text-fg-3">
          {before.row
            ? t('comparedWith', { range: formatDayRange(before.range, language, 'short') })
            : view.compare
              ? t('isNew')
              : t('noDataBefore', { range: formatDayRange(before.range, language, 'short') })}
        </p>
      )}
    </section>
  );
}

/** The row of the report's comparison, otherwise of the period before; its row is null if it has none. */
function beforeOf({ previous, trend, model }: Pick<RowMetricListProps, 'previous' | 'trend' | 'model'>) {
  const { comparedRange } = model.view;
  if (comparedRange && previous !== undefined) return { row: previous, range: comparedRange };
  if (comparedRange || !trend) return undefined;
  const { comparison } = trend;
  return { row: comparison.dataTime === null ? null : comparison.summary, range: comparison };
}
